import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { MessagesSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { moveThroughNotes, NoteCards } from './note-cards.tsx';
import { NewNote } from './note-composer.tsx';
import { useNoteDraft } from './note-drafts.ts';
import { COMMENTS_PANEL, focusSoon } from './note-focus.ts';
import type { NoteCalls } from './note-queries.ts';
import { isIn, type NoteThread, threadsOf } from './note-threads.ts';
import styles from './notes.module.css';
import type { NoteRules } from './use-note-rules.ts';

const NOWHERE: ReadonlyMap<string, number> = new Map();

interface CommentsPanelProps {
  readonly postId: string;
  readonly notes: readonly PostNote[];
  readonly rules: NoteRules;
  readonly calls: NoteCalls;
  /** The thread that a link leads to: shown whether it is resolved or not. */
  readonly chosen: string | undefined;
}

/** Comments of colleagues on the whole post. */
export function CommentsPanel({ postId, notes, rules, calls, chosen }: CommentsPanelProps) {
  const { t } = useTranslation('notes');
  const threads = threadsOf(notes, 'COMMENT');
  const open = threads.filter((thread) => isIn('open', thread));
  const isListed = (thread: NoteThread) => isIn('open', thread) || thread.note.id === chosen;
  const [isDoneShown, setDoneShown] = useState(false);
  const writing = useNoteDraft(`comment:${postId}`);
  const [isWriting, setWriting] = useState(writing.draft.text !== '');
  const add = useRef<HTMLButtonElement>(null);
  const back = () => focusSoon(() => add.current);
  function endWriting() {
    setWriting(false);
    back();
  }
  const listed = isDoneShown ? threads : threads.filter(isListed);
  return (
    <InspectorPanel
      name={COMMENTS_PANEL}
      title={t('comments')}
      closedAtFirst
      summary={open.length > 0 ? t('summary', { count: open.length }) : ''}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move between the cards inside. */}
      <div className={styles.list} onKeyDown={(event) => moveThroughNotes(event, back)}>
        <NoteCards
          postId={postId}
          listed={listed}
          rules={rules}
          calls={calls}
          places={NOWHERE}
          chosen={chosen}
          onReveal={undefined}
          onBack={back}
        />
        {listed.length === 0 && <p className={textStyles.hint}>{t('none.comments')}</p>}
        {open.length < threads.length && (
          <Button
            size="compact"
            variant="quiet"
            aria-pressed={isDoneShown}
            onClick={() => setDoneShown(!isDoneShown)}
          >
            {t('doneComments', { count: threads.length - open.length })}
          </Button>
        )}
        {rules.mayWrite && isWriting && (
          <NewNote
            postId={postId}
            kind="COMMENT"
            calls={calls}
            writing={writing}
            mayAskForFix={false}
            onEnd={endWriting}
          />
        )}
        {rules.mayWrite && !isWriting && (
          <Button
            ref={add}
            size="compact"
            icon={<MessagesSquare size={14} />}
            onClick={() => setWriting(true)}
          >
            {t('newComment')}
          </Button>
        )}
      </div>
    </InspectorPanel>
  );
}
