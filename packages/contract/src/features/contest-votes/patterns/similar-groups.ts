/** Letters in which two stems may differ. Short ones are alike too easily. */
function allowedDistance(stem: string): number {
  return stem.length < 8 ? 1 : 2;
}

/** Shorter stems say nothing. */
const LEAST_LETTERS = 4;
/** Each stem is compared with so many neighbours in the order of the alphabet, from its head and from its tail. */
const NEIGHBOURS = 12;

export type Distance = (one: string, other: string) => number;

/**
 * Stems that are alike, as groups named by one of them. Never all with all: alike stems share a head or a tail, so they
 * are near each other in one of the two orders.
 */
export function similarGroups(stems: Iterable<string>, distance: Distance): ReadonlyMap<string, string> {
  const steps = similarGroupSteps(stems, distance);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps: others can be served in between. */
export function* similarGroupSteps(
  stems: Iterable<string>,
  distance: Distance,
): Generator<undefined, ReadonlyMap<string, string>> {
  const distinct = [...new Set(stems)].filter((stem) => stem.length >= LEAST_LETTERS);
  const groupOf = new Map(distinct.map((stem) => [stem, stem]));
  const rootOf = (stem: string): string => {
    let root = stem;
    for (let up = groupOf.get(root); up !== undefined && up !== root; up = groupOf.get(root)) root = up;
    groupOf.set(stem, root);
    return root;
  };
  const join = (one: string, other: string) => {
    const most = Math.min(allowedDistance(one), allowedDistance(other));
    if (Math.abs(one.length - other.length) > most || distance(one, other) > most) return;
    groupOf.set(rootOf(other), rootOf(one));
  };
  const reversed = (stem: string) => [...stem].reverse().join('');
  const byHead = () => distinct.toSorted();
  const byTail = () => distinct.map(reversed).sort().map(reversed);
  for (const inOrder of [byHead, byTail]) {
    yield;
    const order = inOrder();
    for (const [at, stem] of order.entries()) {
      for (const other of order.slice(at + 1, at + 1 + NEIGHBOURS)) join(stem, other);
      yield;
    }
  }
  return new Map(distinct.map((stem) => [stem, rootOf(stem)]));
}
