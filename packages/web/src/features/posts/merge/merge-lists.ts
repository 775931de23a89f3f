import { sameValues } from '#web/ui/form/form-store.ts';

/** `undefined` stands for: a person has to decide. */
export type MergedValue = { readonly value: unknown } | undefined;
type MergeEntry = (base: unknown, mine: unknown, theirs: unknown) => MergedValue;

/** What names an entry of a list: whoever changed it, it is the same one. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { id, mediaId, displayName, role } = entry as Readonly<Record<string, unknown>>;
  return String(id ?? mediaId ?? `${displayName}\n${role}`);
}

/** Lists whose entries have names: what either put in, took out, changed or moved is done. */
export function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  mergeEntry: MergeEntry,
): MergedValue {
  const [was, one, other] = [base, mine, theirs].map(byName);
  if (!(was && one && other)) return undefined;
  const merged = new Map<string, unknown>();
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const entry = mergeNamed(was.get(name), one.get(name), other.get(name), mergeEntry);
    if (entry === undefined) return undefined;
    if (entry.value !== undefined) merged.set(name, entry.value);
  }
  const order = mergeOrder(names(base), names(mine), names(theirs));
  return order && { value: order.flatMap((name) => (merged.has(name) ? [merged.get(name)] : [])) };
}

/** Mine, then what they have besides. */
export function bothLists(mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const known = new Set(names(mine));
  return [...mine, ...theirs.filter((entry) => !known.has(nameOf(entry)))];
}

const names = (list: readonly unknown[]) => list.map(nameOf);

/** Undefined where two entries have one name. */
function byName(list: readonly unknown[]): Map<string, unknown> | undefined {
  const named = new Map(list.map((entry) => [nameOf(entry), entry]));
  return named.size === list.length ? named : undefined;
}

function mergeNamed(base: unknown, mine: unknown, theirs: unknown, mergeEntry: MergeEntry): MergedValue {
  if (sameValues(theirs, base) || sameValues(mine, theirs)) return { value: mine };
  if (sameValues(mine, base)) return { value: theirs };
  if (base === undefined || mine === undefined || theirs === undefined) return undefined;
  return mergeEntry(base, mine, theirs);
}

/** The order of whoever changed it, with what the other put in behind what it stood behind there. */
function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | undefined {
  const common = (list: readonly string[]) =>
    list.filter((name) => base.includes(name) && mine.includes(name) && theirs.includes(name)).join('\n');
  const [was, one, other] = [common(base), common(mine), common(theirs)];
  if (one !== was && other !== was && one !== other) return undefined;
  const [lead, rest] = one === was && other !== was ? [theirs, mine] : [mine, theirs];
  const order = [...lead];
  for (const [place, name] of rest.entries()) {
    if (order.includes(name)) continue;
    const before = rest.slice(0, place).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  }
  // At one place mine stand before theirs.
  return order;
}
