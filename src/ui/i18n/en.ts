// Every word a player reads, in English.
import type { AmbushMode, FileProblem, StorageTrouble, UndoBarrier } from '../../store';
import type { Words } from './ja';
import { logEn } from './logEn';
import { promptsEn } from './promptsEn';
import { refusalsEn } from './refusalsEn';
import type {
  BaseLabels,
  DecisionLabels,
  DiplomacyLabels,
  NoticeWords,
  PoolLabels,
  SideLabels,
  UnitLabels,
} from './told';

const years = (turn: number): number => 1939 + Math.floor(turn / 2);
const isWinter = (turn: number): boolean => turn % 2 === 1;

const sides: SideLabels = { axis: 'Axis', allies: 'Allies' };

const unitTypes: UnitLabels = {
  LF: 'infantry',
  GF: 'garrison',
  SA: 'strike army',
  TF: 'armour',
  AB: 'airborne',
  FT: 'fortress',
  AF: 'air unit',
  NF: 'surface fleet',
  CV: 'carrier',
  CVE: 'escort carrier',
  SS: 'submarine',
};

/** The plural of a type of unit; troops have none. */
function several(type: string): string {
  if (/(?:infantry|armour|airborne)$/.test(type)) return type;
  if (type.endsWith('y')) return `${type.slice(0, -1)}ies`;
  return type.endsWith('s') ? `${type}es` : `${type}s`;
}

const pools: PoolLabels = { forcePool: 'force pool', newWeaponsPool: 'new-weapons pool', removed: 'removed' };

const bases: BaseLabels = {
  red: 'base (both sides)',
  black: 'base (axis only)',
  half: 'base (axis only, 0.5)',
  allies: 'base (allies only)',
  'us-track': 'bases (one per step of the American entry track, allies only)',
};

const decisions: DecisionLabels = {
  chooseHand: 'Take this hand',
  playCard: 'Play a card',
  useAmbushPoints: 'Use the ambush points',
  pass: 'Pass',
  done: 'Done',
  move: 'Move',
  attack: 'Attack',
  airMove: 'Air move',
  airAttack: 'Air attack',
  mobilize: 'Mobilize',
  setController: 'Choose the controlling nation',
  ambush: 'Counterattack',
  decline: 'Let it pass',
  damage: 'Place damage',
  retreat: 'Retreat',
  sendToPool: 'Send to the force pool',
  recover: 'Recover',
  negotiate: 'Negotiate',
  develop: 'Develop',
  proclaimVichy: 'Proclaim Vichy France',
  deploy: 'Place',
  release: 'To the force pool',
  raid: 'Raid',
  bomb: 'Bomb',
  placePartisan: 'Place partisans',
  drop: 'Drop',
};

const diplomacy: DiplomacyLabels = {
  join: (nation) => `Bring ${nation} into the war`,
  forward: (nation) => `Move the track of ${nation} forward`,
  back: (nation) => `Push the track of ${nation} back`,
  return: (nation) => `Bring ${nation} back to the allies`,
};

const barriers: Record<UndoBarrier, string> = {
  dice: 'Dice have been rolled since: going back asks first.',
  hidden: 'A hidden card has been shown since: going back asks first.',
  side: 'The other side has been asked since: going back asks first.',
  start: 'There is nothing before this.',
};

const files: Record<FileProblem['code'], string> = {
  notJson: 'The file is not JSON.',
  notASave: 'This is no saved game of this program.',
  tooNew: 'The game was saved by a newer version of the program.',
  otherPack: 'The game was saved with another data pack.',
  corrupt: 'The saved game is damaged.',
  missing: 'This game cannot be found.',
};

const troubles: Record<StorageTrouble, string> = {
  full: "The browser's storage is full and the game is not being saved. You can play on, but only an export keeps the game.",
  blocked: 'The browser does not allow saving. You can play on, but only an export keeps the game.',
  failed: 'The game could not be saved. You can play on, but only an export keeps the game.',
};

const where = ({ path, reason }: FileProblem): string => {
  const detail = [path, reason].filter((part) => part).join(': ');
  return detail === '' ? '' : ` (${detail})`;
};

const notices: NoticeWords = {
  fileRefused: ({ problem }) => `Not imported. ${files[problem.code]}${where(problem)}`,
  gameRefused: ({ name, problem }) =>
    `“${name}” cannot be opened. ${files[problem.code]}${where(problem)} It can still be exported.`,
  gameRepaired: ({ kept, lost, problem }) =>
    `Part of the saved game was damaged. It goes on after decision ${kept}; decisions lost: ${lost}.${where(problem)}`,
  otherTab: ({ name }) =>
    `This game has gone on in another tab. What is decided here is kept as a game of its own, “${name}”.`,
  fault: ({ reason }) => `The program failed to do this. The game stands as it stood before. (${reason})`,
};

const instructions: Record<AmbushMode, string> = {
  ask: 'ask every time',
  onlyHere: 'ask only in chosen areas',
  never: 'never ambush',
};

