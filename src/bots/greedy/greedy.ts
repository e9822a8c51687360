// The greedy bot: the best single decision by what it is worth at once.
import { type Decision, judge, options, type State, type World } from '../../engine';
import type { Bot } from '../bot';
import { WEIGHTS } from '../weights';
import { answerAmbush, chooseControllers, loseAtSea, placeDamage, recover, retreat } from './answers';
import { chooseHand, plain, takeImpulse } from './cards';
import { best, eventDeeds, landingUnits, pointDeeds, type Scored } from './deeds';
import { bomb, bringWeapons, develop, negotiate, raid } from './events';
import { type Sight, sightOf } from './view';

const DONE: Decision = { type: 'done' };

const worthwhile = (found: readonly Scored[]): Decision => {
  const top = best(found);
  return top && top.score > WEIGHTS.threshold ? top.decision : DONE;
};

/** R7.4: the group that moved attacks as a whole, or not at all. */
function finishOffensive(sight: Sight, moved: readonly string[]): Decision {
  const group = sight.board.world.units.filter(({ id }) => moved.includes(id)).map(({ id }) => id);
  const able = group.filter((id) => {
    const unit = sight.board.state.units[id];
    return unit && !unit.spent && unit.at !== 'forcePool';
  });
  const [attack] = options(sight.board.world, sight.board.state, able).filter(
    ({ decision }) => decision.type === 'attack',
  );
  return attack ? attack.decision : DONE;
}

function answer(sight: Sight): Decision {
  const { prompt } = sight;
  switch (prompt.at) {
    case 'chooseHand':
      return chooseHand(sight);
    case 'impulse':
      return takeImpulse(sight);
    case 'points':
      return worthwhile(pointDeeds(sight));
    case 'offensive':
      return prompt.moved ? finishOffensive(sight, prompt.moved) : worthwhile(eventDeeds(sight));
    case 'landing':
      return landing(sight, prompt.moved ?? (prompt.dropped ? [prompt.dropped] : null));
    case 'diplomacy':
      return negotiate(sight);
    case 'development':
      return develop(sight);
    case 'vichy':
      return plain(sight, 'proclaimVichy') ?? DONE;
    case 'arsenal':
      return bringWeapons(sight);
    case 'wolfpack':
      return raid(sight);
    case 'bombing':
      return bomb(sight);
    case 'partisan':
      return plain(sight, 'placePartisan') ?? DONE;
    case 'ambush':
      return answerAmbush(sight, prompt);
    case 'damage':
      return placeDamage(sight);
    case 'retreat':
      return retreat(sight);
    case 'overload':
      return loseAtSea(sight, prompt);
    case 'controllers':
      return chooseControllers(sight);
    case 'recovery':
      return recover(sight, prompt);
    default:
      return prompt satisfies never;
  }
}

/** R18: land, then attack with those who landed. */
function landing(sight: Sight, landed: readonly string[] | null): Decision {
  const attack = landed ? finishOffensive(sight, landed) : DONE;
  return attack.type === 'attack' ? attack : landed ? DONE : worthwhile(eventDeeds(sight, landingUnits(sight)));
}

/** The decision worth most at once, by the terms of `WEIGHTS`; one of the engine's options should it be refused. */
export function greedyAnswer(sight: Sight): Decision {
  const { world, state, side } = sight.board;
  const decision = answer(sight);
  if (judge(world, state, side, decision) === null) return decision;
  return options(world, state)[0]?.decision ?? DONE;
}

/** The same for a position. */
export const greedyDecision = (world: World, seen: State): Decision => greedyAnswer(sightOf(world, seen));

/** Looks one step ahead. */
export const greedyBot: Bot = { kind: 'greedy', decide: greedyDecision };
