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

/** Notes to show, or the one to point at. */
type Change = { readonly notes: readonly ShownNote[] } | { readonly chosen: string | undefined };

export const NOTES = new PluginKey<Shown>('notes');
const NOTHING: Shown = { passages: DecorationSet.empty, notes: [], chosen: undefined };

/** Passages go along with every change of the text by their positions: nothing is looked for while somebody types. */
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

/** What is shown already stays where it has gone; the others are looked for. */
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

/** A passage over several blocks is one, wherever it was split. */
function spansOf(passages: DecorationSet): Map<string, Span> {
  const spans = new Map<string, Span>();
  for (const { spec, from, to } of passages.find()) {
    const known = spans.get(spec.note);
    spans.set(spec.note, { from: Math.min(from, known?.from ?? from), to: Math.max(to, known?.to ?? to) });
  }
  return spans;
}

/** Where the notes stand now; without those whose passage is gone. */
export function placesOf(state: EditorState): ReadonlyMap<string, Span> {
  return spansOf(NOTES.getState(state)?.passages ?? DecorationSet.empty);
}
