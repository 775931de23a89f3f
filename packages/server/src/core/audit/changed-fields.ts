import { createHash } from 'node:crypto';

export type Facts = Readonly<Record<string, unknown>>;

const SECRET = /password|secret|token|otp|recovery|hash/i;
/** Longer values are compared by their hash; the record's own history has their text. */
const MAX_VALUE = 4_000;

/** What differs between two states of a thing, key by key, without secrets. */
export function changedFields(
  before: Facts | null,
  after: Facts | null,
): { readonly before: Facts | null; readonly after: Facts | null } {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (key) => !SECRET.test(key) && !isSame(before?.[key], after?.[key]),
  );
  return { before: pick(before, keys), after: pick(after, keys) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function pick(facts: Facts | null, keys: readonly string[]): Facts | null {
  if (facts === null) return null;
  return Object.fromEntries(keys.filter((key) => key in facts).map((key) => [key, shorten(facts[key])]));
}

function shorten(value: unknown): unknown {
  const text = JSON.stringify(value) ?? '';
  if (text.length <= MAX_VALUE) return value;
  return { length: text.length, sha256: createHash('sha256').update(text).digest('hex') };
}
