// Where an area's counters, its name in each language and its base mark go. Every area proposes places for its stack
// with the name under or beside it; then each in turn takes the one that disturbs the others least, until nothing moves.
import { blockAt, groundOf, nameBlocks, STACK, stackPlaces } from './proposals.mjs';
import { overlap, rectAround } from './rectangles.mjs';

const ROUNDS = 8;
const MOST_OPTIONS = 1600;
const BOXED_SIZE = 26;

const clashes = (rect, others, weight) =>
  others.reduce((sum, other) => {
    const share = overlap(rect, other);
    return share ? sum + weight * (0.15 + share) : sum;
  }, 0);

/** Names side by side keep a letter's distance. */
const apart = ([x0, y0, x1, y1]) => [x0 - 16, y0 - 1, x1 + 16, y1 + 1];

/** What an option costs beside the places the others have taken. */
const disturbance = (others) => {
  const stacks = others.map((o) => o.stack.rect);
  const names = others.map((o) => apart(o.name.rect));
  return ({ stack, name }) =>
    clashes(stack.rect, stacks, 130) +
    clashes(stack.rect, names, 90) +
    clashes(name.rect, names, 150) +
    clashes(name.rect, stacks, 90);
};

const cheapest = (options, extra) => {
  let best = { total: Number.POSITIVE_INFINITY };
  for (const option of options) {
    if (option.cost >= best.total) continue;
    const total = option.cost + extra(option);
    if (total < best.total) best = { ...option, total };
  }
  return best;
};

/** options: area id → what it may take; fixed: places that are not up for choice. */
const settle = (options, fixed) => {
  const taken = new Map(fixed);
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    for (const [id, mine] of options) {
      const others = [...taken].filter(([other]) => other !== id).map(([, place]) => place);
      const best = cheapest(mine, disturbance(others));
      if (best.key !== taken.get(id)?.key) moved = true;
      taken.set(id, best);
    }
  }
  return taken;
};

/** Every stack with every name beside it, the cheapest first. */
const pairs = (area, language, stacks, ground) =>
  stacks
    .flatMap((stack, s) =>
      nameBlocks(area, language, stack, ground).map((name, n) => ({
        stack,
        name,
        cost: stack.cost + name.cost,
        key: `${s}/${n}`,
      })),
    )
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_OPTIONS);

const boxedPlace = (area, language, { counter: [x, y, room], label }) => ({
  stack: { at: [x, y], room, rect: rectAround([x, y], STACK, STACK) },
  name: blockAt(area, language, label, { size: BOXED_SIZE }),
});

/**
 * board: region per cell with boxes blanked out (`grid`), what its numbers stand for (`ids`), how many of them are sea
 * (`seaCount`); insets: areas with a box of their own. → Map id → { stack: { at, room, rect }, ja: block, en: block }
 */
export const placeAll = (board, areas, insets) => {
  const boxed = areas.filter((a) => insets[a.id]);
  const open = areas.filter((a) => !insets[a.id]).map((a) => ({ area: a, ground: groundOf(board, a) }));
  const proposed = open.map((o) => ({ ...o, stacks: stackPlaces(board, o.area, o.ground) }));
  proposed.sort((a, b) => a.stacks.length - b.stacks.length || (a.area.id < b.area.id ? -1 : 1));
  const settled = (language, stacksOf) =>
    settle(
      new Map(proposed.map((p) => [p.area.id, pairs(p.area, language, stacksOf(p), p.ground)])),
      boxed.map((a) => [a.id, boxedPlace(a, language, insets[a.id])]),
    );
  const japanese = settled('ja', (p) => p.stacks);
  const english = settled('en', (p) => [{ ...japanese.get(p.area.id).stack, cost: 0 }]);
  const place = ({ id }) => ({ stack: japanese.get(id).stack, ja: japanese.get(id).name, en: english.get(id).name });
  return new Map(areas.map((a) => [a.id, place(a)]));
};

/** Pairs that still lie on each other, for the report: [what, share of the smaller one]. */
export const collisions = (places) =>
  ['ja', 'en']
    .flatMap((language) => {
      const things = [...places].flatMap(([id, p]) => [
        [id, p.stack.rect],
        [`${id} (${language})`, p[language].rect],
      ]);
      return things.flatMap(([a, ra], i) => things.slice(i + 1).map(([b, rb]) => [`${a} × ${b}`, overlap(ra, rb)]));
    })
    .filter(([, share]) => share > 0.02);
