import type { TextRange } from '../qa-finding.ts';

/** A figure as a text says it; the range is that of the figure with its large unit, without percent or money. */
export interface Figure extends TextRange {
  /** With its large unit: 1,2 tỷ is 1_200_000_000. */
  readonly value: number;
  /** Before the large unit, and its digits after the decimal sign. */
  readonly mantissa: number;
  readonly decimals: number;
  /** What the large unit multiplies by; 1 without one. */
  readonly scale: number;
  readonly digits: string;
  readonly isGrouped: boolean;
  /** Written as its language writes figures. */
  readonly isStyled: boolean;
  readonly isPercent: boolean;
  /** The sign of its unit of measure; undefined without one. */
  readonly unit: string | undefined;
  readonly unitRange: TextRange | undefined;
  /** What it is of: a part of a date is compared as a date. */
  readonly of: 'figure' | 'date';
}

/** What a text counts. */
export interface FiguresRead {
  readonly figures: readonly Figure[];
  /** Values that may be said and need not: times of day, days of the week, codes. */
  readonly loose: readonly number[];
  readonly months: readonly MonthRead[];
}

export interface MonthRead extends TextRange {
  /** 1 to 12. */
  readonly month: number;
}
