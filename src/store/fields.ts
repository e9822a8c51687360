// Reading values that nobody has checked yet.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields of an object; none when it is something else. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

export const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** A caught error in words, for the technical part of a notice. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
