import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import { PLAIN_CHANGE } from '#web/patterns/article-editor/plain-change.ts';
import { findHunks } from './model/find-hunks.ts';
import { itemOf } from './model/merge-item.ts';

/** Waits until no word is being composed: a text that changes under an input method loses it. */
export async function whenComposed({ view }: Editor): Promise<void> {
  while (view.composing) {
    await new Promise((resolve) => view.dom.addEventListener('compositionend', resolve, { once: true }));
    await new Promise((resolve) => window.setTimeout(resolve));
  }
}

/**
 * Replaces the text of an editor by changing only what differs: cursor, selection and scroll position stay. One undo
 * step.
 */
export function putArticle(editor: Editor, next: ArticleDocument): void {
  const { state, view, schema } = editor;
  const now = checkArticle(JSON.parse(JSON.stringify(state.doc.toJSON())));
  const wanted = checkArticle(next);
  const keys = (document: ArticleDocument) => document.content.map((block) => itemOf(block).key);
  const hunks = findHunks(keys(now), keys(wanted));
  if (hunks.length === 0) return;
  const change = state.tr.setMeta(PLAIN_CHANGE, true);
  for (const { from, to, start, end } of hunks.toReversed()) {
    const nodes = wanted.content.slice(start, end).map((block) => schema.nodeFromJSON(block));
    const [one, other] = [state.doc.children[from], nodes[0]];
    const isOne = to === from + 1 && nodes.length === 1;
    if (isOne && one && other && one.sameMarkup(other))
      changeWithin(change, startOf(state.doc, from), one, other);
    else change.replaceWith(startOf(state.doc, from), startOf(state.doc, to), nodes);
  }
  view.dispatch(closeHistory(change));
  view.dispatch(closeHistory(view.state.tr));
}

function startOf(doc: Node, place: number): number {
  return doc.children.slice(0, place).reduce((sum, block) => sum + block.nodeSize, 0);
}

/** Only the stretch in which two blocks differ is changed. */
function changeWithin(change: Transaction, at: number, before: Node, after: Node): void {
  const start = before.content.findDiffStart(after.content);
  const ends = before.content.findDiffEnd(after.content);
  if (start === null || ends === null) return;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  change.replace(at + 1 + start, at + 1 + ends.a + overlap, after.slice(start, ends.b + overlap));
}
