// What each prompt asks, in English.
import type { PromptWords } from './told';

const triggers = {
  entry: (area: string) => `The enemy has entered ${area}`,
  attack: (area: string) => `${area} is under attack`,
  airAttack: (area: string) => `${area} is under air attack`,
};

const left = (count: number): string => ` ${count} left.`;

export const promptsEn: PromptWords = {
  chooseHand: { title: 'Choose your hand', ask: ({ size }) => `Choose ${size} cards from the deck for this turn.` },
  impulse: {
    title: 'Impulse',
    ask: () => 'Play a card, or make one air move or air attack without a card, or pass.',
  },
  points: {
    title: 'Points',
    ask: (frame) => `Move, attack, air move, air attack or mobilize by points.${left(frame.left)}`,
  },
  offensive: {
    title: 'Offensive',
    ask: ({ moved, move, groups }) =>
      moved !== null
        ? 'The group that has moved may attack.'
        : `${move ? 'A group may move and then attack.' : 'A group attacks.'} Groups:${left(groups)}`,
  },
  landing: {
    title: 'Landing',
    ask: ({ moved }) =>
      moved === null ? 'Choose the group that lands and move it by sea.' : 'The group that has landed may attack.',
  },
  diplomacy: {
    title: 'Diplomacy',
    ask: (frame) => `Bring a neutral into the war, or move an entry track.${left(frame.left)}`,
  },
  development: {
    title: 'Development',
    ask: (frame) => `Add an undeveloped card of value ${frame.maxValue} or less to the deck.${left(frame.left)}`,
  },
  vichy: { title: 'Vichy France', ask: () => 'Bring France into the war on the axis side.' },
  arsenal: {
    title: 'New weapons',
    ask: ({ toMap, toPool }) =>
      `From the new-weapons pool: ${[
        toMap > 0 ? `${toMap} to the map` : '',
        toPool > 0 ? `${toPool} to the force pool` : '',
      ]
        .filter((part) => part)
        .join(', ')}.`,
  },
  wolfpack: { title: 'Wolfpack', ask: () => 'Raid with ready submarines in the Atlantic.' },
  bombing: { title: 'Strategic bombing', ask: (frame) => `Bomb axis bases with air units.${left(frame.left)}` },
  partisan: { title: 'Partisans', ask: () => 'Place one infantry ready in Yugoslavia.' },
  ambush: {
    title: 'Ambush',
    ask: ({ area, trigger, group }, n) =>
      `${triggers[trigger](n.area(area))} by ${n.units(group)}. Counterattack with an ambush card, or let it pass.`,
  },
  damage: {
    title: 'Allocate damage',
    ask: (frame, n) => `Place damage one by one. Units of: ${n.side(frame.victim)}.${left(frame.left)}`,
  },
  retreat: {
    title: 'Retreat',
    ask: ({ units, cause }, n) =>
      cause === 'port'
        ? `The port is lost: choose where to retreat ${n.units(units)}.`
        : `Choose where to retreat ${n.units(units)}.`,
  },
  overload: {
    title: 'Beyond the transport limit',
    ask: ({ area, excess }, n) => `Units to send to the force pool: ${excess} (${n.area(area)}).`,
  },
  controllers: {
    title: 'Controlling nations',
    ask: () => 'Before recovery you may choose anew which nation controls an area.',
  },
  recovery: {
    title: 'Recovery',
    ask: ({ nation, count }, n) => `Units to recover: ${count} (${n.nation(nation)}).`,
  },
};
