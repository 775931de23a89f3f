import type { NoteAnchor, NoteAnchorDraft } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import type { LineOf } from '../../article-margin/article-margin.ts';
import type { LineOnPage } from '../../article-margin/margin-drawer.tsx';

export interface ShownNote {
  readonly id: string;
  readonly anchor: NoteAnchor;
  readonly mustFix: boolean;
}

/** An editable or read-only text with notes at its passages; the text itself contains none of them. */
export interface NotedText {
  /** Shows exactly these notes. */
  readonly show: (notes: readonly ShownNote[]) => void;
  /** The position of each, increasing through the text; without those whose passage is missing. */
  readonly places: () => ReadonlyMap<string, number>;
  /** Where the lines of the shown notes are now. */
  readonly lines: () => LineOf;
  /**
   * Scrolls to the passage of a note and focuses it: its shown position, otherwise that of its anchor. False: it is not
   * in the text.
   */
  readonly reveal: (id: string, anchor: NoteAnchor) => boolean;
  /** The line of a shown note; undefined without a passage. */
  readonly onPage: (id: string) => LineOnPage | undefined;
  /** Highlights the passage of one note. */
  readonly choose: (id: string | undefined) => void;
  /** The selection and the screen position of its end; undefined without words. */
  readonly selected: () => { readonly anchor: NoteAnchorDraft; readonly at: DOMRect } | undefined;
  /** Returns the focus to the text; false for a read-only text, which takes none. */
  readonly focus: () => boolean;
  /** Reports moved positions, and notes whose passage was clicked; returns the unsubscribe function. */
  readonly watch: (listener: NotedTextListener) => () => void;
}

export interface NotedTextListener {
  readonly moved: () => void;
  readonly picked: (id: string) => void;
  /** The cursor has come into a passage, or left it. */
  readonly entered: (id: string | undefined) => void;
  /** The mouse has come over a passage, or left it. */
  readonly pointed: (id: string | undefined) => void;
}
