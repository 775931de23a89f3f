import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import styles from './find-bar.module.css';
import { type FindOptions, findMatches, type Match } from './find-matches.ts';

export interface Search {
  readonly query: string;
  readonly options: FindOptions;
}

export interface Found {
  readonly search: Search | undefined;
  readonly matches: readonly Match[];
  /** -1 without any match. */
  readonly current: number;
}

interface FindState extends Found {
  readonly shown: DecorationSet;
  /** The text changed since the matches were found; marked places move with it until then. */
  readonly isStale: boolean;
}

type FindStep =
  /** Finds anew; the current match is the first one from here on. */
  { readonly search: Search | undefined; readonly from: number } | { readonly current: number };

const FIND = new PluginKey<FindState>('find');
/** A letter may stand in a long article ten thousand times: only the places around the current one are marked. */
const MOST_MARKED = 1000;
const NOTHING: FindState = {
  search: undefined,
  matches: [],
  current: -1,
  shown: DecorationSet.empty,
  isStale: false,
};

function marked(doc: Node, matches: readonly Match[], current: number): DecorationSet {
  const first = Math.max(0, current - MOST_MARKED / 2);
  const around = matches.slice(first, first + MOST_MARKED);
  return DecorationSet.create(
    doc,
    around.map(({ from, to }, index) =>
      Decoration.inline(from, to, {
        class: first + index === current ? `${styles.match} ${styles.current}` : (styles.match ?? ''),
      }),
    ),
  );
}

function showAt(doc: Node, found: Found): FindState {
  return { ...found, shown: marked(doc, found.matches, found.current), isStale: false };
}

function searched(doc: Node, search: Search | undefined, from: number): FindState {
  if (search === undefined) return NOTHING;
  const matches = findMatches(doc, search.query, search.options);
  const next = matches.findIndex((match) => match.from >= from);
  return showAt(doc, { search, matches, current: next === -1 ? Math.min(0, matches.length - 1) : next });
}

/** Marks what is found. Between two searches a key costs the mapping of the marks near it. */
export const findPlugin = new Plugin<FindState>({
  key: FIND,
  state: {
    init: () => NOTHING,
    apply(change, last) {
      const step: FindStep | undefined = change.getMeta(FIND);
      if (step !== undefined)
        return 'current' in step
          ? showAt(change.doc, { ...last, current: step.current })
          : searched(change.doc, step.search, step.from);
      if (!change.docChanged || last.search === undefined) return last;
      return { ...last, shown: last.shown.map(change.mapping, change.doc), isStale: true };
    },
  },
  props: { decorations: (state) => FIND.getState(state)?.shown },
});

export function foundIn(state: EditorState): Found & { readonly isStale: boolean } {
  return FIND.getState(state) ?? NOTHING;
}

/** Finds from a position on; without a search it removes the marks. */
export function searchStep(change: Transaction, search: Search | undefined, from: number): Transaction {
  const step: FindStep = { search, from };
  return change.setMeta(FIND, step).setMeta('addToHistory', false);
}

export function currentStep(change: Transaction, current: number): Transaction {
  const step: FindStep = { current };
  return change.setMeta(FIND, step).setMeta('addToHistory', false);
}
