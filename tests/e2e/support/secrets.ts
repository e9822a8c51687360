// What must not be in the page: cards of a hand that the one who looks may not see (R6.4).
import { expect, type Page } from '@playwright/test';
import cards from '../../../src/data/cards.json' with { type: 'json' };
import type { Decision, Side } from '../../../src/engine';

const nameOf = (id: string): string => cards.find((card) => card.id === id)?.ja.replaceAll('★', '') ?? id;

const other = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');

/** Hands as the players know them, and what the table has shown of cards so far. */
export class Secrets {
  readonly #hands: Record<Side, Set<string>> = { axis: new Set(), allies: new Set() };
  readonly #shown = new Set<string>();

  /** After a decision of a side. */
  note(side: Side, decision: Decision): void {
    if (decision.type === 'chooseHand') this.#hands[side] = new Set(decision.cards);
    if (decision.type !== 'playCard' && decision.type !== 'ambush' && decision.type !== 'develop') return;
    this.#hands[side].delete(decision.card);
    this.#shown.add(nameOf(decision.card));
  }

  /** Neither hand is in the page. */
  async expectNoHand(page: Page): Promise<void> {
    await this.#expectAbsent(page, [...this.#hands.axis, ...this.#hands.allies], this.#shown);
  }

  /** The hand of the other side is not in the page; names of cards that the side has itself may be. */
  async expectOnlyHandOf(page: Page, side: Side): Promise<void> {
    const own = cards.filter((card) => card.side === side).map(({ id }) => nameOf(id));
    await this.#expectAbsent(page, [...this.#hands[other(side)]], new Set([...this.#shown, ...own]));
  }

  async #expectAbsent(page: Page, hidden: readonly string[], known: ReadonlySet<string>): Promise<void> {
    const secrets = [...hidden, ...hidden.map(nameOf).filter((name) => !known.has(name))];
    const found = await page.evaluate(
      (words) => words.filter((word) => document.documentElement.outerHTML.includes(word)),
      secrets,
    );
    expect(found).toEqual([]);
  }

  /** Cards of both hands together, as a check that there is something to hide. */
  get count(): number {
    return this.#hands.axis.size + this.#hands.allies.size;
  }
}
