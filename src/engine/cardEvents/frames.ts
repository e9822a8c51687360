// What playing a card leads to: its points and its event, in the order the player chose (R7.1, R18).
import type { Frame } from '../frames';
import type { Ctx } from '../tx';
import type { CardId, Side } from '../types';
import { type CardDef, cardDef } from '../world';

/** Frames of a card's event, the first to be asked last (R18). */
function eventFrames({ id: card, params, side }: CardDef): Frame[] {
  switch (params.kind) {
    case 'ambush':
      return []; // R14.6: played as an ordinary card the event does nothing
    case 'vichy':
      return [{ at: 'vichy', side, card }];
    case 'supply':
      return [...(params.partisan ? [{ at: 'partisan', side, card } as const] : []), { at: 'recoverSide', side }];
    case 'offensive':
      return [{ at: 'offensive', side, card, groups: params.groups, move: params.move, acted: [], moved: null }];
    case 'diplomacy':
      return [{ at: 'diplomacy', side, card, left: params.steps }];
    case 'development':
      return [{ at: 'development', side, card, left: params.cards, maxValue: params.maxValue }];
    case 'wolfpack':
      return [
        { at: 'wolfpack', side, card, brought: false },
        { at: 'arsenal', side, card, toMap: params.toMap, toPool: params.toPool },
      ];
    case 'newWeapons':
    case 'lendLease':
      return [{ at: 'arsenal', side, card, toMap: params.toMap, toPool: params.toPool }];
    case 'seaLion':
    case 'amphibious':
      return [{ at: 'landing', side, card, moved: null, dropped: null }];
    case 'strategicBombing':
      return [{ at: 'bombing', side, card, left: params.targets, flown: [], hit: [] }];
  }
}

/** Frames of a card that is played, to be pushed in this order; the last one is asked first (R7.1). */
export function cardFrames(ctx: Ctx, side: Side, card: CardId, first: 'event' | 'points'): Frame[] {
  const def = cardDef(ctx, card);
  const points: Frame = { at: 'points', side, card, left: def.value, acted: [] };
  const event = eventFrames(def);
  return first === 'event' ? [points, ...event] : [...event, points];
}
