/** The rows of a list in order, fetched on demand. */
export interface GridRows<Row> {
  readonly count: number;
  /** Undefined while it is loading. */
  readonly at: (index: number) => Row | undefined;
  /** Fetches the rows at these places and some more on both sides. */
  readonly look: (first: number, last: number) => void;
  /** All rows fetched so far, in order. */
  readonly loaded: () => readonly Row[];
  /** Where a row is, among those fetched so far; -1: it is none of them. */
  readonly placeOf: (id: string) => number;
  /** All rows between two places; missing ones are fetched. */
  readonly between: (from: number, to: number) => Promise<readonly Row[]>;
  /** Those that are visible or near the visible area. */
  readonly near: readonly Row[];
}
