import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { confirm } from '#web/ui/overlay/confirm.ts';
import type { TransitionInput } from './open-transition.ts';

/** The dialogs load when the first transition asks for something. */
const TransitionDialog = lazyChunk(async () => ({
  default: (await import('./transition-dialog.tsx')).TransitionDialog,
}));

interface TransitionQuestion<Subject> {
  readonly subject: Subject;
  readonly transition: PostTransition;
  /** Absent for many posts, and for a post that has not been saved yet. */
  readonly postId?: string | undefined;
  /** Names the subject: a title in quotes, or the number of posts. */
  readonly what: string;
  readonly scheduleTime: string | null;
}

interface TransitionQuestions<Subject> {
  readonly start: (question: TransitionQuestion<Subject>) => Promise<void>;
  /** Render it once beside the controls that start transitions. */
  readonly dialog: ReactNode;
}

/**
 * Asks what a transition needs (a reason, a time, a confirmation), then calls `make`. A dialog stays open until `make`
 * answers true.
 */
export function useTransitionQuestions<Subject>(
  make: (subject: Subject, transition: PostTransition, answer: TransitionInput) => Promise<boolean>,
): TransitionQuestions<Subject> {
  const { t } = useTranslation('workflow');
  const [open, setOpen] = useState<TransitionQuestion<Subject>>();
  const [busy, setBusy] = useState(false);

  async function start(question: TransitionQuestion<Subject>): Promise<void> {
    const { transition, subject, what } = question;
    if (transition.needsReason || transition.needsTime) return setOpen(question);
    if (transition.name === 'trash') {
      const isSure = await confirm({
        title: t('trash.title', { what }),
        text: t('trash.text'),
        action: t('transition.trash'),
        tone: 'danger',
      });
      if (!isSure) return;
    }
    await make(subject, transition, {});
  }
  async function send(
    { subject, transition }: TransitionQuestion<Subject>,
    answer: TransitionInput,
  ): Promise<void> {
    setBusy(true);
    const isDone = await make(subject, transition, answer).finally(() => setBusy(false));
    if (isDone) setOpen(undefined);
  }
  const dialog = open && (
    <Suspense>
      <TransitionDialog
        transition={open.transition}
        postId={open.postId ?? ''}
        what={open.what}
        scheduleTime={open.scheduleTime}
        busy={busy}
        onAnswer={(answer) => void send(open, answer)}
        onClose={() => setOpen(undefined)}
      />
    </Suspense>
  );
  return { start, dialog };
}
