import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { Check, MessageSquareReply, RotateCcw } from 'lucide-react';
import { memo, useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { idsOf, NoteComposer } from './note-composer.tsx';
import { useNoteDraft } from './note-drafts.ts';
import { NoteEntry } from './note-entry.tsx';
import { focusSoon } from './note-focus.ts';
import type { NoteCalls } from './note-queries.ts';
import type { NoteThread } from './note-threads.ts';
import styles from './notes.module.css';
import type { NoteRules } from './use-note-rules.ts';

interface NoteCardProps {
  readonly postId: string;
  readonly thread: NoteThread;
  readonly rules: NoteRules;
  readonly calls: NoteCalls;
  /** It stands at its line: short, until it is the one at hand. */
  readonly isBeside?: boolean;
  /** The one card of the margin that Tab reaches. */
  readonly isTabStop?: boolean;
  /** Its passage is in the text on the page. */
  readonly isInText: boolean;
  readonly isChosen: boolean;
  readonly onReveal: ((thread: NoteThread) => void) | undefined;
  /** The mouse comes over the card, or leaves it. */
  readonly onPoint?: (isOver: boolean) => void;
  /** The card leaves the list with the focus. */
  readonly onGoes: (thread: NoteThread) => void;
}

/** A note with its passage, its answers and its actions. */
export const NoteCard = memo(function NoteCard(props: NoteCardProps) {
  const { thread, isInText, isChosen, isBeside = false, onPoint } = props;
  const { t } = useTranslation('notes');
  const { note } = thread;
  const isShort = isBeside && !isChosen;
  const onReveal = props.onReveal && (() => props.onReveal?.(thread));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus does the same for the keyboard
    <article
      id={`note-${note.id}`}
      data-note
      data-must-fix={isToFix(note) || undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      onClick={isShort ? onReveal : undefined}
      // A mouse that presses on it must find it where it was.
      onFocus={isShort ? ({ target }) => target.matches(':focus-visible') && onReveal?.() : undefined}
      onPointerEnter={onPoint && (() => onPoint(true))}
      onPointerLeave={onPoint && (() => onPoint(false))}
      aria-label={t('noteOf', { name: note.author.name })}
      aria-current={isChosen || undefined}
      className={isBeside ? styles.beside : cardClass(note)}
    >
      {!isBeside && <NotePassage note={note} isInText={isInText} onReveal={onReveal} />}
      <NoteEntry
        {...props}
        note={note}
        state={<NoteState note={note} />}
        hasAnswers={thread.answers.length > 0}
        onRemoved={() => props.onGoes(thread)}
      />
      {isShort ? <AnswerCount count={thread.answers.length} /> : <NoteThreadBelow {...props} />}
    </article>
  );
});

const isToFix = ({ mustFix, resolvedTime }: PostNote) => mustFix && resolvedTime === null;

function cardClass(note: PostNote): string {
  return classNames(styles.card, isToFix(note) && styles.toFix, note.resolvedTime !== null && styles.done);
}

function AnswerCount({ count }: { readonly count: number }) {
  const { t } = useTranslation('notes');
  return count > 0 && <p className={styles.more}>{t('answerCount', { count })}</p>;
}

/** The answers, and what can be done. */
function NoteThreadBelow({ postId, thread, rules, calls, onGoes }: NoteCardProps) {
  const { t } = useTranslation('notes');
  const { note, answers } = thread;
  const [isAnswering, setAnswering] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  function endAnswer() {
    setAnswering(false);
    focusSoon(() => answer.current);
  }
  return (
    <>
      {answers.length > 0 && (
        <ul className={styles.answers} aria-label={t('answers')}>
          {answers.map((one) => (
            <li key={one.id} id={`note-${one.id}`} tabIndex={-1}>
              <NoteEntry postId={postId} rules={rules} calls={calls} note={one} />
              {one.saysFixed && <p className={styles.fixed}>{t('saidFixed')}</p>}
            </li>
          ))}
        </ul>
      )}
      {isAnswering ? (
        <NoteAnswer
          postId={postId}
          note={note}
          calls={calls}
          maySayFixed={rules.maySayFixed}
          onEnd={endAnswer}
        />
      ) : (
        <div className={styles.actions}>
          <NoteStep note={note} rules={rules} calls={calls} onGoes={() => onGoes(thread)} />
          {note.resolvedTime === null && rules.mayWrite && (
            <Button
              ref={answer}
              size="compact"
              variant="quiet"
              className={styles.answer}
              icon={<MessageSquareReply size={14} />}
              onClick={() => setAnswering(true)}
            >
              {t('answer')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface NoteStepProps extends Pick<NoteCardProps, 'rules' | 'calls'> {
  readonly note: PostNote;
  readonly onGoes: () => void;
}

/** Resolves the note or reopens it. */
function NoteStep({ note, rules, calls, onGoes }: NoteStepProps) {
  const { t } = useTranslation('notes');
  const [isBusy, start] = useTransition();
  const isOpen = note.resolvedTime === null;
  async function reopen(done: PostNote) {
    if (await calls.reopen(done)) onGoes();
  }
  async function resolve() {
    const done = await calls.resolve(note);
    if (!done) return;
    const back = { label: t('reopen'), run: () => void calls.reopen(done) };
    showToast({ tone: 'success', text: t('done'), ...(rules.mayReopen(done) && { action: back }) });
    onGoes();
  }
  if (!(isOpen ? rules.mayResolve(note) : rules.mayReopen(note))) return null;
  return (
    <Button
      size="compact"
      icon={isOpen ? <Check size={14} /> : <RotateCcw size={14} />}
      busy={isBusy}
      onClick={() => start(() => (isOpen ? resolve() : reopen(note)))}
    >
      {t(isOpen ? 'resolve' : 'reopen')}
    </Button>
  );
}

interface NotePassageProps {
  readonly note: PostNote;
  readonly isInText: boolean;
  readonly onReveal: (() => void) | undefined;
}

/** The words a note is about, with a link to their place or a remark that they are gone. */
function NotePassage({ note, isInText, onReveal }: NotePassageProps) {
  const { t } = useTranslation('notes');
  if (note.kind === 'COMMENT') return null;
  if (note.anchor === null) return <p className={textStyles.hint}>{t('whole')}</p>;
  const isDone = note.resolvedTime !== null;
  if (onReveal && (isInText || isDone)) {
    return (
      <button type="button" className={styles.passage} data-tip={t('reveal')} onClick={onReveal}>
        <span className="visually-hidden">{t('reveal')}: </span>
        {note.quote}
      </button>
    );
  }
  return (
    <>
      <blockquote className={styles.quote}>{note.quote}</blockquote>
      {!isDone && <p className={styles.gone}>{note.anchor.isLost || onReveal ? t('gone') : t('notHere')}</p>}
    </>
  );
}

/** The kind of the note and its state. */
function NoteState({ note }: { readonly note: PostNote }) {
  const { t } = useTranslation('notes');
  const isOpen = note.resolvedTime === null;
  const { mustFixBy, author } = note;
  const isByAnother = mustFixBy !== null && mustFixBy.userId !== author.userId;
  if (!note.mustFix && isOpen && !note.fixedBy) return null;
  return (
    <div className={styles.states}>
      {note.mustFix && isOpen && (
        <StatusTag tone="rejected">
          {isByAnother ? t('mustFixBy', { name: mustFixBy.name }) : t('mustFix')}
        </StatusTag>
      )}
      {note.fixedBy && isOpen && (
        <StatusTag tone="waiting">{t('fixedBy', { name: note.fixedBy.name })}</StatusTag>
      )}
      {note.resolvedBy && (
        <StatusTag tone="published">
          {t('resolvedBy', { name: note.resolvedBy.name })} <DateText time={note.resolvedTime} />
        </StatusTag>
      )}
    </div>
  );
}

interface NoteAnswerProps {
  readonly postId: string;
  readonly note: PostNote;
  readonly calls: NoteCalls;
  readonly maySayFixed: boolean;
  readonly onEnd: () => void;
}

function NoteAnswer({ postId, note, calls, maySayFixed, onEnd }: NoteAnswerProps) {
  const { t } = useTranslation('notes');
  const [isBusy, startSending] = useTransition();
  const { draft, ...writing } = useNoteDraft(`answer:${note.id}`);
  async function send() {
    const { text, saysFixed, key } = draft;
    const answer = { parentId: note.id, kind: note.kind, text, saysFixed, mentions: idsOf(draft), key };
    if (!(await calls.add(answer))) return;
    writing.drop();
    onEnd();
  }
  return (
    <NoteComposer
      takesFocus
      postId={postId}
      label={t('answerTo', { name: note.author.name })}
      placeholder={t('placeholder.answer')}
      draft={draft}
      onChange={writing.change}
      onSend={() => startSending(send)}
      onCancel={onEnd}
      busy={isBusy}
      action={t('send')}
      choice={note.kind === 'NOTE' && maySayFixed ? 'saysFixed' : undefined}
    />
  );
}
