import { anchorAt, passageOf } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import type { LiveArticle } from '../live-article.ts';
import { documentWords, placeOf, placeOfAnchor } from './document-words.ts';
import { NOTES, notePlugin, placesOf } from './note-plugin.ts';
import type { NotedText, NotedTextListener, ShownNote } from './noted-text.ts';

const known = new WeakMap<LiveArticle, NotedText>();

/** An open article with notes at its passages; the same one for the same article. */
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
    notePlugin((id) => {
      for (const { picked } of listeners) picked(id);
    }),
  );

  /** A word that is being composed is left alone. */
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
  // A passage that was deleted is back when that is undone.
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
