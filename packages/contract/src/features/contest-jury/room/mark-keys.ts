import { type Mark, marksAsked, type RoundScale, stepOf, topPoints } from '../round-scale.ts';

export interface Marking {
  readonly marks: readonly Mark[];
  /** The criterion that keys mark. */
  readonly active: string;
}

const markOf = ({ marks, active }: Marking): number | undefined =>
  marks.find(({ key }) => key === active)?.value;

export function withMark(marks: readonly Mark[], key: string, value: number): readonly Mark[] {
  const others = marks.filter((mark) => mark.key !== key);
  return [...others, { key, value }];
}

/** The criterion without a mark to which Enter goes; undefined once all have one. */
export function firstMissing(scale: RoundScale, marks: readonly Mark[]): string | undefined {
  return marksAsked(scale).find(({ key }) => !marks.some((mark) => mark.key === key))?.key;
}

/** The criterion above (-1) or below (+1), around the ends. */
export function neighbour(scale: RoundScale, active: string, by: 1 | -1): string {
  const keys = marksAsked(scale).map(({ key }) => key);
  const at = keys.indexOf(active) + by;
  return keys[(at + keys.length) % keys.length] ?? active;
}

/**
 * What a key does to the marks: a digit is the mark (0 is ten), a dash none at all, a dot adds or takes the half. Thumbs: 1 is yes, 0 is
 * no. Undefined for keys that mark nothing.
 */
export function markByKey(scale: RoundScale, marking: Marking, key: string): readonly Mark[] | undefined {
  const { marks, active } = marking;
  if (scale.mode === 'THUMBS')
    return key === '0' || key === '1' ? withMark(marks, active, Number(key)) : undefined;
  if (scale.mode !== 'SCORE10') return undefined;
  if (key === '-') return withMark(marks, active, 0);
  if (/^\d$/.test(key)) return withMark(marks, active, Number(key) || topPoints(scale.mode));
  if (key !== '.' && key !== ',') return undefined;
  const value = markOf(marking);
  if (value === undefined) return undefined;
  const half = stepOf(scale.mode);
  if (!Number.isInteger(value)) return withMark(marks, active, value - half);
  return value + half > topPoints(scale.mode) ? undefined : withMark(marks, active, value + half);
}

/** The buttons of a scale of ten. */
export const TEN_STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** What a press on the button of a mark gives: of the chosen one half a mark less, and the whole again. */
export function pressedMark({ mode }: RoundScale, value: number | undefined, step: number): number {
  return mode === 'SCORE10' && value === step && step > 0 ? step - stepOf(mode) : step;
}
