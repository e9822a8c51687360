// The door of the card strategies.
export { conditionHolds } from './conditions';
export type { CardStrategy, Condition } from './document';
export { exampleStrategies } from './examples';
export { parseStrategy } from './parseStrategy';
export { STRATEGY_REASONS, type StrategyError } from './strategyError';
export { withStrategy } from './withStrategy';
