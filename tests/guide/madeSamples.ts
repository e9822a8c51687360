// The sample games as they follow from the main line (R20) and from the guided first turn; written by scripts/samples.mjs.
import type { Recorded } from '../../src/engine';
import { replay } from '../../src/engine';
import { builtInWorld, type Leg, lesson, type Sample } from '../../src/store';
import { mainGame, mainLine } from '../acceptance/mainLine';
import { chapterNamesJa } from './chapterNames';

type Chapter = Sample['chapters'][number];

/** Names with the numbers of decisions between them. */
function chaptersOf(stretches: readonly { readonly names: Chapter['names']; readonly decisions: number }[]): Chapter[] {
  let at = 0;
  return stretches.map(({ names, decisions }) => {
    const chapter = { at, names };
    at += decisions;
    return chapter;
  });
}

const namesJa: Readonly<Record<string, string>> = chapterNamesJa;

const main: Sample = {
  id: 'main-line',
  names: { ja: 'ポーランドからロンドンまで（第1〜7ターン）', en: 'From Poland to London (turns 1–7)' },
  about: {
    ja: '公開されている対戦記に出てくる出来事を一つの対局につないだもの。電撃戦、ヴィシー、ウルフパック、あしか作戦まで。',
    en: 'The events of the published reports as one game: Blitzkrieg, Vichy, Wolfpack, and at last Sea Lion.',
  },
  ...mainGame,
  chapters: chaptersOf(
    Object.entries(mainLine).map(([en, steps]) => ({ names: { ja: namesJa[en] ?? en, en }, decisions: steps.length })),
  ),
};

/** The decisions of the lesson, each with who is asked for it. */
function lessonDecisions(): readonly Recorded[] {
  const world = builtInWorld();
  const decisions: Recorded[] = [];
  for (const decision of lesson.legs.flatMap((leg) => leg.decisions)) {
    const played = replay(world, { ...lesson, variants: {}, decisions });
    if (!played.ok) throw new Error(JSON.stringify(played.error.reason));
    const asked = played.value.state.frames.at(-1);
    decisions.push({ side: asked && 'side' in asked ? asked.side : 'axis', decision });
  }
  return decisions;
}

const lengthTo = (name: string): number => {
  const legs: readonly Leg[] = lesson.legs;
  return legs
    .slice(
      0,
      legs.findIndex((leg) => leg.name === name),
    )
    .flatMap(({ decisions }) => decisions).length;
};

const firstTurn: Sample = {
  id: 'first-turn',
  names: { ja: '案内の第1ターン', en: 'The guided first turn' },
  about: {
    ja: '案内つきの第1ターンを、案内の手のとおりに最後まで。ポーランド、イタリアの参戦、航空攻撃、回復。',
    en: 'The guided first turn as the guide would play it: Poland, Italy, an air attack, recovery.',
  },
  seed: lesson.seed,
  script: lesson.script,
  variants: {},
  decisions: lessonDecisions(),
  chapters: [
    { at: 0, names: { ja: '手札', en: 'The hand' } },
    { at: lengthTo('blitzkrieg'), names: { ja: 'ポーランド', en: 'Poland' } },
    { at: lengthTo('reserve'), names: { ja: '戦略値', en: 'Points' } },
    { at: lengthTo('raid'), names: { ja: '航空攻撃', en: 'Air attack' } },
    { at: lengthTo('diplomacy'), names: { ja: 'イタリア参戦', en: 'Italy' } },
    { at: lengthTo('pass'), names: { ja: 'パスと回復', en: 'Passing and recovery' } },
  ],
};

export const madeSamples: readonly Sample[] = [main, firstTurn];
