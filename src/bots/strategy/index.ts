// The door of the card strategies.
export { conditionHolds } from './conditions';
export type { CardStrategy, Condition, HandPlan, PlayRule } from './document';
export { exampleStrategies } from './examples';
export { parseStrategy } from './parseStrategy';
export { STRATEGY_REASONS, type StrategyError, type StrategyReason } from './strategyError';
export { withStrategy } from './withStrategy';
