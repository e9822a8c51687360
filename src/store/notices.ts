// What the table has to say: files and games that cannot be played, refusals, faults. Words for it are in ui/i18n.
import type { Refusal } from '../engine';

/** Why a file or a stored game cannot be played. */
export interface FileProblem {
  readonly code: 'notJson' | 'notASave' | 'tooNew' | 'otherPack' | 'corrupt' | 'missing';
  /** Where in the file, e.g. `decisions[12].side`; empty for the whole. */
  readonly path: string;
  /** Technical reason, in English. */
  readonly reason: string;
}

/** Something the table has to say once. */
export type Notice =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Nothing can be taken back: the game begins here. */
  | { readonly kind: 'undoRefused'; readonly barrier: 'start' }
  | { readonly kind: 'fileRefused'; readonly problem: FileProblem }
  | { readonly kind: 'gameRefused'; readonly name: string; readonly problem: FileProblem }
  /** A damaged game was opened after its last good decision. */
  | { readonly kind: 'gameRepaired'; readonly kept: number; readonly lost: number; readonly problem: FileProblem }
  /** The game has gone on in another tab; what is decided here is kept as a game of its own, under this name. */
  | { readonly kind: 'otherTab'; readonly name: string }
  /** The program itself failed; the game stands where it stood. */
  | { readonly kind: 'fault'; readonly reason: string };
