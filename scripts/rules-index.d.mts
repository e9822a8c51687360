export const DEFINITIONS: Readonly<Record<string, string>>;
export function rulesOf(text: string): { rule: string; words: string }[];
export function titledRules(source: string): string[];
export function traced(): { rule: string; words: string; code: string[]; tests: string[] }[];
export function rulesIndex(): string;
