// Attributes that give an element a tooltip: why something may not be done, or what it is. Read by TipLayer.
export interface TipText {
  readonly title?: string | undefined;
  /** May end in the number of a rule, e.g. 〔R8.2〕. */
  readonly text: string;
}

export interface TipAttributes {
  readonly 'data-tip'?: string;
  readonly 'data-tip-title'?: string;
  readonly 'aria-description'?: string;
}

/** Attributes for the element; none without a text. */
export function tipOf(tip: TipText | null | undefined): TipAttributes {
  if (!tip) return {};
  return { 'data-tip': tip.text, ...(tip.title && { 'data-tip-title': tip.title }), 'aria-description': tip.text };
}

/** A text and the rule it ends in, e.g. `R8.2`; null without one. */
export function splitRule(text: string): { sentence: string; rule: string | null } {
  const found = /^(.*?)\s*〔([A-Z]\d+\.\d+)〕$/s.exec(text);
  return { sentence: found?.[1] ?? text, rule: found?.[2] ?? null };
}
