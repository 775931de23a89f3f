import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { PLAIN_CHANGE } from '../plain-change.ts';
import type { Cursor } from './article-tokens.ts';
import { changeTo } from './change-to.ts';
import { type Author, suggestionTypes } from './own-marks.ts';
import { type Tracking, trackBlocks } from './track-blocks.ts';

export interface SuggestionDependencies {
  /** Who suggests; undefined while what is typed stands at once. */
  readonly author: () => Author | undefined;
  readonly reportProgress: () => void;
}

/** What was typed within a composed word: it is put down as suggestions when the word is done. */
interface Composed {
  readonly before: EditorState;
  last: Transaction;
}

export interface SuggestionPlugin {
  readonly plugin: Plugin;
  /** The document with what is being composed put down as suggestions, without touching the page. */
  readonly settled: (state: EditorState) => Node;
  readonly settle: (view: EditorView) => void;
}

/** The browser's last change of a composed word comes shortly after its end. */
const COMPOSED_MS = 60;

function isTyped(change: Transaction): boolean {
  return (
    change.docChanged &&
    change.getMeta('history$') === undefined &&
    change.getMeta('addToHistory') !== false &&
    change.getMeta(PLAIN_CHANGE) === undefined
  );
}

export function suggestionPlugin(deps: SuggestionDependencies): SuggestionPlugin {
  let view: EditorView | undefined;
  let composed: Composed | undefined;
  let timer = 0;

  function tracked(
    before: EditorState,
    now: EditorState,
    last: Transaction,
  ): { doc: Node; tracking: Tracking } {
    const tracking: Tracking = {
      types: suggestionTypes(now.schema),
      author: deps.author(),
      cursor: cursorOf(last, now),
      added: false,
      changedPart: false,
    };
    const blocks = trackBlocks(before.doc.children, now.doc.children, tracking);
    const doc = now.doc.copy(Fragment.fromArray(blocks));
    return { doc, tracking };
  }

  function correct(before: EditorState, now: EditorState, last: Transaction): Transaction | undefined {
    const found = tracked(before, now, last);
    if (found.tracking.changedPart && deps.author()) deps.reportProgress();
    if (found.doc.eq(now.doc)) return undefined;
    const { storedMarks } = now;
    const change = changeTo(now.tr, found.doc);
    change.setSelection(selectionAfter(before, now, change.doc, found.tracking.added));
    return storedMarks ? change.setStoredMarks(storedMarks) : change;
  }

  function settle(on: EditorView): void {
    window.clearTimeout(timer);
    if (composed === undefined || on.composing || on.isDestroyed) return;
    const { before, last } = composed;
    composed = undefined;
    const change = correct(before, on.state, last);
    // One step of undo with the word itself.
    if (change) on.dispatch(change.setMeta(PLAIN_CHANGE, true).setMeta('appendedTransaction', last));
  }

  const plugin = new Plugin({
    view(on) {
      view = on;
      return {
        destroy() {
          window.clearTimeout(timer);
          view = undefined;
        },
      };
    },
    appendTransaction(changes, before, now) {
      const typed = changes.findLast(isTyped);
      if (typed === undefined || changes.some((change) => change.docChanged && !isTyped(change)))
        return undefined;
      if (view?.composing) {
        composed ??= { before, last: typed };
        composed.last = typed;
        return undefined;
      }
      const from = composed?.before ?? before;
      composed = undefined;
      return correct(from, now, typed);
    },
    props: {
      handleDOMEvents: {
        compositionstart: (on) => {
          settle(on);
          return false;
        },
        compositionend: (on) => {
          window.clearTimeout(timer);
          timer = window.setTimeout(() => settle(on), COMPOSED_MS);
          return false;
        },
      },
    },
  });
  return {
    plugin,
    settle,
    settled: (state) => (composed ? tracked(composed.before, state, composed.last).doc : state.doc),
  };
}

/** The cursor, where the change ended right before it: there it was typed or deleted. */
function cursorOf(change: Transaction, now: EditorState): Cursor | undefined {
  const { $head } = now.selection;
  let isHere = false;
  change.mapping.maps.forEach((map, index) => {
    map.forEach((_from, _to, _newFrom, newTo) => {
      isHere ||= change.mapping.slice(index + 1).map(newTo) === $head.pos;
    });
  });
  return isHere && $head.parent.isTextblock ? { line: $head.parent, offset: $head.parentOffset } : undefined;
}

/**
 * Behind what came; before what goes, so that the next Backspace takes the letter before it; and behind what goes
 * when Delete took it.
 */
function selectionAfter(before: EditorState, now: EditorState, doc: Node, added: boolean): Selection {
  const { selection } = now;
  const wentForward = before.selection.empty && before.selection.head <= selection.head;
  const fromEnd = added || wentForward;
  const place = fromEnd ? doc.content.size - (now.doc.content.size - selection.head) : selection.head;
  const $place = doc.resolve(Math.max(0, Math.min(doc.content.size, place)));
  if (selection.toJSON().type === 'node' && $place.nodeAfter && fromEnd) {
    const anchor = doc.content.size - (now.doc.content.size - selection.from);
    return Selection.fromJSON(doc, { type: 'node', anchor });
  }
  return Selection.near($place, fromEnd ? 1 : -1);
}
