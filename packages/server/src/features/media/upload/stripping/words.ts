/** Bytes that are written over: `text`, and zeros up to the end. */
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

/** What a file that goes out as it is tells about who made it where. */
export interface OwnWords {
  readonly place: Place | undefined;
  /** What silences it, in their order and apart from each other; none changes the length. */
  readonly edits: readonly Edit[];
}

export const NO_WORDS: OwnWords = { place: undefined, edits: [] };
