import type { SegmentState } from './translation-states.ts';

interface EditedText {
  readonly state: SegmentState;
  /** What the machine gave; null: nothing. */
  readonly machine: string | null;
  readonly target: string;
}

/**
 * The share of characters that people changed in machine texts, 0 to 100: what differs between the beginning and the end
 * that both texts have in common. Null before a person has looked at one.
 */
export function changedShareOf(texts: readonly EditedText[]): number | null {
  let all = 0;
  let changed = 0;
  for (const { state, machine, target } of texts) {
    if (machine === null || (state !== 'EDITED' && state !== 'APPROVED')) continue;
    all += Math.max(machine.length, target.length);
    changed += changedCharsOf(machine, target);
  }
  return all === 0 ? null : Math.round((100 * changed) / all);
}

/** Characters of the longer text outside of what both have in common at their beginning and end. */
export function changedCharsOf(machine: string, target: string): number {
  return Math.max(machine.length, target.length) - alike(machine, target);
}

/** Characters of the common beginning and the common end. */
function alike(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start + end;
}
