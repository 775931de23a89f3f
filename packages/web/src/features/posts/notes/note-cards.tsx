import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
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
  /** Ids of notes with their passage in the text on the page. */
  readonly places: ReadonlyMap<string, number>;
  readonly chosen: string | undefined;
  /** Undefined while no text is on the page. */
  readonly onReveal: ((thread: NoteThread) => void) | undefined;
  /** The focus leaves the cards. */
  readonly onBack: () => void;
}

/** A list of cards. A card re-renders only for its own changes: hundreds may stand beside a field. */
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
  /** Focuses the card after one that leaves. */
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

const CARD = '[data-note]';

/** Arrow keys move between the cards; Escape returns to where the focus came from. */
export function moveThroughNotes(event: KeyboardEvent<HTMLElement>, back: () => void): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches(CARD)) return;
  const act = actOf(key, { cards: [...currentTarget.querySelectorAll<HTMLElement>(CARD)], target, back });
  if (act === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

interface Here {
  readonly cards: readonly HTMLElement[];
  readonly target: HTMLElement;
  readonly back: () => void;
}

function actOf(key: string, { cards, target, back }: Here): (() => void) | undefined {
  const at = cards.indexOf(target);
  const focus = (index: number) => () => {
    cards[index]?.scrollIntoView({ block: 'nearest' });
    cards[index]?.focus({ preventScroll: true });
  };
  if (key === 'ArrowDown') return focus(at + 1);
  if (key === 'ArrowUp') return focus(at - 1);
  if (key === 'Home') return focus(0);
  if (key === 'End') return focus(cards.length - 1);
  return key === 'Escape' ? back : undefined;
}
