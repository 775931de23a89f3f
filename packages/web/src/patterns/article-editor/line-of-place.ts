import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** From the upper edge of a block without text to what counts as its first line. */
const FIRST_LINE = 14;

/**
 * The middle of the line at a place of the document, on the screen. Not `isNear`: that of its block's first line, which
 * is found faster. Undefined: the place is not on the page.
 */
export function lineOfPlace(view: EditorView, place: number, isNear: boolean): number | undefined {
  const { doc } = view.state;
  const $place = doc.resolve(Math.min(place, doc.content.size));
  const block = view.nodeDOM($place.depth > 0 ? $place.before(1) : $place.pos);
  if (!(block instanceof Element)) return undefined;
  const node = doc.nodeAt($place.pos);
  const first = node?.isBlock ? Selection.near(doc.resolve($place.pos + 1)).from : $place.pos;
  if (!isNear || (node?.isBlock && node.isLeaf)) return block.getBoundingClientRect().top + FIRST_LINE;
  const { top, bottom } = view.coordsAtPos(Math.min(first, doc.content.size), 1);
  return (top + bottom) / 2;
}
