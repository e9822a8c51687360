// What must not be in the page: cards of a hand that the one who looks may not see (R6.4).
import { expect, type Page } from '@playwright/test';
import cards from '../../../src/data/cards.json' with { type: 'json' };
import type { Decision, Recorded, Save, Side } from '../../../src/engine';

const nameOf = (id: string): string => cards.find((card) => card.id === id)?.ja.replaceAll('★', '') ?? id;

/** Names that the table says of its own accord: a side is asked about an ambush whether or not it has such a card (R14). */
const common: ReadonlySet<string> = new Set(['待ち伏せ']);

const other = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');

/** Hands as the players know them, and what the table has shown of cards so far. */
export class Secrets {
  readonly #hands: Record<Side, Set<string>> = { axis: new Set(), allies: new Set() };
  readonly #shown = new Set<string>();

  /** Decks and hands of a game that is known, and what its decisions have shown. */
  static of({ decisions, state: { cards: piles } }: Pick<Save, 'decisions' | 'state'>): Secrets {
    const secrets = new Secrets();
    secrets.noteAll(decisions);
    for (const side of ['axis', 'allies'] as const) {
      secrets.#hands[side] = new Set([...piles[side].hand, ...piles[side].deck]);
    }
    return secrets;
  }

  noteAll(decisions: readonly Recorded[]): void {
    for (const { side, decision } of decisions) this.note(side, decision);
  }

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
    const names = hidden.map(nameOf).filter((name) => !known.has(name) && !common.has(name));
    const found = await page.evaluate(
      (words) => {
        const copy = document.documentElement.cloneNode(true) as HTMLElement;
        // Sentences of the glossary stand in the page whoever looks.
        for (const term of copy.querySelectorAll('[data-term]')) term.removeAttribute('aria-description');
        return words.filter((word) => copy.outerHTML.includes(word));
      },
      [...hidden, ...names],
    );
    expect(found).toEqual([]);
  }

  /** Cards of both hands together, as a check that there is something to hide. */
  get count(): number {
    return this.#hands.axis.size + this.#hands.allies.size;
  }
}
