import type { NoteAnchor, NoteAnchorDraft } from '@toasoan/contract/features/posts/notes/note-anchor.ts';

export interface ShownNote {
  readonly id: string;
  readonly anchor: NoteAnchor;
  readonly mustFix: boolean;
}

/** A text that is written or read, with notes at its passages; none of them stands in the text itself. */
export interface NotedText {
  /** Shows these notes and no others. */
  readonly show: (notes: readonly ShownNote[]) => void;
  /** Where each stands, as a figure that grows through the text; without those whose passage is not there. */
  readonly places: () => ReadonlyMap<string, number>;
  /**
   * Brings the passage of a note into sight, and the focus to it: where it is shown, otherwise where its anchor finds
   * it. False: it is not in the text.
   */
  readonly reveal: (id: string, anchor: NoteAnchor) => boolean;
  /** Points at the passage of one note, where it stands. */
  readonly choose: (id: string | undefined) => void;
  /** What is selected and the place on the screen where it ends; undefined where no words are. */
  readonly selected: () => { readonly anchor: NoteAnchorDraft; readonly at: DOMRect } | undefined;
  /** Gives the focus back to the text; false for one that is only read and takes none. */
  readonly focus: () => boolean;
  /** Tells of places that have changed, and of notes whose passage was chosen in the text; gives back the way out. */
  readonly watch: (listener: NotedTextListener) => () => void;
}

export interface NotedTextListener {
  readonly moved: () => void;
  readonly picked: (id: string) => void;
}
