// A player without a plan: clicks on lit things, chosen by a seeded generator. Runs on the page's own elements.
import type { Page } from '@playwright/test';

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const slip = '[data-testid="prompt"]';
const lit = ':not([aria-disabled="true"])';

/** Lit things by kind, as selectors. */
const things = {
  lift: '[data-testid="do-lift-curtain"]',
  again: '[data-testid="do-again"]',
  start: '[data-testid="do-start"]',
  /** Cards of the deck that are not chosen yet. */
  deck: `[data-testid="hand-choice"] .pickable[aria-pressed="false"]${lit}`,
  confirm: `${slip} .btn.go${lit}`,
  card: `.hand-card${lit}`,
  cardUse: `[data-testid="card-choice"] .btn.go${lit}`,
  /** Buttons that decide something or light its places. */
  act: `${slip} .btn${lit}:not([data-testid="do-reselect"], [data-testid="do-controllers"], [data-testid="do-show-hand"])`,
  end: `${slip} :is([data-testid="do-done"], [data-testid="do-pass"], [data-testid="do-decline"])${lit}`,
  counter: `${slip} .unit-choice[aria-pressed="false"]${lit}`,
  target: `[data-testid="damage"] .btn${lit}`,
  stack: '.map-stack.usable',
  pool: `[data-testid="pool-forcePool"] .unit-choice${lit}`,
  area: '.map-area.lit',
  choice: `.map-choice .btn${lit}:not([data-testid="do-select-stack"])`,
} as const;

export type Thing = keyof typeof things;

/** Things to click at a prompt, each with how likely, tried in this order until one is there. */
export type Habit = readonly (readonly [thing: Thing, likely: number])[];

export interface Clicks {
  readonly habits: Readonly<Record<string, Habit>>;
  /** What to do at prompts without habits of their own. */
  readonly others: Habit;
  readonly random: () => number;
}

/** Rolls that one click may need at most. */
const rollsOfClick = 24;

/**
 * So many clicks one after the other, each on one lit thing of the habit for what lies on the screen: curtain, title
 * page, end, wreck, or the frame of the prompt. What lay there, click by click; it stops at a wreck.
 */
export function clickAround(page: Page, count: number, { habits, others, random }: Clicks): Promise<string[]> {
  const rolls = Array.from({ length: count }, () => Array.from({ length: rollsOfClick }, random));
  return page.evaluate(
    async ([selectors, known, other, dice]) => {
      const byId = (id: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
      const drawn = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
      const lies = (): string =>
        ['curtain', 'title-screen', 'end', 'wreck'].find((id) => byId(id)) ??
        byId('prompt')?.dataset['frame'] ??
        'nothing';
      const clickOne = (frame: string, faces: number[]): void => {
        for (const [thing, likely] of known[frame] ?? other) {
          const found = [...document.querySelectorAll(selectors[thing])];
          const [roll = 0, share = 0] = faces.splice(0, 2);
          const chosen = roll < likely ? found[Math.floor(share * found.length)] : undefined;
          if (!chosen) continue;
          chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          return;
        }
      };
      const frames: string[] = [];
      for (const faces of dice) {
        const frame = lies();
        frames.push(frame);
        if (frame === 'wreck') break;
        clickOne(frame, faces);
        await drawn();
      }
      return frames;
    },
    [things, habits, others, rolls] as const,
  );
}
