import type { StatusTone } from '../display/status-tag.tsx';

/** One part of each bar. At most three are stacked, the first at the bottom. */
export interface Series {
  readonly key: string;
  readonly label: string;
  readonly tone: StatusTone;
}

export interface DayFigures {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly href: string;
  /** By key of the series; a missing count is 0. */
  readonly counts: Readonly<Record<string, number>>;
}

export function totalOf({ counts }: DayFigures, series: readonly Series[]): number {
  return series.reduce((sum, { key }) => sum + (counts[key] ?? 0), 0);
}
