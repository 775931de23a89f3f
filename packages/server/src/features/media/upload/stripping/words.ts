/** Overwritten bytes: `text`, and zeros up to the end. */
export interface Edit {
  readonly first: number;
  /** The byte after the last one. */
  readonly end: number;
  readonly text: string;
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metadata of a file served unchanged: its author's place. */
export interface OwnWords {
  readonly place: Place | undefined;
  /** The edits that remove it, in order and not overlapping; none changes the length. */
  readonly edits: readonly Edit[];
}

export const NO_WORDS: OwnWords = { place: undefined, edits: [] };
