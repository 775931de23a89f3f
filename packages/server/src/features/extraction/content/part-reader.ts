import type { Block, Inline } from './content-block.ts';

export interface ReadRules {
  /** Of relative addresses. */
  readonly base: string;
  /** Names of elements that must stay. */
  readonly keep: ReadonlySet<string>;
  /** Elements that are left out, and elements of which only the inside counts. */
  readonly removed: ReadonlySet<Element>;
  readonly unwrapped: ReadonlySet<Element>;
  readonly captionSelector: string;
  readonly creditPattern: string;
  readonly maxBlocks: number;
}

/** What lists, tables and figures ask of the reader of their content. */
export interface PartReader {
  readonly rules: ReadRules;
  /** The blocks of a part. */
  inside(element: Element): Block[];
  /** All text of a part as one block. */
  inline(element: Element, leave?: (child: Element) => boolean): Inline | undefined;
  isJunk(element: Element): boolean;
}
