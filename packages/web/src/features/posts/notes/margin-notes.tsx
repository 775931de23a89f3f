import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { NotedText } from '#web/patterns/article-editor/notes/noted-text.ts';
import type { ArticleMargin } from '#web/patterns/article-margin/article-margin.ts';
import { MarginCards } from '#web/patterns/article-margin/margin-cards.tsx';
import { NoteCard } from './note-card.tsx';
import { NewNote, type NewNoteProps } from './note-composer.tsx';
import { focusNote, whenFocusGoes } from './note-focus.ts';
import type { NoteCalls } from './note-queries.ts';
import { type NoteThread, neighbourOf } from './note-threads.ts';
import styles from './notes.module.css';
import { NEW_NOTE, NOTES_GROUP } from './notes-in-text.ts';
import type { NoteRules } from './use-note-rules.ts';

interface MarginNotesProps {
  readonly margin: ArticleMargin;
  readonly text: NotedText;
  readonly postId: string;
  /** Those with a passage in the text, in its order. */
  readonly threads: readonly NoteThread[];
  /** Changes with the order of the notes in the text. */
  readonly places: ReadonlyMap<string, number>;
  readonly rules: NoteRules;
  readonly calls: NoteCalls;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  /** The note that is being written about a passage. */
  readonly writing: NewNoteProps | undefined;
  /** The focus leaves the cards. */
  readonly onBack: () => void;
}

function nextOf(key: string, at: number, threads: readonly NoteThread[]): NoteThread | undefined {
  if (key === 'ArrowDown') return threads[at + 1];
  if (key === 'ArrowUp') return threads[at - 1];
  if (key === 'Home') return threads[0];
  return key === 'End' ? threads.at(-1) : undefined;
}

/** Notes at their lines, in the margin of the text. */
export function MarginNotes(props: MarginNotesProps) {
  const { margin, text, postId, threads, places, rules, calls, chosen, onChoose, writing, onBack } = props;
  const isWriting = writing !== undefined;
  const read = useEffectEvent(() => {
    const now = text.places();
    const keys = [...threads.map(({ note }) => note.id), ...(isWriting ? [NEW_NOTE] : [])];
    const items = keys.flatMap((key) => {
      const order = now.get(key);
      return order === undefined ? [] : [{ key, order }];
    });
    return { items, lineOf: text.lines() };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notes are read by the group itself
  useEffect(() => {
    margin.put(NOTES_GROUP, () => read());
  }, [margin, text, threads, places, isWriting]);
  useEffect(() => () => margin.put(NOTES_GROUP, undefined), [margin]);
  useLayoutEffect(
    () => margin.choose(NOTES_GROUP, isWriting ? NEW_NOTE : chosen),
    [margin, chosen, isWriting],
  );

  /** Tab reaches the card at hand, else the first one in sight; the arrows go on from there. */
  function isTabStop(key: string): boolean {
    const atHand = threads.some(({ note }) => note.id === chosen) ? chosen : undefined;
    return key === (atHand ?? margin.shown().find(({ group }) => group === NOTES_GROUP)?.key);
  }
  function goTo(thread: NoteThread | undefined): void {
    if (!thread) return;
    onChoose(thread.note.id);
    focusNote(thread.note.id);
  }
  function goes({ note }: NoteThread): void {
    const next = neighbourOf(threads, note.id);
    whenFocusGoes(note.id, () => (next ? goTo(next) : onBack()));
  }
  /** Cards far away are not rendered: the arrows step through the threads. */
  function pressed(event: KeyboardEvent<HTMLElement>): void {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.matches('[data-note]')) return;
    const at = threads.findIndex(({ note }) => `note-${note.id}` === target.id);
    const next = nextOf(key, at, threads);
    if (!next && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (next) goTo(next);
    else onBack();
  }
  return (
    <MarginCards margin={margin} group={NOTES_GROUP}>
      {(key) => {
        if (key === NEW_NOTE)
          return (
            writing && (
              <div className={styles.beside} data-chosen>
                <NewNote {...writing} isBeside />
              </div>
            )
          );
        const thread = threads.find(({ note }) => note.id === key);
        return (
          thread && (
            // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move between the cards.
            <div onKeyDown={pressed}>
              <NoteCard
                isBeside
                isTabStop={isTabStop(key)}
                isInText
                postId={postId}
                thread={thread}
                rules={rules}
                calls={calls}
                isChosen={chosen === key}
                onReveal={() => onChoose(key)}
                onPoint={(isAt) => text.choose(isAt ? key : chosen)}
                onGoes={goes}
              />
            </div>
          )
        );
      }}
    </MarginCards>
  );
}
