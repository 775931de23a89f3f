import { rankWorks } from '@toasoan/contract/features/contest-jury/rank-works.ts';
import { CONTEST_CATEGORIES } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { RoundScore } from './counted-scores-view.ts';
import type { RankedIn, ResultRow } from './result-store.ts';
import type { RoundRow, RoundWork } from './round-works-view.ts';

/** The ranking of every category, of the scores that count. */
export function rankRound(
  round: RoundRow,
  works: readonly RoundWork[],
  scores: readonly RoundScore[],
): RankedIn[] {
  const counted = scores.filter(({ isRepeat }) => !isRepeat);
  return CONTEST_CATEGORIES.flatMap((category) => {
    const ids = works.filter((work) => work.category === category).map(({ id }) => id);
    const own = counted.filter((score) => score.category === category);
    return rankWorks(ids, own, round).map((work) => ({ ...work, category }));
  });
}

const numberOf = (value: string | null): number | null => (value === null ? null : Number(value));

/** A kept result as the ranking gave it. */
export function rankedOf(row: ResultRow): RankedIn {
  return {
    workId: row.submission_id,
    category: row.category,
    count: row.score_count,
    mean: numberOf(row.mean),
    trimmed: numberOf(row.trimmed),
    normalised: numberOf(row.normalised),
    spread: numberOf(row.spread),
    isOutlier: row.is_outlier,
    rank: row.rank,
  };
}
