// The greedy bot: the best single decision by what it is worth at once.
import { type Decision, judge, options, type State, type World } from '../../engine';
import type { Bot } from '../bot';
import { WEIGHTS } from '../weights';
import { answerAmbush, chooseControllers, loseAtSea, placeDamage, recover, retreat } from './answers';
import { chooseHand, plain, takeImpulse } from './cards';
import { best, eventDeeds, pointDeeds, type Scored } from './deeds';
import { bomb, bringWeapons, develop, negotiate, raid } from './events';
import { type Sight, sightOf } from './view';

const DONE: Decision = { type: 'done' };

const worthwhile = (found: readonly Scored[]): Decision => {
  const top = best(found);
  return top && top.score > WEIGHTS.threshold ? top.decision : DONE;
};

function landingUnits({ board, prompt }: Sight): number {
  const params = prompt.at === 'landing' ? board.world.cardById[prompt.card]?.params : undefined;
  return params?.kind === 'seaLion' || params?.kind === 'amphibious' ? params.units : 99;
}

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

/** A decision of the engine's options in any case, should the bot's own be refused. */
function legal(world: World, seen: State, sight: Sight): Decision {
  const decision = answer(sight);
  if (judge(world, seen, sight.prompt.side, decision) === null) return decision;
  return options(world, seen)[0]?.decision ?? DONE;
}

/** Takes the decision that is worth most at once, by the terms of `WEIGHTS`. */
export const greedyBot: Bot = {
  kind: 'greedy',
  decide: (world, seen) => legal(world, seen, sightOf(world, seen)),
};
