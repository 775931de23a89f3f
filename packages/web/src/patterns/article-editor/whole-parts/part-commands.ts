import { closeHistory } from '@tiptap/pm/history';
import type { Attrs, Node } from '@tiptap/pm/model';
import {
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { partHere } from './part-here.ts';

/** The position of a node in place of the empty line at the cursor. */
export function emptyLine(
  { selection: { $from, empty }, schema }: EditorState,
  { type }: Node,
): number | undefined {
  const { paragraph } = schema.nodes;
  if (!empty || $from.depth === 0 || $from.parent.type !== paragraph) return undefined;
  const [parent, index] = [$from.node(-1), $from.index(-1)];
  if ($from.parent.content.size > 0 || !parent.canReplaceWith(index, index + 1, type)) return undefined;
  return $from.before();
}

/** The end of the innermost block at the cursor after which the node is allowed. */
function placeAfter({ selection: { $to } }: EditorState, { type }: Node): number {
  for (let depth = $to.depth; depth > 0; depth -= 1) {
    const index = $to.indexAfter(depth - 1);
    if ($to.node(depth - 1).canReplaceWith(index, index, type)) return $to.after(depth);
  }
  return $to.doc.content.size;
}

/** Puts the cursor on a new line below the block of the article in which it is. */
export function startLineBelow(view: EditorView): void {
  const { tr, schema, selection } = view.state;
  const line = schema.nodes.paragraph?.create();
  if (!line) return;
  const { $to } = selection;
  const place = $to.depth === 0 ? $to.pos : $to.after(1);
  const change = tr.insert(place, line);
  view.dispatch(change.setSelection(TextSelection.create(change.doc, place + 1)).scrollIntoView());
}

/** An undo step of its own, separate from earlier edits and later typing. */
export function dispatchApart(view: EditorView, change: Transaction): void {
  view.dispatch(closeHistory(change));
  view.dispatch(closeHistory(view.state.tr));
}

/** The cursor moves below the node, to a new line if nothing follows. */
export function continueBelow(change: Transaction, position: number): Transaction {
  const { parent } = change.doc.resolve(position);
  const paragraph = change.doc.type.schema.nodes.paragraph;
  if (paragraph && change.doc.resolve(position).index() === parent.childCount)
    change.insert(position, paragraph.create());
  return change.setSelection(Selection.near(change.doc.resolve(position), 1)).scrollIntoView();
}

/** Inserts nodes on the empty line at the cursor, otherwise below its block; one undo step. */
export function insertParts(view: EditorView, nodes: readonly Node[]): void {
  const { state } = view;
  const [first] = nodes;
  if (first === undefined) return;
  const line = emptyLine(state, first);
  const position = line ?? placeAfter(state, first);
  const change = state.tr.replaceWith(position, line === undefined ? position : position + 2, [...nodes]);
  const size = nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  dispatchApart(view, continueBelow(change, position + size));
}

export function changePart(view: EditorView, position: number, values: Attrs): void {
  const attrs = view.state.doc.nodeAt(position)?.attrs;
  if (attrs === undefined) return;
  const isChosen = partHere(view.state) !== undefined && view.state.selection.from === position;
  const change = view.state.tr.setNodeMarkup(position, undefined, { ...attrs, ...values });
  if (isChosen) change.setSelection(NodeSelection.create(change.doc, position));
  view.dispatch(change);
}

export function choosePart(view: EditorView, position: number): void {
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
  view.focus();
}

/** The cursor goes below a part, to a new line if nothing follows. */
export function continueAfter(view: EditorView, position: number): void {
  const size = view.state.doc.nodeAt(position)?.nodeSize ?? 0;
  view.dispatch(continueBelow(view.state.tr, position + size));
  view.focus();
}

export function removePart(view: EditorView, position: number): void {
  const size = view.state.doc.nodeAt(position)?.nodeSize ?? 0;
  const change = view.state.tr.delete(position, position + size);
  view.dispatch(change.setSelection(Selection.near(change.doc.resolve(position), 1)).scrollIntoView());
  view.focus();
}
