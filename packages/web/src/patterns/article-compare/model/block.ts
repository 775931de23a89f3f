import type { ArticleAttributes, ArticleMark } from '@toasoan/contract/article/article-node.ts';

/** A piece of a line with its looks. A part that is no text, such as a picture in a line, is a leaf. */
export interface Run {
  readonly text: string;
  readonly marks: readonly ArticleMark[];
  readonly leaf?: Leaf;
}

/** A part that holds no text of its own. Its name may be one that this code does not know. */
export interface Leaf {
  readonly name: string;
  readonly attrs: ArticleAttributes;
}

/** A syllable, a sign, or the white space between: the smallest thing that is compared. */
export interface Word {
  readonly text: string;
  readonly runs: readonly Run[];
  /** The same for words that look the same, marks too. */
  readonly look: string;
}

/** What a block stands in, from the outside in. */
export interface Place {
  readonly container: string;
  /** Of the first block of a list's item: its number, or a dot. */
  readonly marker?: string;
  /** Of the first block of a list that does not begin at one. */
  readonly start?: number;
}

export interface TextBlock {
  readonly kind: 'text';
  readonly name: string;
  readonly attrs: ArticleAttributes;
  readonly places: readonly Place[];
  readonly words: readonly Word[];
}

export interface LeafBlock {
  readonly kind: 'leaf';
  readonly leaf: Leaf;
  readonly places: readonly Place[];
}

export interface TableBlock {
  readonly kind: 'table';
  readonly rows: readonly (readonly Cell[])[];
  readonly places: readonly Place[];
}

export interface Cell {
  readonly isHeader: boolean;
  readonly colspan: number;
  readonly rowspan: number;
  /** Where it begins in the grid. */
  readonly row: number;
  readonly column: number;
  readonly blocks: readonly Block[];
}

/** One thing that stands on lines of its own. */
export type Block = TextBlock | LeafBlock | TableBlock;
