import type { CountedScore } from './counted-score.ts';

/** Fewer scores of a juror say nothing about the juror's measure. */
const MEASURE_FROM = 3;

interface Measure {
  readonly mean: number;
  readonly deviation: number;
}

function measureOf(points: readonly number[]): Measure {
  const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
  const variance = points.reduce((sum, value) => sum + (value - mean) ** 2, 0) / points.length;
  return { mean, deviation: Math.sqrt(variance) };
}

/**
 * Points with each juror's own measure taken out: M + S × (x − m) / s. M and S are mean and standard deviation of
 * all points, m and s those of the juror. Below three scores a juror's points stay as they are; a juror who gave
 * every work the same gives each of them M.
 */
export function normalisedPoints(scores: readonly CountedScore[]): CountedScore[] {
  if (scores.length === 0) return [];
  const all = measureOf(scores.map(({ points }) => points));
  return [...Map.groupBy(scores, ({ jurorId }) => jurorId).values()].flatMap((own) => {
    if (own.length < MEASURE_FROM) return own;
    const juror = measureOf(own.map(({ points }) => points));
    return own.map((score) => ({
      ...score,
      points:
        juror.deviation === 0
          ? all.mean
          : all.mean + (all.deviation * (score.points - juror.mean)) / juror.deviation,
    }));
  });
}
