import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';

export interface NoteThread {
  readonly note: PostNote;
  readonly answers: readonly PostNote[];
}

export const NOTE_FILTERS = ['open', 'mustFix', 'done'] as const;
export type NoteFilter = (typeof NOTE_FILTERS)[number];

export function threadsOf(notes: readonly PostNote[], kind: PostNote['kind']): NoteThread[] {
  const answers = Map.groupBy(notes, ({ parentId }) => parentId);
  return notes
    .filter((note) => note.parentId === null && note.kind === kind)
    .map((note) => ({ note, answers: answers.get(note.id) ?? [] }));
}

/** The thread after one in a list, or before it at the end. */
export function neighbourOf(threads: readonly NoteThread[], id: string): NoteThread | undefined {
  const at = threads.findIndex(({ note }) => note.id === id);
  return threads[at + 1] ?? threads[at - 1];
}

export function isIn(filter: NoteFilter, { note }: NoteThread): boolean {
  const isDone = note.resolvedTime !== null;
  return filter === 'done' ? isDone : !isDone && (filter === 'open' || note.mustFix);
}

/** Notes about the whole first, then in the order of the text, last those without a passage. */
export function inTextOrder(
  threads: readonly NoteThread[],
  places: ReadonlyMap<string, number>,
): readonly NoteThread[] {
  const placeOf = ({ note }: NoteThread) =>
    note.anchor === null ? -1 : (places.get(note.id) ?? Number.MAX_SAFE_INTEGER);
  return [...threads].sort((one, other) => placeOf(one) - placeOf(other));
}
