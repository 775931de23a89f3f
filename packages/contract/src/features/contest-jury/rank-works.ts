import type { Averaging, RoundMode } from '../contests/contest-kinds.ts';
import type { CountedScore } from './counted-score.ts';
import { normalisedPoints } from './normalised-points.ts';
import { topPoints } from './round-scale.ts';

/** The highest and the lowest fall only where enough others stay. */
const TRIM_FROM = 5;
/** On marks out of 10: jurors so far apart look at the work again. */
const SPREAD_LIMIT = 3;

export interface RankedWork {
  readonly workId: string;
  readonly count: number;
  readonly mean: number | null;
  readonly trimmed: number | null;
  readonly normalised: number | null;
  /** Greatest less least points; null below two scores. */
  readonly spread: number | null;
  readonly isOutlier: boolean;
  /** "1, 2, 2, 4": equal averages share a place. Null without a score. */
  readonly rank: number | null;
}

export interface RankingRule {
  readonly mode: RoundMode;
  readonly averaging: Averaging;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const meanOf = (points: readonly number[]): number =>
  // Whole hundredths add up without an error, so equal works stay equal.
  Math.round(points.reduce((sum, value) => sum + Math.round(value * 100), 0) / points.length) / 100;

function trimmedOf(points: readonly number[]): number {
  if (points.length < TRIM_FROM) return meanOf(points);
  return meanOf([...points].sort((a, b) => a - b).slice(1, -1));
}

export const averageOf = (work: RankedWork, averaging: Averaging): number | null =>
  ({ MEAN: work.mean, TRIMMED: work.trimmed, NORMALISED: work.normalised })[averaging];

/** Scores in one order, so that sums of broken numbers come out the same again. */
const inOneOrder = (scores: readonly CountedScore[]): CountedScore[] =>
  [...scores].sort((a, b) =>
    a.jurorId === b.jurorId
      ? Number(a.workId > b.workId) - Number(a.workId < b.workId)
      : a.jurorId < b.jurorId
        ? -1
        : 1,
  );

/**
 * Ranks the works of one category. Averages are rounded to hundredths first: what is shown as equal is equal.
 * Works without a score stand last, without a place.
 */
export function rankWorks(
  workIds: readonly string[],
  scores: readonly CountedScore[],
  rule: RankingRule,
): RankedWork[] {
  const known = new Set(workIds);
  const counted = inOneOrder(scores.filter(({ workId }) => known.has(workId)));
  const pointed = rule.mode === 'RANK' ? placesAsPoints(counted) : counted;
  const even = Map.groupBy(normalisedPoints(pointed), ({ workId }) => workId);
  const byWork = Map.groupBy(pointed, ({ workId }) => workId);
  const averaged = workIds.map((workId): RankedWork => {
    const points = (byWork.get(workId) ?? []).map((score) => score.points);
    if (points.length === 0) return unscored(workId);
    const evened = (even.get(workId) ?? []).map((score) => score.points);
    const spread = points.length < 2 ? null : hundredths(Math.max(...points) - Math.min(...points));
    return {
      workId,
      count: points.length,
      mean: meanOf(points),
      trimmed: trimmedOf(points),
      normalised: hundredths(evened.reduce((sum, value) => sum + value, 0) / evened.length),
      spread,
      isOutlier: isOutlier(rule.mode, spread),
      rank: null,
    };
  });
  return withPlaces(averaged, rule.averaging);
}

const unscored = (workId: string): RankedWork => ({
  workId,
  count: 0,
  mean: null,
  trimmed: null,
  normalised: null,
  spread: null,
  isOutlier: false,
  rank: null,
});

/** Of marks alone: a yes beside a no, or places of different lists, say nothing about an error. */
function isOutlier(mode: RoundMode, spread: number | null): boolean {
  if (spread === null || mode === 'THUMBS' || mode === 'RANK') return false;
  return spread > (SPREAD_LIMIT * topPoints(mode)) / 10;
}

/** Borda: the share of the juror's other works that stand behind, in percent; an equal place counts half. */
function placesAsPoints(scores: readonly CountedScore[]): CountedScore[] {
  return [...Map.groupBy(scores, ({ jurorId }) => jurorId).values()].flatMap((own) => {
    const standing = placesOf(own.map(({ points }) => points));
    return own.map((score) => {
      const { behind = 0, same = 1 } = standing.get(score.points) ?? {};
      const share = own.length === 1 ? 0.5 : (behind + (same - 1) / 2) / (own.length - 1);
      return { ...score, points: hundredths(share * 100) };
    });
  });
}

/** How many stand behind each place, and how many share it: sorted once, for a list may have thousands. */
function placesOf(
  places: readonly number[],
): ReadonlyMap<number, { readonly behind: number; readonly same: number }> {
  const counts = [...Map.groupBy(places, (place) => place)].map(
    ([place, all]) => [place, all.length] as const,
  );
  let behind = 0;
  const standing = new Map<number, { readonly behind: number; readonly same: number }>();
  for (const [place, same] of counts.toSorted(([a], [b]) => b - a)) {
    standing.set(place, { behind, same });
    behind += same;
  }
  return standing;
}

function withPlaces(works: readonly RankedWork[], averaging: Averaging): RankedWork[] {
  const lowest = Number.NEGATIVE_INFINITY;
  const value = (work: RankedWork): number => averageOf(work, averaging) ?? lowest;
  const sorted = [...works].sort((a, b) => value(b) - value(a) || compareIds(a.workId, b.workId));
  let rank = 0;
  return sorted.map((work, index) => {
    const before = sorted[index - 1];
    if (!before || value(before) !== value(work)) rank = index + 1;
    return { ...work, rank: averageOf(work, averaging) === null ? null : rank };
  });
}

/** Identities are numbers written as text. */
const compareIds = (a: string, b: string): number => a.length - b.length || Number(a > b) - Number(a < b);
