import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Mark } from '@tiptap/pm/model';
import { NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state';
import { resolveSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { suggestionBy } from '@toasoan/contract/article/suggestion-mark.ts';
import { readDocument, writeDocument } from '../article-memory.ts';
import { PLAIN_CHANGE } from '../plain-change.ts';
import { changeTo } from './change-to.ts';

/** Accepts or rejects suggestions; one undo step. */
export function decide({ view, schema }: Editor, ids: readonly string[], verdict: 'accept' | 'reject'): void {
  const chosen = new Set(ids);
  const { state } = view;
  const next = resolveSuggestions(writeDocument(state.doc), (mark) =>
    chosen.has(suggestionBy(mark).id) ? verdict : 'keep',
  );
  const change = changeTo(state.tr, readDocument(schema, next));
  if (!change.docChanged) return;
  view.dispatch(closeHistory(change.setMeta(PLAIN_CHANGE, true)));
  view.dispatch(closeHistory(view.state.tr));
}

/** The start of a suggestion. */
export function placeOf({ state }: Editor, id: string): number | undefined {
  let place: number | undefined;
  state.doc.descendants((node, position) => {
    if (place === undefined && node.marks.some(({ attrs }) => attrs.id === id)) place = position;
    return place === undefined;
  });
  return place;
}

/** The position and the suggestion that a command moved to: several may begin at one position. */
const ledTo = new WeakMap<Selection, string>();

/** Scrolls to a suggestion and puts the cursor in it; a node without text is selected. */
export function goTo(editor: Editor, id: string): void {
  const place = placeOf(editor, id);
  if (place === undefined) return;
  const { view, state } = editor;
  const node = state.doc.nodeAt(place);
  const selection =
    node?.isBlock && node.isLeaf
      ? NodeSelection.create(state.doc, place)
      : TextSelection.near(state.doc.resolve(node?.isText ? place : place + 1));
  view.dispatch(state.tr.setSelection(selection));
  ledTo.set(view.state.selection, id);
  const dom = view.nodeDOM(place) ?? view.domAtPos(place + 1).node;
  const element = dom instanceof Element ? dom : dom.parentElement;
  // Scrolls no further than necessary: a user who steps on by a button finds the button where it was.
  (element?.closest('.suggestion') ?? element)?.scrollIntoView({ block: 'nearest' });
}

const isSuggested = ({ type }: Mark) => type.name === 'deletion' || type.name === 'insertion';

/** The suggestion at the cursor; the innermost of several. */
export function suggestionHere({ state: { selection } }: Editor): string {
  const led = ledTo.get(selection);
  if (led !== undefined) return led;
  const { $head } = selection;
  const chosen = selection instanceof NodeSelection ? selection.node : undefined;
  const around = [
    chosen,
    $head.nodeAfter,
    $head.nodeBefore,
    ...Array.from({ length: $head.depth }, (_, up) => $head.node($head.depth - up)),
  ];
  const marks = around.flatMap((node) => node?.marks.toReversed() ?? []);
  return String(marks.find(isSuggested)?.attrs.id ?? '');
}
