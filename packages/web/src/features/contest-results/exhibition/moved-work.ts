import type { ExhibitedWork } from '@toasoan/contract/features/contest-results/award.ts';

interface Moved {
  readonly work: ExhibitedWork;
  /** The work that hangs after it now; null: it is the last. */
  readonly beforeId: string | null;
}

/** The one work that two orders of one list differ by; undefined where they are the same. */
export function movedWork(
  before: readonly ExhibitedWork[],
  after: readonly ExhibitedWork[],
): Moved | undefined {
  const at = after.findIndex(({ id }, index) => before[index]?.id !== id);
  const [came, left] = [after[at], before[at]];
  if (came === undefined || left === undefined) return undefined;
  // It came up from below, or the one that stood here went down.
  const work = after[at + 1]?.id === left.id ? came : left;
  const place = after.findIndex(({ id }) => id === work.id);
  return { work, beforeId: after[place + 1]?.id ?? null };
}
