/** A place in a comment's text, in UTF-16 units. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

export interface Piece<Mark extends Place> {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly at: number;
  /** The first of the marks that cover it. */
  readonly mark: Mark | undefined;
}

const clusters = new Intl.Segmenter('vi', { granularity: 'grapheme' });

/**
 * Cuts a text at its marks. Marks that overlap are joined to the first one, marks that end beyond the text are cut, and
 * no letter is parted from its accents.
 */
export function textPieces<Mark extends Place>(text: string, marks: readonly Mark[]): readonly Piece<Mark>[] {
  const pieces: Piece<Mark>[] = [];
  let at = 0;
  function cut(to: number, mark: Mark | undefined) {
    if (to > at) pieces.push({ text: text.slice(at, to), at, mark });
    at = Math.max(at, to);
  }
  const edges = marks.length > 0 ? edgesOf(text) : [];
  for (const mark of marks.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    cut(edges.findLast((edge) => edge <= mark.from) ?? 0, undefined);
    cut(edges.find((edge) => edge >= mark.to) ?? text.length, mark);
  }
  cut(text.length, undefined);
  return pieces;
}

/** Where clusters begin, and the end. */
function edgesOf(text: string): readonly number[] {
  return [...Array.from(clusters.segment(text), ({ index }) => index), text.length];
}
