// What is being put together in the lab: lines, conditions, and which page lies open. Of the screen only.
import { create } from 'zustand';
import type { Save, Side } from '../../engine';
import type { LineDraft, SeatDraft } from '../../store/lab';
import { freshSeed } from '../setup/newGameForm';

export interface Start {
  /** `new`, `here`, or the id of a stored game. */
  readonly from: string;
  /** null for a new game, and where the position cannot be played on. */
  readonly save: Save | null;
  /** By whose knowledge it is played on, `open` for hands as they are; null while nobody has said so. */
  readonly viewer: Side | 'open' | null;
}

export interface LabDesk {
  readonly page: 'experiments' | 'strategies';
  readonly lines: readonly LineDraft[];
  readonly games: string;
  readonly seed: string;
  readonly start: Start;
  /** Strategy that lies open. */
  readonly strategy: string | null;
}

const plain: SeatDraft = { bot: 'greedy', strategy: null };
const freshLine: LineDraft = { name: '', players: { axis: plain, allies: plain }, opening: [] };

export const newGameStart: Start = { from: 'new', save: null, viewer: 'open' };

export const useLabDesk = create<LabDesk>(() => ({
  page: 'experiments',
  lines: [
    freshLine,
    { ...freshLine, players: { axis: { bot: 'greedy', strategy: 'example-axisBlitzTwice' }, allies: plain } },
  ],
  games: '100',
  seed: `${freshSeed()}`,
  start: newGameStart,
  strategy: null,
}));

export const setDesk = useLabDesk.setState;

/** Lines that can be compared at once. */
export const mostLines = 4;

export const addLine = (): void =>
  setDesk(({ lines }) => ({ lines: [...lines, { ...(lines.at(-1) ?? freshLine), name: '', opening: [] }] }));

export const dropLine = (index: number): void =>
  setDesk(({ lines }) => ({ lines: lines.filter((_, other) => other !== index) }));

export const changeLine = (index: number, change: Partial<LineDraft>): void =>
  setDesk(({ lines }) => ({ lines: lines.map((line, other) => (other === index ? { ...line, ...change } : line)) }));

/** Another starting position: what was to be decided in the old one is not there. */
export const startFrom = (start: Start): void =>
  setDesk(({ lines }) => ({ start, lines: lines.map((line) => ({ ...line, opening: [] })) }));

/** Two lines that differ in nothing yet, to compare decisions of a position. */
export const alikeFrom = (start: Start): void => setDesk({ page: 'experiments', start, lines: [freshLine, freshLine] });

/** The number of a text within bounds; null when it is none. */
export function numberIn(text: string, least: number, most: number): number | null {
  const number = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}
