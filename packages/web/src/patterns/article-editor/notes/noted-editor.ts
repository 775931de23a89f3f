import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findAnchor } from '@toasoan/contract/features/posts/notes/find-anchor.ts';
import { anchorAt, passageOf } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import { lineOfPlace } from '../line-of-place.ts';
import type { LiveArticle } from '../live-article.ts';
import { documentWords, placeOf, placeOfAnchor, positionOf } from './document-words.ts';
import styles from './note-passages.module.css';
import type { NotedText, NotedTextListener, ShownNote } from './noted-text.ts';

const NOTES = new PluginKey<Shown>('notes');
const NOTHING: Shown = { passages: DecorationSet.empty, notes: [], chosen: undefined };

const known = new WeakMap<LiveArticle, NotedText>();

/** An open article with notes at its passages; the same object for the same article. */
export function notedEditor(article: LiveArticle): NotedText {
  const noted = known.get(article) ?? createNotedEditor(article);
  known.set(article, noted);
  return noted;
}

function createNotedEditor({ editor, watch }: LiveArticle): NotedText {
  const listeners = new Set<NotedTextListener>();
  let wanted: readonly ShownNote[] = [];
  let chosen: string | undefined;
  editor.registerPlugin(
    notePlugin({
      picked(id) {
        for (const { picked } of listeners) picked(id);
      },
      entered(id) {
        for (const { entered } of listeners) entered(id);
      },
      pointed(id) {
        for (const { pointed } of listeners) pointed(id);
      },
    }),
  );

  /** A word that is being composed stays untouched. */
  function change(next: object): void {
    const { view, isDestroyed } = editor;
    if (isDestroyed) return;
    if (view.composing) {
      view.dom.addEventListener('compositionend', () => window.setTimeout(() => change(next)), {
        once: true,
      });
      return;
    }
    const transaction = view.state.tr.setMeta(NOTES, next).setMeta('addToHistory', false);
    view.dispatch(transaction);
  }
  function choose(id: string | undefined): void {
    if (chosen === id) return;
    chosen = id;
    change({ chosen: id });
  }
  function notify(): void {
    for (const { moved } of listeners) moved();
  }
  // Undo restores a deleted passage.
  watch(() => {
    const places = placesOf(editor.state);
    if (wanted.some(({ id }) => !places.has(id))) change({ notes: wanted });
    notify();
  });

  return {
    show(notes) {
      wanted = notes;
      change({ notes });
      notify();
    },
    places: () => new Map([...placesOf(editor.state)].map(([id, { from }]) => [id, from])),
    lines() {
      const places = placesOf(editor.state);
      return (id, isNear) => {
        const place = places.get(id);
        return place && !editor.isDestroyed ? lineOfPlace(editor.view, place.from, isNear) : undefined;
      };
    },
    onPage(id) {
      const place = placesOf(editor.state).get(id);
      const y = place && lineOfPlace(editor.view, place.from, true);
      return y === undefined ? undefined : { y, within: editor.view.dom };
    },
    choose,
    reveal(id, anchor) {
      const place = placesOf(editor.state).get(id);
      const found = place ? { from: place.from, to: place.from } : placeOfAnchor(editor.state.doc, anchor);
      if (found === undefined) return false;
      choose(id);
      editor.commands.setTextSelection(found);
      const { node } = editor.view.domAtPos(found.from);
      const element = node instanceof Element ? node : node.parentElement;
      element?.scrollIntoView({ block: 'center' });
      editor.view.focus();
      return true;
    },
    selected() {
      const { state, view } = editor;
      const { $from, $to, empty } = state.selection;
      if (empty || view.composing || !view.dom.checkVisibility()) return undefined;
      const text = documentWords(state.doc);
      const [start, end] = [placeOf(text, $from), placeOf(text, $to)];
      const passage =
        start === undefined || end === undefined ? undefined : passageOf(text.words, start, end);
      if (passage === undefined) return undefined;
      const { isLost: _, ...anchor } = anchorAt(text.words, passage);
      const at = view.coordsAtPos($to.pos);
      return { anchor, at: new DOMRect(at.left, at.top, 0, at.bottom - at.top) };
    },
    focus() {
      editor.view.focus();
      return editor.isEditable;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Shown {
  readonly passages: DecorationSet;
  readonly notes: readonly ShownNote[];
  readonly chosen: string | undefined;
}

/** Notes to show, or the one to highlight. */
type Change = { readonly notes: readonly ShownNote[] } | { readonly chosen: string | undefined };

/** Passages follow every change by their positions: typing triggers no search. */
function notePlugin({ picked, entered, pointed }: Omit<NotedTextListener, 'moved'>): Plugin<Shown> {
  let under: string | undefined;
  function point(id: string | undefined): boolean {
    if (id !== under) pointed(id);
    under = id;
    return false;
  }
  return new Plugin<Shown>({
    key: NOTES,
    state: {
      init: () => NOTHING,
      apply(tr, shown) {
        const passages = tr.docChanged ? shown.passages.map(tr.mapping, tr.doc) : shown.passages;
        const change: Change | undefined = tr.getMeta(NOTES);
        if (change === undefined) return passages === shown.passages ? shown : { ...shown, passages };
        return shownWith(tr.doc, { ...shown, passages, ...change });
      },
    },
    view: () => ({
      update({ state }, before) {
        if (state.selection.eq(before.selection)) return;
        const [here, there] = [noteAt(state, state.selection.head), noteAt(before, before.selection.head)];
        if (here !== there) entered(here);
      },
    }),
    props: {
      decorations: (state) => NOTES.getState(state)?.passages,
      handleDOMEvents: {
        mouseover: (_, { target }) => point(passageAround(target)),
        mouseleave: () => point(undefined),
      },
      handleClick(view, position, { shiftKey }) {
        const id = noteAt(view.state, position);
        if (id === undefined) return false;
        // The highlight redraws the passage before the editor has read where the browser put the cursor.
        const { tr, doc } = view.state;
        if (!shiftKey) view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(position))));
        picked(id);
        return false;
      },
    },
  });
}

