import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/patterns/missing-part/lazy-part.tsx';
import { confirm } from '#web/ui/overlay/confirm.ts';
import type { TransitionInput } from './open-transition.ts';

/** What moves ask comes when the first of them asks. */
const MoveDialog = lazyPart(async () => ({ default: (await import('./transition-dialog.tsx')).MoveDialog }));

interface Asked<Subject> {
  readonly subject: Subject;
  /** Absent: many. */
  readonly postId?: string;
  /** What is moved: a title in quotes, or how many. */
  readonly what: string;
  readonly scheduleTime: string | null;
  readonly move: PostTransition;
}

interface AskTransition<Subject> {
  readonly start: (asked: Asked<Subject>) => Promise<void>;
  /** To be rendered beside what starts moves. */
  readonly dialog: ReactNode;
}

/** Asks what a move needs, a reason, a time or whether it is meant, and makes it; a dialog stays until it went through. */
export function useAskTransition<Subject>(
  make: (subject: Subject, move: PostTransition, answer: TransitionInput) => Promise<boolean>,
): AskTransition<Subject> {
  const { t } = useTranslation('workflow');
  const [asked, setAsked] = useState<Asked<Subject>>();
  const [busy, setBusy] = useState(false);

  async function start(next: Asked<Subject>): Promise<void> {
    const { move, subject, what } = next;
    if (move.needsReason || move.needsTime) return setAsked(next);
    if (move.name === 'trash') {
      const sure = await confirm({
        title: t('trash.title', { what }),
        text: t('trash.text'),
        action: t('move.trash'),
        tone: 'danger',
      });
      if (!sure) return;
    }
    await make(subject, move, {});
  }
  async function answered({ subject, move }: Asked<Subject>, answer: TransitionInput): Promise<void> {
    setBusy(true);
    const isDone = await make(subject, move, answer).finally(() => setBusy(false));
    if (isDone) setAsked(undefined);
  }
  const dialog = asked && (
    <Suspense>
      <MoveDialog
        move={asked.move}
        postId={asked.postId ?? ''}
        what={asked.what}
        scheduleTime={asked.scheduleTime}
        busy={busy}
        onAnswer={(answer) => void answered(asked, answer)}
        onClose={() => setAsked(undefined)}
      />
    </Suspense>
  );
  return { start, dialog };
}
