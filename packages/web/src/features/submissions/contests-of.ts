import type { ContestSummary } from '@toasoan/contract/features/contests/contest.ts';
import { FIXED_CONTESTS, type FixedContest } from '@toasoan/contract/features/contests/contest-kinds.ts';

/** Where contests without a group of their own are. */
const COMMON_GROUP: FixedContest = 'happy';

/** The contest of a group of the menu, first; the common group also holds those made later. */
export function contestsOf(contests: readonly ContestSummary[], group: string): readonly ContestSummary[] {
  const own = contests.filter(({ code }) => code === group);
  const later = group === COMMON_GROUP ? contests.filter(({ code }) => !(code in FIXED_CONTESTS)) : [];
  return [...own, ...later];
}
