// JSON as somebody types it: its value with the place of every part, or where and why it cannot be read.

export type JsonFault =
  | 'unexpected'
  | 'end'
  | 'noComma'
  | 'noColon'
  | 'noKey'
  | 'trailingComma'
  | 'twice'
  | 'text'
  | 'number'
  | 'after'
  | 'tooDeep';

export interface JsonRead {
  readonly value: unknown;
  /** Offset of every part by its path, e.g. `hands[0].cards[2]`; the whole is at the empty path. */
  readonly places: ReadonlyMap<string, number>;
}

class Unreadable extends Error {
  readonly fault: JsonFault;
  readonly offset: number;
  constructor(fault: JsonFault, offset: number) {
    super(fault);
    this.fault = fault;
    this.offset = offset;
  }
}

/** Parts in one another: more than anything that is read here has. */
const DEPTH = 64;

class Reader {
  readonly places = new Map<string, number>();
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): unknown {
    const value = this.#value('');
    this.#space();
    if (this.#at < this.#text.length) throw this.#fault('after');
    return value;
  }

  #fault(fault: JsonFault, offset = this.#at): Unreadable {
    return new Unreadable(offset >= this.#text.length ? 'end' : fault, offset);
  }

  #space(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  /** Takes a mark if it comes next. */
  #takes(mark: string): boolean {
    this.#space();
    const found = this.#text.startsWith(mark, this.#at);
    if (found) this.#at += mark.length;
    return found;
  }

  #value(path: string): unknown {
    this.#space();
    this.places.set(path, this.#at);
    this.#depth += 1;
    if (this.#depth > DEPTH) throw this.#fault('tooDeep');
    const value = this.#any(path);
    this.#depth -= 1;
    return value;
  }

  #any(path: string): unknown {
    const next = this.#text[this.#at];
    if (next === '{') return this.#object(path);
    if (next === '[') return this.#list(path);
    if (next === '"') return this.#string('text');
    return this.#word();
  }

  #word(): unknown {
    const [word = ''] = /^[\w.+-]+/.exec(this.#text.slice(this.#at)) ?? [];
    const known = new Map<string, unknown>([
      ['true', true],
      ['false', false],
      ['null', null],
    ]);
    const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(word);
    if (!known.has(word) && !isNumber) throw this.#fault(/^[-\d]/.test(word) ? 'number' : 'unexpected');
    this.#at += word.length;
    return isNumber ? Number(word) : known.get(word);
  }

  #string(fault: 'text' | 'noKey'): string {
    const from = this.#at;
    const [literal] = /^"(?:[^"\\\n]|\\.)*"/.exec(this.#text.slice(from)) ?? [];
    if (literal === undefined) throw this.#fault(fault);
    this.#at += literal.length;
    try {
      return String(JSON.parse(literal));
    } catch {
      throw this.#fault('text', from);
    }
  }

  /** What stands between two marks, parted by commas. */
  #parts(open: string, close: string, part: () => void): void {
    this.#takes(open);
    if (this.#takes(close)) return;
    for (;;) {
      part();
      if (this.#takes(close)) return;
      const comma = this.#at;
      if (!this.#takes(',')) throw this.#fault('noComma');
      if (this.#takes(close)) throw this.#fault('trailingComma', comma);
    }
  }

  #list(path: string): unknown[] {
    const list: unknown[] = [];
    this.#parts('[', ']', () => list.push(this.#value(`${path}[${list.length}]`)));
    return list;
  }

  #object(path: string): Record<string, unknown> {
    const object = new Map<string, unknown>();
    this.#parts('{', '}', () => {
      this.#space();
      const from = this.#at;
      const key = this.#string('noKey');
      if (object.has(key)) throw this.#fault('twice', from);
      if (!this.#takes(':')) throw this.#fault('noColon');
      object.set(key, this.#value(path === '' ? key : `${path}.${key}`));
    });
    return Object.fromEntries(object);
  }
}

/** Reads JSON; never throws. A key that is there twice is a fault. */
export function readJson(
  text: string,
): { ok: true; value: JsonRead } | { ok: false; error: { readonly fault: JsonFault; readonly offset: number } } {
  const reader = new Reader(text);
  try {
    const value = reader.whole();
    return { ok: true, value: { value, places: reader.places } };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, error: { fault: error.fault, offset: error.offset } };
  }
}

/** Line and column of an offset, from 1. */
export function placeIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
