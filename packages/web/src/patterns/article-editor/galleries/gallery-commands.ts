import { Fragment } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { figuresOf } from '../figures/figure-commands.ts';
import { dispatchApart, insertParts } from '../whole-parts/part-commands.ts';

export type GalleryLayout = 'grid' | 'slides';

/** Inserts pictures as one block on the empty line at the cursor or below its block; one undo step. */
export function insertGallery(view: EditorView, files: readonly MediaRow[], layout: GalleryLayout): void {
  const figures = figuresOf(view.state.schema, files);
  const node = view.state.schema.nodes.gallery?.create({ layout }, figures);
  if (node && figures.length > 0) insertParts(view, [node]);
}

/** Adds pictures to the end of a gallery. */
export function addToGallery(view: EditorView, position: number, files: readonly MediaRow[]): void {
  const gallery = view.state.doc.nodeAt(position);
  const figures = figuresOf(view.state.schema, files);
  if (gallery?.type.name !== 'gallery' || figures.length === 0) return;
  dispatchApart(view, view.state.tr.insert(position + gallery.nodeSize - 1, figures));
}

/** Puts the pictures of a gallery one by one in its place, the first one selected. */
export function splitGallery(view: EditorView, position: number): void {
  const gallery = view.state.doc.nodeAt(position);
  if (gallery?.type.name !== 'gallery') return;
  const figures = Fragment.fromArray([...gallery.children]);
  const change = view.state.tr.replaceWith(position, position + gallery.nodeSize, figures);
  dispatchApart(view, change.setSelection(NodeSelection.create(change.doc, position)));
  view.focus();
}
