import type { Node } from '@tiptap/pm/model';

/** The picture, gallery, video or file that is selected, with the places of its bar and of its words. */
export interface ShownPart {
  readonly key: string;
  /** Its element in the text; the bar floats above it. */
  readonly dom: HTMLElement;
  /** Its words are typed in here, where readers will see them. */
  readonly words: HTMLElement;
  readonly node: Node;
  readonly position: () => number | undefined;
  /** The word that was clicked, for its field to take the focus. */
  readonly clicked: string | undefined;
}

/** Says what is selected to React, which renders nothing for any other part of an article. */
export interface PartViews {
  /** Undefined also while the text is read-only, and while the person works elsewhere on the page. */
  readonly shown: () => ShownPart | undefined;
  /** Whether the article has a part at all: its tools are fetched then. */
  readonly hasAny: () => boolean;
  readonly watch: (listener: () => void) => () => void;
  readonly show: (part: ShownPart) => void;
  readonly hide: (key: string) => void;
  readonly made: () => void;
  readonly lock: (readOnly: boolean) => void;
  /** Whether the focus is in the text, in a bar of it or in a dialog over it. */
  readonly attend: (isHere: boolean) => void;
  /** Before the editor is destroyed: nothing renders into it any more. */
  readonly silence: () => void;
}
