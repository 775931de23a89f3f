import { AppError } from '#server/core/errors/app-error.ts';

const MAX_DEPTH = 64;
const MAX_NODES = 20_000;
const ONLY_WHITE_SPACE = /^[ \t\n\r]*$/;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Parses a body and refuses what JSON.parse accepts: bytes that are not UTF-8, a byte order mark, duplicate keys,
 * `__proto__`, NUL and lone surrogates (both as escapes), more than 64 levels or 20,000 values. An empty body is
 * undefined.
 */
export function parseStrictJson(bytes: Buffer): unknown {
  const text = decode(bytes);
  if (ONLY_WHITE_SPACE.test(text)) return undefined;
  new Scan(text).run();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notJson(error);
  }
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw notJson(error);
  }
}

function notJson(cause?: unknown): AppError {
  return new AppError('INVALID_INPUT', { fields: [{ field: '', code: 'type' }], cause });
}

function badCharacters(): AppError {
  return new AppError('INVALID_INPUT', { fields: [{ field: '', code: 'characters' }] });
}

/** Scans the text before anything is built from it; JSON.parse checks the grammar afterwards. */
class Scan {
  readonly #text: string;
  /** The keys of each open object, null for an open list. */
  readonly #open: (Set<string> | null)[] = [];
  #nodes = 0;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  run(): void {
    while (this.#position < this.#text.length) {
      const character = this.#text[this.#position];
      if (character === '"') this.#string();
      else this.#mark(character);
    }
  }

  #mark(character: string | undefined): void {
    this.#position += 1;
    if (character === '{' || character === '[') {
      this.#open.push(character === '{' ? new Set() : null);
      if (this.#open.length > MAX_DEPTH) throw new AppError('TOO_LARGE');
      this.#count();
    } else if (character === '}' || character === ']') this.#open.pop();
    else if (character === ',') this.#count();
  }

  #count(): void {
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES) throw new AppError('TOO_LARGE');
  }

  #string(): void {
    const token = this.#token();
    this.#position += token.length;
    const value = token.includes('\\') ? unescaped(token) : token.slice(1, -1);
    if (!value.isWellFormed() || value.includes('\0')) throw badCharacters();
    const keys = this.#open.at(-1);
    if (keys instanceof Set && this.#isKey()) this.#key(keys, value);
  }

  /** The string that begins here, with its quotes. */
  #token(): string {
    let end = this.#text.indexOf('"', this.#position + 1);
    while (end !== -1 && this.#isEscaped(end)) end = this.#text.indexOf('"', end + 1);
    if (end === -1) throw notJson();
    return this.#text.slice(this.#position, end + 1);
  }

  #isEscaped(quote: number): boolean {
    let start = quote;
    while (this.#text[start - 1] === '\\') start -= 1;
    return (quote - start) % 2 === 1;
  }

  #isKey(): boolean {
    let next = this.#position;
    while (next < this.#text.length && ' \n\r\t'.includes(this.#text.charAt(next))) next += 1;
    return this.#text[next] === ':';
  }

  #key(keys: Set<string>, key: string): void {
    if (keys.has(key) || key === '__proto__') {
      throw new AppError('INVALID_INPUT', { fields: [{ field: key, code: 'unknownKey' }] });
    }
    keys.add(key);
  }
}

function unescaped(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch (error) {
    throw notJson(error);
  }
}
