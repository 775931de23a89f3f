import { rankingSteps } from '@toasoan/contract/features/contest-jury/rank-works.ts';
import { CONTEST_CATEGORIES } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { inPauses } from '#server/core/event-loop/in-pauses.ts';
import type { RoundScore } from './counted-scores-view.ts';
import type { RankedIn, ResultRow } from './result-store.ts';
import type { RoundRow, RoundWork } from './round-works-view.ts';

/** The ranking of every category, of the scores that count; others are served in between. */
export async function rankRound(
  round: RoundRow,
  works: readonly RoundWork[],
  scores: readonly RoundScore[],
): Promise<RankedIn[]> {
  const counted = Map.groupBy(
    scores.filter(({ isRepeat }) => !isRepeat),
    ({ category }) => category,
  );
  const ranked: RankedIn[] = [];
  for (const category of CONTEST_CATEGORIES) {
    const ids = works.filter((work) => work.category === category).map(({ id }) => id);
    const places = await inPauses(rankingSteps(ids, counted.get(category) ?? [], round));
    for (const work of places) ranked.push({ ...work, category });
  }
  return ranked;
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
