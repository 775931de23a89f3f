/** What one juror whose scores count gave one work. */
export interface CountedScore {
  readonly jurorId: string;
  readonly workId: string;
  /** Of an order: the place. */
  readonly points: number;
}
