import type { Editor } from '@tiptap/core';
import { Fragment, NodeRange } from '@tiptap/pm/model';
import { AllSelection, type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { i18n } from '#web/core/i18n/i18n.ts';
import { dispatchApart } from '../whole-parts/part-commands.ts';

/** What stands in these moves with them: an item with its lines, a table with its cells. */
const WHOLE: ReadonlySet<string> = new Set(['listItem', 'table', 'tableRow', 'tableCell', 'tableHeader']);

/** The article, and what says where a block went. */
interface Edited {
  readonly editor: Editor;
  readonly asks: { readonly say: (text: string) => void };
}

/** The blocks of the selection: items within their list, a list once all its items are selected. */
function blocksHere({ selection }: EditorState): NodeRange | undefined {
  if (selection instanceof AllSelection) return undefined;
  const { $from, $to } = selection;
  const movesWhole = (depth: number) => {
    const parent = $from.node(depth);
    const isAll = $from.index(depth) === 0 && $to.indexAfter(depth) === parent.childCount;
    return parent.isTextblock || WHOLE.has(parent.type.name) || isAll;
  };
  let depth = $from.sharedDepth($to.pos);
  while (depth > 0 && movesWhole(depth)) depth -= 1;
  return new NodeRange($from, $to, depth);
}

/**
 * Swaps blocks with the one before or after them. That one goes to the other side: what is moved keeps its text in
 * place, and so do the cursor and the notes in it.
 */
function swapped({ tr }: EditorState, range: NodeRange, step: -1 | 1): Transaction | undefined {
  const { parent, start, end, startIndex, endIndex } = range;
  const index = step < 0 ? startIndex - 1 : endIndex;
  const other = parent.maybeChild(index);
  if (!other) return undefined;
  const own = parent.children.slice(startIndex, endIndex);
  const order = step < 0 ? [...own, other] : [other, ...own];
  const first = Math.min(startIndex, index);
  if (!parent.canReplace(first, first + order.length, Fragment.from(order))) return undefined;
  const at = step < 0 ? start - other.nodeSize : end;
  const change = tr.delete(at, at + other.nodeSize);
  return change.insert(step < 0 ? end - other.nodeSize : start, other);
}

function say({ asks }: Edited, index: number, count: number): void {
  asks.say(i18n.t('article-editor:moved', { at: index + 1, count }));
}

function move(article: Edited, range: NodeRange, step: -1 | 1): void {
  const { state, view, isEditable } = article.editor;
  const change = isEditable ? swapped(state, range, step) : undefined;
  if (change) {
    dispatchApart(view, change.scrollIntoView());
    say(article, range.startIndex + step, range.parent.childCount);
  } else article.asks.say(i18n.t(`article-editor:${step < 0 ? 'isFirst' : 'isLast'}`));
}

/** Moves the blocks of the selection past the one before or after them; one undo step. */
export function moveHere(article: Edited, step: -1 | 1): void {
  const range = blocksHere(article.editor.state);
  if (range) move(article, range, step);
}

/** The same with the block at a position. */
export function moveBlockAt(article: Edited, position: number, step: -1 | 1): void {
  const { doc } = article.editor.state;
  const $at = doc.resolve(position);
  const size = $at.nodeAfter?.nodeSize ?? 0;
  move(article, new NodeRange($at, doc.resolve(position + size), $at.depth), step);
}

/** The position of a block of the article itself. */
export function positionOf({ state: { doc } }: Editor, index: number): number {
  let position = 0;
  for (let before = 0; before < index; before += 1) position += doc.child(before).nodeSize;
  return position;
}

/** Moves a block of the article itself to a gap between two others; `gap` is the index of the block behind it. */
export function moveToGap(article: Edited, index: number, gap: number): void {
  const { state, view, isEditable } = article.editor;
  const block = state.doc.maybeChild(index);
  if (!block || !isEditable || gap === index || gap === index + 1) return;
  const from = positionOf(article.editor, index);
  const change = state.tr.delete(from, from + block.nodeSize);
  const at = change.mapping.map(positionOf(article.editor, gap));
  change.insert(at, block);
  change.setSelection(Selection.near(change.doc.resolve(at), 1));
  dispatchApart(view, change.scrollIntoView());
  view.focus();
  say(article, gap > index ? gap - 1 : gap, state.doc.childCount);
}