function noteAt(state: EditorState, position: number): string | undefined {
  const here = NOTES.getState(state)?.passages.find(position, position) ?? [];
  return here.at(-1)?.spec.note;
}

/** Notes already shown stay at their tracked position; the others are searched. */
function shownWith(doc: Node, { passages, notes, chosen }: Shown): Shown {
  const known = spansOf(passages);
  let text: ReturnType<typeof documentWords> | undefined;
  const wanted = notes.flatMap((note) => {
    const has = known.get(note.id);
    if (has) return [passage(note, has.from, has.to, chosen)];
    if (note.anchor.isLost) return [];
    text ??= documentWords(doc);
    const found = findAnchor(text.words, note.anchor);
    return found ? [passage(note, positionOf(text, found.start), positionOf(text, found.end), chosen)] : [];
  });
  return { passages: DecorationSet.create(doc, wanted), notes, chosen };
}

function passage({ id, mustFix }: ShownNote, from: number, to: number, chosen: string | undefined) {
  const looks = [styles.passage, mustFix && styles.mustFix, id === chosen && styles.chosen];
  return Decoration.inline(
    from,
    to,
    { class: looks.filter(Boolean).join(' '), 'data-noted': id },
    { note: id },
  );
}

function passageAround(target: EventTarget | null): string | undefined {
  const around = target instanceof Element ? target.closest<HTMLElement>('[data-noted]') : null;
  return around?.dataset.noted;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A passage over several blocks is one, however it was split. */
function spansOf(passages: DecorationSet): Map<string, Span> {
  const spans = new Map<string, Span>();
  for (const { spec, from, to } of passages.find()) {
    const known = spans.get(spec.note);
    spans.set(spec.note, { from: Math.min(from, known?.from ?? from), to: Math.max(to, known?.to ?? to) });
  }
  return spans;
}

/** The current positions of the notes; without those whose passage is gone. */
function placesOf(state: EditorState): ReadonlyMap<string, Span> {
  return spansOf(NOTES.getState(state)?.passages ?? DecorationSet.empty);
}
