import { closeHistory } from '@tiptap/pm/history';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { PLAIN_CHANGE } from '../plain-change.ts';
import { changeTo } from '../suggestions/change-to.ts';
import type { Match } from './find-matches.ts';

/** The words in the marks that the first of the old ones has. */
function replaced(change: Transaction, { from, to }: Match, words: string): Transaction {
  if (words === '') return change.delete(from, to);
  const marks = change.doc.nodeAt(from)?.marks ?? [];
  return change.replaceWith(from, to, change.doc.type.schema.text(words, marks));
}

/** Replaces one match in an undo step of its own; with suggestions it becomes one. */
export function replaceMatch(view: EditorView, match: Match, words: string): void {
  view.dispatch(closeHistory(replaced(view.state.tr, match, words.normalize('NFC'))));
  view.dispatch(closeHistory(view.state.tr));
}

/**
 * Replaces all in one undo step. Where suggestions are followed, each place is replaced for itself and so becomes a
 * suggestion of its own: the whole at once would be one suggestion from the first place to the last.
 */
export function replaceMatches(
  view: EditorView,
  matches: readonly Match[],
  words: string,
  isTracked: boolean,
): void {
  const last = matches.toReversed();
  const next = words.normalize('NFC');
  const change = isTracked
    ? changeTo(view.state.tr, oneByOne(view.state, last, next).doc).setMeta(PLAIN_CHANGE, true)
    : last.reduce((made, match) => replaced(made, match, next), view.state.tr);
  view.dispatch(closeHistory(change));
  view.dispatch(closeHistory(view.state.tr));
}

/** From the last to the first, so that the places before stay. */
function oneByOne(state: EditorState, matches: readonly Match[], words: string): EditorState {
  return matches.reduce((now, match) => now.apply(replaced(now.tr, match, words)), state);
}
