/** A block, a row or a column as alignment sees it. */
export interface Item {
  readonly key: string;
  readonly words: readonly string[];
  /** Only items of one family are ever matched. */
  readonly family: string;
}
