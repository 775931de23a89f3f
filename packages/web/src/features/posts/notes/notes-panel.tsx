import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import type { NoteAnchorDraft } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotice } from '#web/core/live/use-notice.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import type { NotedText } from '#web/patterns/article-editor/notes/noted-text.ts';
import { InspectorPanel, openPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { CommentsPanel } from './comments-panel.tsx';
import { NoteButton } from './note-button.tsx';
import { moveThroughNotes, NoteCards } from './note-cards.tsx';
import { NewNote } from './note-composer.tsx';
import { useNoteDraft } from './note-drafts.ts';
import { COMMENTS_PANEL, focusNote, focusSoon, NOTES_PANEL } from './note-focus.ts';
import { postNotes, useMustFix, useNoteCalls } from './note-queries.ts';
import {
  inTextOrder,
  isIn,
  NOTE_FILTERS,
  type NoteFilter,
  type NoteThread,
  threadsOf,
} from './note-threads.ts';
import styles from './notes.module.css';
import { useLedToNote } from './use-led-to-note.ts';
import { useNoteRules } from './use-note-rules.ts';

interface NotesPanelProps {
  readonly post: Post;
  /** The article on the page; undefined while it is not there. */
  readonly text: NotedText | undefined;
}

const NONE: readonly PostNote[] = [];

/** Notes at passages in the order of the text, and the comments beside them. */
export function NotesPanel({ post, text }: NotesPanelProps) {
  const rules = useNoteRules(post);
  return rules.mayRead ? <OpenNotes post={post} text={text} /> : null;
}

function OpenNotes({ post, text }: NotesPanelProps) {
  const { t } = useTranslation('notes');
  const rules = useNoteRules(post);
  const calls = useNoteCalls(post.id);
  const client = useQueryClient();
  const query = postNotes(useProjectId(), post.id);
  const { data, refetch } = useQuery(query);
  useNotice('notes', post.id, () => void invalidate(client, { queryKey: query.queryKey }));
  const notes = data?.items ?? NONE;
  const mustFix = useMustFix(post).count;
  const writing = useNoteDraft(`new:${post.id}`);
  const [isWriting, setWriting] = useState(writing.draft.text !== '');
  const [filter, setFilter] = useState<NoteFilter>('open');
  const [chosen, setChosen] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  const places = useNotedText(text, notes, pick);
  useEffect(() => text?.choose(chosen), [text, chosen]);
  useLedToNote(
    post.id,
    { notes: data?.items, refetch },
    { show, notifyGone: () => showToast({ tone: 'info', text: t('isGone') }) },
  );
  const threads = useMemo(() => threadsOf(notes, 'NOTE'), [notes]);
  const listed = useMemo(
    () =>
      inTextOrder(
        threads.filter((thread) => isIn(filter, thread)),
        places,
      ),
    [threads, filter, places],
  );
  const open = threads.filter((thread) => isIn('open', thread)).length;

  function pick(id: string): void {
    const note = notes.find((one) => one.id === id);
    if (note) show(note);
  }
  function show({ id, parentId }: PostNote): void {
    const root = notes.find((note) => note.id === (parentId ?? id));
    if (root === undefined) return;
    openPanel(root.kind === 'NOTE' ? NOTES_PANEL : COMMENTS_PANEL);
    const thread = { note: root, answers: NONE };
    if (root.kind === 'NOTE' && !isIn(filter, thread)) setFilter(isIn('open', thread) ? 'open' : 'done');
    setChosen(root.id);
    focusNote(id);
  }
  function begin(anchor: NoteAnchorDraft | undefined): void {
    openPanel(NOTES_PANEL);
    writing.change({ anchor: anchor ?? null });
    setWriting(true);
  }
  function back(): void {
    if (!text?.focus()) focusSoon(() => add.current);
  }
  function reveal({ note }: NoteThread): void {
    setChosen(note.id);
    if (note.anchor && !text?.reveal(note.id, note.anchor)) showToast({ tone: 'info', text: t('gone') });
  }
  return (
    <>
      <InspectorPanel
        name={NOTES_PANEL}
        title={t('title')}
        problems={mustFix}
        summary={open > 0 ? t('summary', { count: open }) : ''}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move between the cards inside. */}
        <div data-field="notes" className={styles.list} onKeyDown={(event) => moveThroughNotes(event, back)}>
          {threads.length > 0 && <NoteFilters threads={threads} filter={filter} onChange={setFilter} />}
          {rules.mayWrite && isWriting && (
            <NewNote
              key={writing.draft.anchor?.text}
              postId={post.id}
              kind="NOTE"
              calls={calls}
              writing={writing}
              mayAskForFix={rules.mayAskForFix}
              onEnd={(id) => {
                setWriting(false);
                if (id !== undefined) setChosen(id);
                back();
              }}
            />
          )}
          {rules.mayWrite && !isWriting && (
            <Button
              ref={add}
              size="compact"
              icon={<MessageSquarePlus size={14} />}
              tip={t('newTip')}
              shortcut="Ctrl Alt M"
              onClick={() => begin(text?.selected()?.anchor ?? writing.draft.anchor ?? undefined)}
            >
              {t('add')}
            </Button>
          )}
          <NoteCards
            postId={post.id}
            listed={listed}
            rules={rules}
            calls={calls}
            places={places}
            chosen={chosen}
            onReveal={text && reveal}
            onBack={back}
          />
          {data && listed.length === 0 && <p className={styles.none}>{t(`none.${filter}`)}</p>}
        </div>
      </InspectorPanel>
      <CommentsPanel postId={post.id} notes={notes} rules={rules} calls={calls} chosen={chosen} />
      {rules.mayWrite && text && <NoteButton text={text} onNote={begin} />}
    </>
  );
}

interface NoteFiltersProps {
  readonly threads: readonly NoteThread[];
  readonly filter: NoteFilter;
  readonly onChange: (filter: NoteFilter) => void;
}

/** Filters of the list, with the number of notes each. */
function NoteFilters({ threads, filter, onChange }: NoteFiltersProps) {
  const { t } = useTranslation('notes');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={t('filter.label')} className={styles.filters}>
      {NOTE_FILTERS.map((one) => (
        <Button
          key={one}
          size="compact"
          variant="quiet"
          aria-pressed={one === filter}
          onClick={() => onChange(one)}
        >
          {t(`filter.${one}`)} {threads.filter((thread) => isIn(one, thread)).length}
        </Button>
      ))}
    </div>
  );
}

const NOWHERE: ReadonlyMap<string, number> = new Map();

function sameOrder(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  const inOrder = (places: ReadonlyMap<string, number>) =>
    [...places]
      .sort(([, before], [, after]) => before - after)
      .map(([id]) => id)
      .join();
  return inOrder(one) === inOrder(other);
}

/** Paints open notes at their passages; returns their positions, and re-renders only when the order changes. */
function useNotedText(
  text: NotedText | undefined,
  notes: readonly PostNote[],
  picked: (id: string) => void,
): ReadonlyMap<string, number> {
  const [places, setPlaces] = useState(NOWHERE);
  const reported = useEffectEvent(picked);
  const moved = useEffectEvent(() => {
    const now = text?.places() ?? NOWHERE;
    if (!sameOrder(now, places)) setPlaces(now);
  });
  useEffect(() => text?.watch({ moved, picked: reported }), [text]);
  useEffect(() => {
    text?.show(
      notes.flatMap(({ id, anchor, mustFix, resolvedTime }) =>
        anchor === null || resolvedTime !== null ? [] : [{ id, anchor, mustFix }],
      ),
    );
  }, [text, notes]);
  return places;
}
