import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findAnchor } from '@toasoan/contract/features/posts/notes/find-anchor.ts';
import { documentWords, positionOf } from './document-words.ts';
import styles from './note-passages.module.css';
import type { ShownNote } from './noted-text.ts';

interface Shown {
  readonly passages: DecorationSet;
  readonly notes: readonly ShownNote[];
  readonly chosen: string | undefined;
}

/** Notes to show, or the one to highlight. */
type Change = { readonly notes: readonly ShownNote[] } | { readonly chosen: string | undefined };

export const NOTES = new PluginKey<Shown>('notes');
const NOTHING: Shown = { passages: DecorationSet.empty, notes: [], chosen: undefined };

/** Passages follow every change by their positions: typing triggers no search. */
export function notePlugin(picked: (id: string) => void): Plugin<Shown> {
  return new Plugin<Shown>({
    key: NOTES,
    state: {
      init: () => NOTHING,
      apply(tr, shown) {
        const passages = tr.docChanged ? shown.passages.map(tr.mapping, tr.doc) : shown.passages;
        const change: Change | undefined = tr.getMeta(NOTES);
        if (change === undefined) return passages === shown.passages ? shown : { ...shown, passages };
        return shownAnew(tr.doc, { ...shown, passages, ...change });
      },
    },
    props: {
      decorations: (state) => NOTES.getState(state)?.passages,
      handleClick(view, position) {
        const here = NOTES.getState(view.state)?.passages.find(position, position) ?? [];
        const id = here.at(-1)?.spec.note;
        if (typeof id === 'string') picked(id);
        return false;
      },
    },
  });
}

/** Notes already shown stay at their tracked position; the others are searched. */
function shownAnew(doc: Node, { passages, notes, chosen }: Shown): Shown {
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
  return Decoration.inline(from, to, { class: looks.filter(Boolean).join(' ') }, { note: id });
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
export function placesOf(state: EditorState): ReadonlyMap<string, Span> {
  return spansOf(NOTES.getState(state)?.passages ?? DecorationSet.empty);
}
