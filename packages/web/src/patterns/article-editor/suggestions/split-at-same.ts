import type { Node } from '@tiptap/pm/model';

interface Part {
  readonly old: readonly Node[];
  readonly now: readonly Node[];
  /** An unchanged block after them. */
  readonly same: Node | undefined;
}

/** More changed blocks than this are treated as one run. */
const MOST = 60;

/** Runs of changed blocks, each with the unchanged block after it. A change keeps every untouched block. */
export function splitAtSame(before: readonly Node[], after: readonly Node[]): Part[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const alone = (same: Node): Part => ({ old: [], now: [], same });
  return [
    ...after.slice(0, start).map(alone),
    ...runs(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...after.slice(after.length - end).map(alone),
  ];
}

function runs(old: readonly Node[], now: readonly Node[]): Part[] {
  const parts: Part[] = [];
  let [oldFrom, nowFrom] = [0, 0];
  for (const [oldIndex, nowIndex] of kept(old, now)) {
    parts.push({
      old: old.slice(oldFrom, oldIndex),
      now: now.slice(nowFrom, nowIndex),
      same: now[nowIndex],
    });
    [oldFrom, nowFrom] = [oldIndex + 1, nowIndex + 1];
  }
  return [...parts, { old: old.slice(oldFrom), now: now.slice(nowFrom), same: undefined }];
}

/** The longest common sequence of blocks. */
function kept(old: readonly Node[], now: readonly Node[]): (readonly [number, number])[] {
  if (old.length > MOST || now.length > MOST || old.length === 0 || now.length === 0) return [];
  const width = now.length + 1;
  const lengths = new Array<number>((old.length + 1) * width).fill(0);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  for (let one = old.length - 1; one >= 0; one -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1)
      lengths[one * width + other] =
        old[one] === now[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
  const pairs: (readonly [number, number])[] = [];
  for (let one = 0, other = 0; one < old.length && other < now.length; ) {
    if (old[one] === now[other]) {
      pairs.push([one, other]);
      one += 1;
      other += 1;
    } else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}
