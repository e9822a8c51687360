// A sentence with the number of its rule set small behind it.
import { splitRule } from './tip';

export function Reason({ text }: { text: string }) {
  const { sentence, rule } = splitRule(text);
  return (
    <>
      {sentence}
      {rule && <RuleRef rule={rule} />}
    </>
  );
}

/** 〔R8.2〕 */
export function RuleRef({ rule }: { rule: string }) {
  return <span className="rule-ref">{rule}</span>;
}
