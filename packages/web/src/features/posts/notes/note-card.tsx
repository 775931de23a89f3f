import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { Check, MessageSquareReply, RotateCcw } from 'lucide-react';
import { memo, useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { NoteAnswer } from './note-answer.tsx';
import { NoteEntry } from './note-entry.tsx';
import { focusSoon } from './note-focus.ts';
import { NotePassage } from './note-passage.tsx';
import type { NoteCalls } from './note-queries.ts';
import { NoteState } from './note-state.tsx';
import type { NoteThread } from './note-threads.ts';
import styles from './notes.module.css';
import type { NoteRules } from './use-note-rules.ts';

interface NoteCardProps {
  readonly postId: string;
  readonly thread: NoteThread;
  readonly rules: NoteRules;
  readonly calls: NoteCalls;
  /** Its passage stands in the text that is on the page. */
  readonly isInText: boolean;
  readonly isChosen: boolean;
  readonly onReveal: ((thread: NoteThread) => void) | undefined;
  /** It goes from what is listed, and the focus with it. */
  readonly onGoes: (thread: NoteThread) => void;
}

/** A note with its passage, its answers and what can be done with it. */
export const NoteCard = memo(function NoteCard(props: NoteCardProps) {
  const { postId, thread, rules, calls, isInText, isChosen } = props;
  const { t } = useTranslation('notes');
  const { note, answers } = thread;
  const [isAnswering, setAnswering] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  const isOpen = note.resolvedTime === null;
  const entry = { postId, rules, calls };
  const onGoes = () => props.onGoes(thread);
  const onReveal = props.onReveal && (() => props.onReveal?.(thread));
  function endAnswer() {
    setAnswering(false);
    focusSoon(() => answer.current);
  }
  return (
    <article
      id={`note-${note.id}`}
      data-note
      tabIndex={-1}
      aria-label={t('noteOf', { name: note.author.name })}
      aria-current={isChosen || undefined}
      className={classNames(styles.card, note.mustFix && isOpen && styles.toFix, !isOpen && styles.done)}
    >
      <NotePassage note={note} isInText={isInText} onReveal={onReveal} />
      <NoteState note={note} />
      <NoteEntry {...entry} note={note} hasAnswers={answers.length > 0} onRemoved={onGoes} />
      {answers.length > 0 && (
        <ul className={styles.answers} aria-label={t('answers')}>
          {answers.map((one) => (
            <li key={one.id} id={`note-${one.id}`} tabIndex={-1}>
              <NoteEntry {...entry} note={one} />
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
          <NoteStep note={note} rules={rules} calls={calls} onGoes={onGoes} />
          {isOpen && rules.mayWrite && (
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
    </article>
  );
});

interface NoteStepProps extends Pick<NoteCardProps, 'rules' | 'calls'> {
  readonly note: PostNote;
  readonly onGoes: () => void;
}

/** Done, or to be taken up again. */
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
