import type { Editor } from '@tiptap/core';
import { positionOf } from './move-blocks.ts';

/** A block of the article itself on the screen, measured from the top of the text. */
export interface BlockPlace {
  readonly index: number;
  readonly top: number;
  readonly height: number;
  /** Of its first line. */
  readonly lineHeight: number;
}

/** The block at a height of the window. */
export function blockAt(editor: Editor, text: DOMRect, y: number): BlockPlace | undefined {
  const { view, state } = editor;
  const found = view.posAtCoords({ left: text.left + text.width / 2, top: y });
  if (!found) return undefined;
  const index = state.doc.resolve(found.inside === -1 ? found.pos : found.inside).index(0);
  const last = Math.min(index, state.doc.childCount - 1);
  const element = view.nodeDOM(positionOf(editor, last));
  if (!(element instanceof HTMLElement)) return undefined;
  const { top, height } = element.getBoundingClientRect();
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
  return { index: last, top: top - text.top, height, lineHeight: Math.min(height, lineHeight || height) };
}
