import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import type { NoteAnchorDraft } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NotedText, NotedTextListener } from '#web/patterns/article-editor/notes/noted-text.ts';
import { isIn, type NoteThread } from './note-threads.ts';

/** The key of the note that is being written, among the notes of the text. */
export const NEW_NOTE = 'new';

/** Of the cards in the margin. */
export const NOTES_GROUP = 'notes';

type Places = ReadonlyMap<string, number>;
const NOWHERE: Places = new Map();

function sameOrder(one: Places, other: Places): boolean {
  const inOrder = (places: Places) =>
    [...places]
      .sort(([, before], [, after]) => before - after)
      .map(([id]) => id)
      .join();
  return inOrder(one) === inOrder(other);
}

interface Painted {
  readonly text: NotedText | undefined;
  readonly notes: readonly PostNote[];
  readonly writtenAt: NoteAnchorDraft | null;
}

interface NotesInText {
  readonly places: Places;
  /** The passages of all were looked for: what has no place is not in the text. */
  readonly isPainted: boolean;
}

/**
 * Paints open notes at their passages, and that of a note being written. Returns their positions, and re-renders only
 * when the order changes.
 */
export function useNotedText(
  text: NotedText | undefined,
  notes: readonly PostNote[],
  writtenAt: NoteAnchorDraft | null,
  listener: NotedTextListener,
): NotesInText {
  const [places, setPlaces] = useState(NOWHERE);
  const [painted, setPainted] = useState<Painted>();
  const picked = useEffectEvent(listener.picked);
  const entered = useEffectEvent(listener.entered);
  const pointed = useEffectEvent(listener.pointed);
  const moved = useEffectEvent(() => {
    listener.moved();
    const now = text?.places() ?? NOWHERE;
    if (!sameOrder(now, places)) setPlaces(now);
  });
  useEffect(() => text?.watch({ moved, picked, entered, pointed }), [text]);
  useEffect(() => {
    const open = notes.flatMap(({ id, anchor, mustFix, resolvedTime }) =>
      anchor === null || resolvedTime !== null ? [] : [{ id, anchor, mustFix }],
    );
    const written = writtenAt && { id: NEW_NOTE, anchor: { ...writtenAt, isLost: false }, mustFix: false };
    text?.show(written ? [...open, written] : open);
    setPainted({ text, notes, writtenAt });
  }, [text, notes, writtenAt]);
  const isPainted =
    text !== undefined &&
    painted?.text === text &&
    painted.notes === notes &&
    painted.writtenAt === writtenAt;
  return { places, isPainted };
}

/** Until the text is there, a passage is expected in it. */
export function isExpected(id: string, { places, isPainted }: NotesInText): boolean {
  return !isPainted || places.has(id);
}

/** An open note with its passage in the text. */
export function isAtItsLine(thread: NoteThread, { places, isPainted }: NotesInText): boolean {
  const { id, anchor } = thread.note;
  return isIn('open', thread) && (isPainted ? places.has(id) : anchor?.isLost === false);
}