export const en = {
  languageName: 'English',
  title: 'Rise and Fall of the Third Reich',
  sides,
  neutral: 'neutral',
  turn: (turn: number) => `Turn ${turn}`,
  season: (turn: number) => `${isWinter(turn) ? 'Winter' : 'Summer'} ${years(turn)}`,
  unitTypes,
  unitModels: { heavy: 'heavy armour', jet: 'jet air unit', t34: 'T-34 armour' },
  pools,
  bases,
  decisions,
  diplomacy,
  prompts: promptsEn,
  refusals: refusalsEn,
  log: logEn,
  barriers,
  files,
  troubles,
  notices,
  withRule: (sentence: string, rule: string) => `${sentence} 〔${rule}〕`,
  sentence: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
  general: { area: 'this area', unit: 'this unit', nation: 'this nation', card: 'this card', side: 'this side' },
  list: (parts: readonly string[]) => parts.join(', '),
  unitOf: (nation: string, type: string) => `${type} (${nation})`,
  unitsOf: (nation: string, types: readonly { type: string; count: number }[]) =>
    `${types.map(({ type, count }) => `${count} ${count === 1 ? type : several(type)}`).join(', ')} (${nation})`,
  cardWithValue: (card: string, value: number) => `${card} (${value})`,
  start: {
    subtitle: '1939–1945: the war in Europe',
    newGame: 'New game',
    importGame: 'Import',
    games: 'Saved games',
    noGames: 'There are no saved games.',
    open: 'Open',
    remove: 'Delete',
    removeAsk: (name: string) => `Deleting “${name}” cannot be taken back.`,
    removeSure: 'Delete it',
    unreadable: 'unreadable',
    over: 'finished',
    updated: (when: string) => `saved ${when}`,
    name: 'Name of the game',
    defaultName: (number: number) => `Game ${number}`,
    seed: 'Seed',
    seedNote: 'The same seed and the same decisions give the same dice.',
    begin: 'Begin',
    cancel: 'Cancel',
    loading: 'Getting ready',
  },
  rail: {
    impulseOf: (side: string) => `Impulse: ${side}`,
    decisionOf: (side: string) => `Decision: ${side}`,
    turnTrack: 'Turns',
    undo: 'Undo',
    redo: 'Redo',
    exportGame: 'Export',
    closeGame: 'Title page',
    settings: 'Settings',
    help: 'Keys',
  },
  slip: {
    title: 'Orders',
    chosen: (units: string) => `Chosen: ${units}.`,
    reselect: 'Choose again',
    confirm: 'Confirm',
    eventFirst: 'Event first',
    pointsFirst: 'Points first',
    finishEvent: 'End the event',
    finishPoints: 'End the points',
    toPool: 'To the force pool',
    cost: (points: number) => `cost ${points}`,
    stops: 'stops here',
    violates: (nation: string) => `${nation} joins the other side`,
    transport: (area: string, units: number) => `transport ${units}: ${area}`,
    mayBeAmbushed: 'may be ambushed',
    pointsLeft: (points: number) => `${points} left`,
    showHand: 'Show my hand',
  },
  hand: {
    own: (side: string) => `Hand: ${side}`,
    deck: 'Deck',
    undeveloped: 'Undeveloped',
    inPlay: 'In play',
    value: 'Value',
    event: 'Event',
    privately: (side: string) => `For these eyes only: ${side}`,
    undevelopedNote: 'Added to the deck by Development',
    putAllBack: 'Put all back',
    empty: 'The hand is empty.',
    slot: 'empty',
  },
  curtain: {
    title: 'Please change seats',
    to: (side: string) => `To decide next: ${side}`,
    lift: (side: string) => `Show the cards: ${side}`,
    hold: 'Press and hold',
    why: 'Why this is asked',
    ambushWhy: 'Wherever a counterattack is possible this is asked, whether or not such a card is held.',
    boardOnly: 'Look at the board only',
  },
  panels: {
    pools: 'Pools and entry tracks',
    tracks: 'Entry tracks',
    frozen: 'fixed',
    steps: (done: number, length: number) => `${done} of ${length}`,
    emptyPool: 'No units.',
    log: 'Log',
    emptyLog: 'Nothing has happened yet.',
    forecast: 'Forecast',
    victory: 'Victory',
    axisPoints: (points: number, need: number) => `Axis bases ${points} of ${need}`,
    axisAreas: (areas: number, need: number) => `Axis areas ${areas} of ${need}`,
    berlin: (held: boolean): string => (held ? 'Berlin is in axis hands' : 'Berlin is lost'),
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomAll: 'Whole map',
  },
  unit: {
    attack: (value: number) => `attack ${value}`,
    air: (value: number) => `air ${value}`,
    durability: (value: number) => `durability ${value}`,
    movement: (value: number) => `movement ${value}`,
    cost: (value: number) => `cost ${value}`,
    ready: 'ready',
    spent: 'spent',
    stack: (side: string, count: number) => `${side}: ${count} units`,
  },
  area: {
    controlledBy: (nation: string, side: string) => `controlled by ${nation} (${side})`,
    uncontrolled: 'controlled by nobody',
    reachable: 'can be reached',
    target: 'can be attacked',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    counterSize: 'Size of counters',
    ambush: (side: string) => `Ambush: ${side}`,
    instructions,
    ambushNote: 'With “never ambush” the table lets every occasion pass without asking, whatever cards are held.',
  },
  end: {
    title: 'The game is over',
    winner: (side: string) => `Victory: ${side}`,
    kinds: { suddenDeath: 'Sudden death', decision: 'Decision' },
    reason: {
      axisSudden: (points: number) => `The axis holds ${points} bases.`,
      alliesSudden: (points: number) => `The axis is down to ${points} bases.`,
      decision: 'Turn 12 is over, and the game was decided on points.',
    },
    again: 'Play again',
    look: 'Look at the board',
  },
  notice: { title: 'Notice', dismiss: 'Close' },
  keys: {
    title: 'Keys',
    enter: 'confirm',
    escape: 'choose again',
    undo: 'undo',
    redo: 'redo',
    nextArea: 'next lit area',
    arrows: 'to the next area',
    space: 'choose units',
    drawer: 'open or close the pools',
    zoom: 'zoom in, out, whole map',
    help: 'this list',
  },
} satisfies Words;
