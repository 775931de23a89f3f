import { diffArrays } from 'diff';

/** A search stops after this many edits and treats its lists as having nothing else in common. */
const MOST_EDITS = 400;

export type Pair = readonly [before: number, after: number];

/**
 * The longest common subsequence of two lists, as pairs of places. Items on one side only cannot be part of it and are
 * skipped first: two texts without a common word cost nothing.
 */
export function commonOrder(
  before: readonly string[],
  after: readonly string[],
  mostEdits: number = MOST_EDITS,
): Pair[] {
  const start = commonStart(before, after);
  const inBefore = new Set(before);
  const inAfter = new Set(after);
  const left = placesOf(before, start, inAfter);
  const right = placesOf(after, start, inBefore);
  const pairs = Array.from({ length: start }, (_, place): Pair => [place, place]);
  const changes = diffArrays(
    left.map((place) => before[place]),
    right.map((place) => after[place]),
    { maxEditLength: mostEdits },
  );
  let one = 0;
  let other = 0;
  for (const { added, removed, count } of changes ?? []) {
    if (!(added || removed))
      for (let step = 0; step < count; step += 1)
        pairs.push([left[one + step] ?? 0, right[other + step] ?? 0]);
    if (!added) one += count;
    if (!removed) other += count;
  }
  return pairs;
}

function commonStart(before: readonly string[], after: readonly string[]): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  return start;
}

function placesOf(list: readonly string[], start: number, other: ReadonlySet<string>): number[] {
  const places: number[] = [];
  for (let place = start; place < list.length; place += 1)
    if (other.has(list[place] ?? '')) places.push(place);
  return places;
}
