import type { RoundMode } from '../contests/contest-kinds.ts';

interface Weighted {
  readonly key: string;
  /** Percent of the total; those of a round sum to 100. */
  readonly weight: number;
}

/** What decides how one juror's marks become points. */
export interface RoundScale {
  readonly mode: RoundMode;
  /** None: one mark for the whole work. */
  readonly criteria: readonly Weighted[];
}

/** A mark for one criterion, or under one of these keys for the whole work. */
export interface Mark {
  readonly key: string;
  readonly value: number;
}

const WHOLE_WORK_KEYS = {
  THUMBS: 'thumb',
  SCORE10: 'score',
  SCORE100: 'score',
  RANK: 'rank',
} as const;
export const MAX_RANK = 20_000;

/** The greatest points of a work: shares of yes and of places are percent. */
export const topPoints = (mode: RoundMode): number => (mode === 'SCORE10' ? 10 : 100);

/** Marks out of 10 go in halves, all others in whole numbers. */
export const stepOf = (mode: RoundMode): number => (mode === 'SCORE10' ? 0.5 : 1);

const isScored = ({ mode }: RoundScale): boolean => mode === 'SCORE10' || mode === 'SCORE100';

interface MarkRange {
  readonly key: string;
  readonly weight: number;
  readonly min: number;
  readonly max: number;
}

/** The marks that a round asks of a juror, in the order of its criteria. */
export function marksAsked(scale: RoundScale): readonly MarkRange[] {
  if (isScored(scale) && scale.criteria.length > 0)
    return scale.criteria.map(({ key, weight }) => ({ key, weight, min: 0, max: topPoints(scale.mode) }));
  const key = WHOLE_WORK_KEYS[scale.mode];
  if (scale.mode === 'THUMBS') return [{ key, weight: 100, min: 0, max: 1 }];
  if (scale.mode === 'RANK') return [{ key, weight: 100, min: 1, max: MAX_RANK }];
  return [{ key, weight: 100, min: 0, max: topPoints(scale.mode) }];
}

export const weightsAreWhole = (criteria: readonly Weighted[]): boolean =>
  criteria.length === 0 || criteria.reduce((sum, { weight }) => sum + weight, 0) === 100;

export type MarkProblem = 'UNKNOWN' | 'TWICE' | 'RANGE' | 'STEP';

/** Why these marks cannot stand in this round, of the first one that cannot. */
export function markProblem(scale: RoundScale, marks: readonly Mark[]): MarkProblem | undefined {
  const asked = new Map(marksAsked(scale).map((range) => [range.key, range]));
  const seen = new Set<string>();
  for (const { key, value } of marks) {
    const range = asked.get(key);
    if (!range) return 'UNKNOWN';
    if (seen.has(key)) return 'TWICE';
    seen.add(key);
    if (value < range.min || value > range.max) return 'RANGE';
    if (!Number.isInteger(value / stepOf(scale.mode))) return 'STEP';
  }
  return undefined;
}

/** How many of the marks asked are there. */
export function marksGiven(scale: RoundScale, marks: readonly Mark[]): number {
  const given = new Set(marks.map(({ key }) => key));
  return marksAsked(scale).filter(({ key }) => given.has(key)).length;
}

export const isComplete = (scale: RoundScale, marks: readonly Mark[]): boolean =>
  marksGiven(scale, marks) === marksAsked(scale).length;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The weighted total of the marks that are there, rounded to hundredths; null where there is none. */
export function totalSoFar(scale: RoundScale, marks: readonly Mark[]): number | null {
  const values = new Map(marks.map(({ key, value }) => [key, value]));
  let weights = 0;
  let sum = 0;
  for (const { key, weight, max } of marksAsked(scale)) {
    const value = values.get(key);
    if (value === undefined) continue;
    weights += weight;
    sum += (weight * value * topPoints(scale.mode)) / max;
  }
  return weights === 0 ? null : hundredths(sum / weights);
}

/** A juror's points for a work, of an order the place; null while marks are missing. */
export function pointsOf(scale: RoundScale, marks: readonly Mark[]): number | null {
  if (!isComplete(scale, marks)) return null;
  return scale.mode === 'RANK' ? (marks[0]?.value ?? null) : totalSoFar(scale, marks);
}
