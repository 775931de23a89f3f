import { useCallback, useEffect, useRef } from 'react';
import { NoteCard } from './note-card.tsx';
import { focusNote, whenFocusGoes } from './note-focus.ts';
import type { NoteCalls } from './note-queries.ts';
import { type NoteThread, neighbourOf } from './note-threads.ts';
import type { NoteRules } from './use-note-rules.ts';

interface NoteCardsProps {
  readonly postId: string;
  readonly listed: readonly NoteThread[];
  readonly rules: NoteRules;
  readonly calls: NoteCalls;
  /** Of those whose passage stands in the text on the page. */
  readonly places: ReadonlyMap<string, number>;
  readonly chosen: string | undefined;
  /** Undefined where no text is on the page. */
  readonly onReveal: ((thread: NoteThread) => void) | undefined;
  /** The focus leaves the cards. */
  readonly onBack: () => void;
}

/** Cards one below the other. A card is drawn anew for what is its own alone: hundreds may stand beside a field. */
export function NoteCards({
  postId,
  listed,
  rules,
  calls,
  places,
  chosen,
  onReveal,
  onBack,
}: NoteCardsProps) {
  const now = useRef({ listed, onReveal, onBack });
  useEffect(() => {
    now.current = { listed, onReveal, onBack };
  });
  const reveal = useCallback((thread: NoteThread) => now.current.onReveal?.(thread), []);
  /** The card after one that goes takes the focus. */
  const goes = useCallback(({ note }: NoteThread) => {
    const next = neighbourOf(now.current.listed, note.id);
    whenFocusGoes(note.id, () => (next ? focusNote(next.note.id) : now.current.onBack()));
  }, []);
  return listed.map((thread) => (
    <NoteCard
      key={thread.note.id}
      postId={postId}
      thread={thread}
      rules={rules}
      calls={calls}
      isInText={places.has(thread.note.id)}
      isChosen={thread.note.id === chosen}
      onReveal={onReveal && reveal}
      onGoes={goes}
    />
  ));
}
