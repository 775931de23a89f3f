import type { Replacement } from './account-references.ts';

/** A list of accounts in which one was carried, before and after. */
interface Carried {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The list names the other account, once. */
export function carriedList(ids: readonly string[], { fromId, intoId }: Replacement): string[] {
  return [...new Set(ids.map((id) => (id === fromId ? intoId : id)))];
}

/** The list as it was; edited since, at least the account in its place, unless both were there before. */
export function givenBackList(
  now: readonly string[],
  { before, after }: Carried,
  { fromId, intoId }: Replacement,
): readonly string[] {
  if (JSON.stringify(now) === JSON.stringify(after)) return before;
  if (before.includes(intoId) || now.includes(fromId)) return now;
  return now.map((id) => (id === intoId ? fromId : id));
}
