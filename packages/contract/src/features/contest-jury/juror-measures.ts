import type { CountedScore } from './counted-score.ts';

export interface RepeatedScore {
  readonly jurorId: string;
  readonly first: number;
  readonly again: number;
}

export interface JurorMeasure {
  readonly jurorId: string;
  /** Works that others scored too. */
  readonly shared: number;
  /** How far above (+) or below (−) the others on shared works; null without one. */
  readonly distance: number | null;
  /** The same on works that everybody saw. */
  readonly onAnchors: number | null;
  readonly repeats: number;
  /** Mean distance of a juror's two scores of one work; null without a repeat. */
  readonly inconsistency: number | null;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
const meanOrNull = (values: readonly number[]): number | null =>
  values.length === 0 ? null : hundredths(values.reduce((sum, value) => sum + value, 0) / values.length);

/** How each juror measures beside the others. It is shown and changes no result. */
export function jurorMeasures(
  jurorIds: readonly string[],
  scores: readonly CountedScore[],
  anchors: ReadonlySet<string>,
  repeats: readonly RepeatedScore[],
): JurorMeasure[] {
  const byWork = Map.groupBy(scores, ({ workId }) => workId);
  const byJuror = Map.groupBy(scores, ({ jurorId }) => jurorId);
  return jurorIds.map((jurorId) => {
    const apart = (byJuror.get(jurorId) ?? []).flatMap(({ workId, points }) => {
      const others = (byWork.get(workId) ?? []).filter((score) => score.jurorId !== jurorId);
      const theirs = meanOrNull(others.map((score) => score.points));
      return theirs === null ? [] : [{ workId, distance: points - theirs }];
    });
    const own = repeats.filter((repeat) => repeat.jurorId === jurorId);
    return {
      jurorId,
      shared: apart.length,
      distance: meanOrNull(apart.map((work) => work.distance)),
      onAnchors: meanOrNull(apart.filter(({ workId }) => anchors.has(workId)).map((work) => work.distance)),
      repeats: own.length,
      inconsistency: meanOrNull(own.map(({ first, again }) => Math.abs(first - again))),
    };
  });
}
