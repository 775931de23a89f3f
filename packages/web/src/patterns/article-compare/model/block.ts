import type { ArticleAttributes, ArticleMark } from '@toasoan/contract/article/article-node.ts';

/** A styled piece of a line. An inline node without text, such as a picture, is a leaf. */
export interface Run {
  readonly text: string;
  readonly marks: readonly ArticleMark[];
  readonly leaf?: Leaf;
}

/** A node without text of its own. Its name may be unknown to this code. */
export interface Leaf {
  readonly name: string;
  readonly attrs: ArticleAttributes;
}

/** A syllable, a sign, or the white space between: the smallest compared unit. */
export interface Word {
  readonly text: string;
  readonly runs: readonly Run[];
  /** Equal for words with the same style, marks included. */
  readonly look: string;
}

/** The containers of a block, outermost first. */
export interface Place {
  readonly container: string;
  /** For the first block of a list item: its number, or a dot. */
  readonly marker?: string;
  /** For the first block of a list that does not begin at one. */
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
  /** Its start in the grid. */
  readonly row: number;
  readonly column: number;
  readonly blocks: readonly Block[];
}

/** One block-level unit. */
export type Block = (TextBlock | LeafBlock | TableBlock) & {
  /** The place of its outermost node in the article; absent in a cell. */
  readonly at?: number;
};
