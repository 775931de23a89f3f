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

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Scores in one order, so that sums of broken numbers come out the same again: by juror, then by work. */
function* inOneOrder(scores: readonly CountedScore[]): Generator<undefined, CountedScore[]> {
  const byJuror = [...Map.groupBy(scores, ({ jurorId }) => jurorId)];
  yield;
  const ordered: CountedScore[] = [];
  for (const [, own] of byJuror.sort(([a], [b]) => compareTexts(a, b))) {
    for (const score of own.sort((a, b) => compareTexts(a.workId, b.workId))) ordered.push(score);
    yield;
  }
  return ordered;
}

/**
 * Ranks the works of one category. Averages are rounded to hundredths first: what is shown as equal is equal.
 * Works without a score stand last, without a place.
 */
export function rankWorks(
  workIds: readonly string[],
  scores: readonly CountedScore[],
  rule: RankingRule,
): RankedWork[] {
  const steps = rankingSteps(workIds, scores, rule);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** So many works make a step. */
const WORKS_AT_ONCE = 500;
const SCORES_AT_ONCE = 5_000;

/** The same in steps, for whoever must not hold up others. */
export function* rankingSteps(
  workIds: readonly string[],
  scores: readonly CountedScore[],
  rule: RankingRule,
): Generator<undefined, RankedWork[]> {
  const known = new Set(workIds);
  const counted = yield* inOneOrder(scores.filter(({ workId }) => known.has(workId)));
  const pointed = rule.mode === 'RANK' ? placesAsPoints(counted) : counted;
  yield;
  const evened = normalisedPoints(pointed);
  yield;
  const byWork = yield* pointsByWork(pointed);
  const even = yield* pointsByWork(evened);
  const averaged: RankedWork[] = [];
  for (const workId of workIds) {
    averaged.push(averagedWork(rule.mode, workId, byWork.get(workId) ?? [], even.get(workId) ?? []));
    if (averaged.length % WORKS_AT_ONCE === 0) yield;
  }
  yield;
  return withPlaces(averaged, rule.averaging);
}

function* pointsByWork(scores: readonly CountedScore[]): Generator<undefined, ReadonlyMap<string, number[]>> {
  const byWork = new Map<string, number[]>();
  for (const [at, { workId, points }] of scores.entries()) {
    if (at % SCORES_AT_ONCE === 0) yield;
    const own = byWork.get(workId);
    if (own === undefined) byWork.set(workId, [points]);
    else own.push(points);
  }
  return byWork;
}

function averagedWork(
  mode: RoundMode,
  workId: string,
  points: readonly number[],
  evened: readonly number[],
): RankedWork {
  if (points.length === 0) return unscored(workId);
  const spread = points.length < 2 ? null : hundredths(Math.max(...points) - Math.min(...points));
  return {
    workId,
    count: points.length,
    mean: meanOf(points),
    trimmed: trimmedOf(points),
    normalised: hundredths(evened.reduce((sum, value) => sum + value, 0) / evened.length),
    spread,
    isOutlier: isOutlier(mode, spread),
    rank: null,
  };
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

/** The spread over which a work is looked at again; of a yes beside a no, or places of lists, it says nothing. */
export function spreadLimitOf(mode: RoundMode): number | null {
  return mode === 'THUMBS' || mode === 'RANK' ? null : (SPREAD_LIMIT * topPoints(mode)) / 10;
}

function isOutlier(mode: RoundMode, spread: number | null): boolean {
  const limit = spreadLimitOf(mode);
  return spread !== null && limit !== null && spread > limit;
}

/** Borda: the share of the juror's other works that stand behind, in percent; an equal place counts half. */
function placesAsPoints(scores: readonly CountedScore[]): CountedScore[] {
  return [...Map.groupBy(scores, ({ jurorId }) => jurorId).values()].flatMap((own) => {
    const shares = sharesOfPlaces(own.map(({ points }) => points));
    return own.map((score) => ({ ...score, points: hundredths((shares.get(score.points) ?? 0) * 100) }));
  });
}

/** For each place the share of the list behind it; works on one place share theirs. */
function sharesOfPlaces(places: readonly number[]): ReadonlyMap<number, number> {
  const beside = [...Map.groupBy(places, (place) => place)].sort(([a], [b]) => b - a);
  let behind = 0;
  return new Map(
    beside.map(([place, { length }]) => {
      const share = places.length === 1 ? 0.5 : (behind + (length - 1) / 2) / (places.length - 1);
      behind += length;
      return [place, share];
    }),
  );
}

function withPlaces(works: readonly RankedWork[], averaging: Averaging): RankedWork[] {
  const valued = works.map((work) => ({
    work,
    value: averageOf(work, averaging) ?? Number.NEGATIVE_INFINITY,
  }));
  valued.sort((a, b) => b.value - a.value || compareIds(a.work.workId, b.work.workId));
  let rank = 0;
  return valued.map(({ work, value }, index) => {
    if (index === 0 || valued[index - 1]?.value !== value) rank = index + 1;
    return { ...work, rank: value === Number.NEGATIVE_INFINITY ? null : rank };
  });
}

/** Identities are numbers written as text. */
const compareIds = (a: string, b: string): number => a.length - b.length || Number(a > b) - Number(a < b);
