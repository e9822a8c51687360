// The words of who plays which side: persons, bots, and the slip of a bot that thinks.
import type { Language, SeatedBot } from '../../store';

type BotKind = SeatedBot['bot'];

const ja = {
  title: '席',
  tool: '席と実験室',
  note: 'どちらの側も、いつでも人とボットが交代できる。ボットは相手の手札を見ない。',
  newGame: '席につくのは',
  player: (side: string) => `${side}を打つのは`,
  person: '人',
  bots: { random: '無作為', greedy: '一手読み', planner: '先読み' } as Readonly<Record<BotKind, string>>,
  about: {
    random: '指せる手からでたらめに選ぶ。',
    greedy: '一手ごとに、盤面が最もよくなる手を選ぶ。',
    planner: '手番の先を何通りか試してから選ぶ。考える時間がかかる。',
  } as Readonly<Record<BotKind, string>>,
  strategy: (side: string) => `${side}の札の戦略`,
  noStrategy: 'なし（ボットまかせ）',
  bot: (bot: string, strategy: string | null) => (strategy === null ? `ボット・${bot}` : `ボット・${bot}・${strategy}`),
  watching: '両方がボットなら、手札なしで観戦する。',
  lab: '実験室',
  labHere: 'この局面から試す',
  backToLab: '実験室を開く',
  labNote: 'ボット同士に何局も打たせて、札の戦略や次の一手を比べる。',
  toLab: '実験室へ',
  thinking: {
    title: '考え中',
    asked: (side: string, what: string) => `${side}のボットが考えている。${what}。`,
    waits: (side: string) => `${side}のボットは待っている。`,
    waitsNote: '続けさせるか、人が代わる。',
    pause: '止める',
    goOn: '続けさせる',
    takeOver: '人が代わる',
  },
};

export type SeatWords = typeof ja;

const en: SeatWords = {
  title: 'Seats',
  tool: 'Seats and lab',
  note: 'Person and bot can change places on either side at any time. A bot never sees the other hand.',
  newGame: 'Who plays',
  player: (side) => `${side} played by`,
  person: 'A person',
  bots: { random: 'Random', greedy: 'One step', planner: 'Planner' },
  about: {
    random: 'Any legal decision, at random.',
    greedy: 'At each step, whatever leaves the best board.',
    planner: 'Tries several ways through an impulse first. Takes its time.',
  },
  strategy: (side) => `${side} card strategy`,
  noStrategy: "None (the bot's own)",
  bot: (bot, strategy) => (strategy === null ? `Bot, ${bot}` : `Bot, ${bot}, ${strategy}`),
  watching: 'With a bot on both sides you watch, without either hand.',
  lab: 'The lab',
  labHere: 'Play out from here',
  backToLab: 'Open the lab',
  labNote: 'Bots play many games, to compare card strategies or the next decision.',
  toLab: 'To the lab',
  thinking: {
    title: 'Thinking',
    asked: (side, what) => `The ${side} bot is thinking: ${what}.`,
    waits: (side) => `The ${side} bot is waiting.`,
    waitsNote: 'Let it go on, or take its place.',
    pause: 'Halt',
    goOn: 'Go on',
    takeOver: 'Take over',
  },
};

const dictionaries: Readonly<Record<Language, SeatWords>> = { ja, en };

/** The words of who plays, in a language. */
export const seatWords = (language: Language): SeatWords => dictionaries[language];
