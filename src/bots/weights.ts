// What things are worth to a bot, in hundredths of a base point. Named, so that a game can be read from them.
export const WEIGHTS = {
  /** A base that counts for one's own side. */
  base: 100,
  /** A base that no longer counts for the other side. */
  denial: 120,
  /** A victory point beyond the base itself: London and Moscow (R1.4). */
  victory: 60,
  /** Any land area: allowance of recovery, room, a step to the next (R13.1). */
  land: 7,
  /** Any sea area: transport, and none for the enemy. */
  sea: 12,
  /** A place to take, for what lies behind it: of the pull there beyond its own worth. */
  gateway: 0.2,
  /** A unit, by its price: in the force pool it is lost for now. */
  unit: 14,
  /** Of that, what being spent costs until the next recovery. */
  spent: 0.07,
  /** A contested area that can be attacked in a later impulse, of the worth of clearing it. */
  later: 0.66,
  /** Of that, when the group arrives spent and has to recover first. */
  nextTurn: 0.44,
  /** Worth of a share in an attack that others have to join first. */
  together: 1,
  /** A stack that could clear a place next door by one card, of the worth of clearing it. */
  threat: 0.57,
  /** Pull of an area that falls off with each land area on the way, and with each sea area. */
  fadeLand: 0.42,
  fadeSea: 0.25,
  /** Damage its defenders can take at which a place draws half as much. */
  tough: 6,
  /** Worth of one attack rating brought one unit of pull nearer. */
  march: 0.03,
  /** Worth of one attack rating newly on the map. */
  muster: 3.7,
  /** A card the other side has to discard (R17.1, R17.2). */
  card: 36,
  /** Least worth of something that costs a point. */
  threshold: 0.6,
} as const;
