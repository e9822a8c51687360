// A sentence with the number of its rule set small behind it; the number opens the rule book.
import { RuleLink } from '../rules/RuleLink';
import { splitRule } from './tip';

interface ReasonProps {
  readonly text: string;
  /** In a tooltip, where nothing can be pressed. */
  readonly plain?: boolean;
}

export function Reason({ text, plain }: ReasonProps) {
  const { sentence, rule } = splitRule(text);
  return (
    <>
      {sentence}
      {rule && (plain ? <span className="rule-ref">{rule}</span> : <RuleLink rule={rule} />)}
    </>
  );
}

/** 〔R8.2〕 */
export function RuleRef({ rule }: { rule: string }) {
  return <RuleLink rule={rule} />;
}
