import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import type { NoteAnchorDraft } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotice } from '#web/core/live/use-notice.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import type { NotedText } from '#web/patterns/article-editor/notes/noted-text.ts';
import type { ArticleMargin } from '#web/patterns/article-margin/article-margin.ts';
import { useHasMargin } from '#web/patterns/article-margin/margin-cards.tsx';
import { MarginList } from '#web/patterns/article-margin/margin-list.tsx';
import { openPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { CommentsPanel } from './comments-panel.tsx';
import { MarginNotes } from './margin-notes.tsx';
import { useNoteDraft } from './note-drafts.ts';
import { COMMENTS_PANEL, focusNote, focusSoon, NOTES_PANEL } from './note-focus.ts';
import { postNotes, useMustFix, useNoteCalls } from './note-queries.ts';
import { inTextOrder, isIn, type NoteFilter, type NoteThread, threadsOf } from './note-threads.ts';
import { NoteTools } from './note-tools.tsx';
import { isAtItsLine, isExpected, NEW_NOTE, NOTES_GROUP, useNotedText } from './notes-in-text.ts';
import { NotesList } from './notes-list.tsx';
import { useLedToNote } from './use-led-to-note.ts';
import { useNoteRules } from './use-note-rules.ts';

export interface NotesPanelProps {
  readonly post: Post;
  /** The article on the page; undefined while it is not there. */
  readonly text: NotedText | undefined;
  /** The column beside the article. */
  readonly margin: ArticleMargin;
}

const NONE: readonly PostNote[] = [];

/** Notes beside their lines, or in a drawer where the page is narrow, and the comments. */
export function NotesPanel(props: NotesPanelProps) {
  const rules = useNoteRules(props.post);
  return rules.mayRead ? <OpenNotes {...props} /> : null;
}

function OpenNotes({ post, text, margin }: NotesPanelProps) {
  const { t } = useTranslation('notes');
  const rules = useNoteRules(post);
  const calls = useNoteCalls(post.id);
  const client = useQueryClient();
  const query = postNotes(useProjectId(), post.id);
  const { data, refetch } = useQuery(query);
  useNotice('notes', post.id, () => void invalidate(client, { queryKey: query.queryKey }));
  const notes = data?.items ?? NONE;
  const mustFix = useMustFix(post).count;
  const hasMargin = useHasMargin(margin);
  const writing = useNoteDraft(`new:${post.id}`);
  const [isWriting, setWriting] = useState(writing.draft.text !== '');
  const [filter, setFilter] = useState<NoteFilter>('open');
  const [chosen, setChosen] = useState<string>();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const atCursor = useRef<string>(undefined);
  const writtenAt = isWriting ? writing.draft.anchor : null;
  const inTextNow = useNotedText(text, notes, writtenAt, {
    moved: margin.measureSoon,
    picked,
    entered(id) {
      atCursor.current = id;
      if (hasMargin) setChosen(id);
    },
    pointed: (id) => margin.point(NOTES_GROUP, id),
  });
  const { places } = inTextNow;
  const atHand = writtenAt ? NEW_NOTE : chosen;
  useEffect(() => text?.choose(atHand), [text, atHand]);
  useLedToNote(
    post.id,
    { notes: data?.items, refetch },
    { show, showAll, notifyGone: () => showToast({ tone: 'info', text: t('isGone') }) },
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
  const open = useMemo(() => threads.filter((thread) => isIn('open', thread)), [threads]);
  const inText = useMemo(
    () =>
      inTextOrder(
        open.filter(({ note }) => places.has(note.id)),
        places,
      ),
    [open, places],
  );
  const isBeside = (thread: NoteThread) => hasMargin && isAtItsLine(thread, inTextNow);
  // A panel that has shown something stays open, also when that is done.
  const isListNeeded = useEver(data !== undefined && !open.every(isBeside));
  const isWrittenBeside = hasMargin && writtenAt !== null && isExpected(NEW_NOTE, inTextNow);

  function picked(id: string): void {
    // Beside the text its card is in sight, and the cursor stays where it was put.
    if (hasMargin) setChosen(id);
    else for (const note of notes) if (note.id === id) show(note);
  }
  function showAll(): void {
    if (hasMargin) openPanel(NOTES_PANEL);
    else setDrawerOpen(true);
  }
  function show({ id, parentId }: PostNote): void {
    const root = notes.find((note) => note.id === (parentId ?? id));
    if (root === undefined) return;
    const thread = { note: root, answers: NONE };
    if (root.kind !== 'NOTE') openPanel(COMMENTS_PANEL);
    else if (!isBeside(thread)) showAll();
    if (root.kind === 'NOTE' && !isIn(filter, thread)) setFilter(isIn('open', thread) ? 'open' : 'done');
    setChosen(root.id);
    focusNote(id);
  }
  function begin(anchor: NoteAnchorDraft | undefined): void {
    if (!hasMargin || anchor === undefined) showAll();
    writing.change({ anchor: anchor ?? null });
    setWriting(true);
  }
  function goToNote(id: string | undefined): void {
    const [first] = inText;
    const { note } = inText.find((thread) => thread.note.id === id) ?? first ?? {};
    if (note) show(note);
    else showAll();
  }
  function back(): void {
    if (!text?.focus()) focusSoon(() => add.current);
  }
  function reveal({ note }: NoteThread): void {
    setChosen(note.id);
    if (note.anchor && !text?.reveal(note.id, note.anchor)) showToast({ tone: 'info', text: t('gone') });
  }
  const composer = rules.mayWrite &&
    isWriting && {
      postId: post.id,
      kind: 'NOTE' as const,
      calls,
      writing,
      mayAskForFix: rules.mayAskForFix,
      onEnd(id: string | undefined) {
        setWriting(false);
        if (id !== undefined) setChosen(id);
        back();
      },
    };
  const list = (
    <NotesList
      postId={post.id}
      threads={threads}
      listed={listed}
      isBeside={isBeside}
      isLoaded={data !== undefined}
      filter={filter}
      onFilter={setFilter}
      rules={rules}
      calls={calls}
      places={places}
      chosen={chosen}
      writing={composer && !isWrittenBeside ? composer : undefined}
      mayAdd={rules.mayWrite && !isWriting}
      addButton={add}
      onAdd={() => begin(text?.selected()?.anchor ?? writing.draft.anchor ?? undefined)}
      onReveal={text && reveal}
      onBack={back}
    />
  );
  return (
    <>
      <MarginList
        margin={margin}
        name={NOTES_PANEL}
        title={t('title')}
        problems={mustFix}
        summary={open.length > 0 ? t('summary', { count: open.length }) : t('summary.none')}
        closedAtFirst={!isListNeeded}
        atHand={atHand}
        lineAtHand={() => text?.onPage(atHand ?? '')}
        drawer={{ isOpen: isDrawerOpen, onOpen: setDrawerOpen }}
      >
        {list}
      </MarginList>
      {hasMargin && text && (
        <MarginNotes
          margin={margin}
          text={text}
          postId={post.id}
          threads={inText}
          places={places}
          rules={rules}
          calls={calls}
          chosen={chosen}
          onChoose={setChosen}
          writing={composer && isWrittenBeside ? composer : undefined}
          onBack={back}
        />
      )}
      <CommentsPanel postId={post.id} notes={notes} rules={rules} calls={calls} chosen={chosen} />
      {text && (
        <NoteTools
          text={text}
          mayWrite={rules.mayWrite}
          onNote={begin}
          onGoToNote={() => goToNote(atCursor.current ?? chosen)}
        />
      )}
    </>
  );
}

function useEver(isNow: boolean): boolean {
  const [wasEver, setEver] = useState(false);
  if (isNow && !wasEver) setEver(true);
  return wasEver || isNow;
}
