import type { Node } from '@tiptap/pm/model';

/** The element of a video or picture in the editor, into which its card is rendered. */
export interface ShownPart {
  readonly key: string;
  readonly dom: HTMLElement;
  readonly node: Node;
  readonly isSelected: boolean;
  readonly position: () => number | undefined;
}

export interface PartViews {
  readonly all: () => readonly ShownPart[];
  readonly watch: (listener: () => void) => () => void;
  readonly set: (part: ShownPart) => void;
  readonly remove: (key: string) => void;
  /** Before the editor is destroyed: nothing renders into it any more. */
  readonly silence: () => void;
}
