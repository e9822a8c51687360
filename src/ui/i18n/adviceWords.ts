// The words of warnings on the order slip and of the instructions about ambushes (R14) that the dictionaries do not have.
import type { Language } from '../../store';

export interface AdviceWords {
  /** Switches a kind of warning off. */
  readonly silence: string;
  readonly silenceKind: (kind: string) => string;
  readonly askOnlyHere: string;
  readonly askOnlyHereNote: (area: string) => string;
  readonly askNotHere: string;
  readonly askNotHereNote: (area: string) => string;
  /** Heading of the areas left out, when they are fewer than those that are asked about. */
  readonly leftOut: string;
  readonly noAreas: string;
  readonly takeOut: (area: string) => string;
  readonly putIn: (area: string) => string;
  readonly neverByHand: string;
}

const ja: AdviceWords = {
  silence: 'この警告を消す',
  silenceKind: (kind) => `「${kind}」の警告を消す。設定で戻せる。`,
  askOnlyHere: 'ここだけ聞く',
  askOnlyHereNote: (area) => `これからは${area}での待ち伏せだけを尋ね、ほかは見送る。設定で戻せる。`,
  askNotHere: 'ここでは聞かない',
  askNotHereNote: (area) => `今回を見送り、これからも${area}では尋ねずに見送る。設定で戻せる。`,
  leftOut: '尋ねないエリア',
  noAreas: 'エリアは選ばれていない。待ち伏せを尋ねられたときに「ここだけ聞く」で選べる。',
  takeOut: (area) => `${area}では尋ねない`,
  putIn: (area) => `${area}でも尋ねる`,
  neverByHand: '尋ねるかどうかは手札で変わらない。札があってもなくても、この指示だけで決まる。',
};

const en: AdviceWords = {
  silence: 'Hide this warning',
  silenceKind: (kind) => `Hides the warning “${kind}”. The settings bring it back.`,
  askOnlyHere: 'Ask only here',
  askOnlyHereNote: (area) => `From now on only ambushes in ${area} are asked about. The settings change it.`,
  askNotHere: 'Do not ask here',
  askNotHereNote: (area) => `Declines now, and from now on in ${area} without asking. The settings change it.`,
  leftOut: 'Areas not asked about',
  noAreas: 'No area is chosen. “Ask only here” chooses one when an ambush is asked about.',
  takeOut: (area) => `Do not ask in ${area}`,
  putIn: (area) => `Ask in ${area} too`,
  neverByHand:
    'Whether you are asked never depends on the hand: with or without the card, this instruction alone decides.',
};

const byLanguage: Readonly<Record<Language, AdviceWords>> = { ja, en };

/** The words of advice and instructions in a language. */
export const adviceWords = (language: Language): AdviceWords => byLanguage[language];
