import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { Suspense } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { TransitionInput } from './open-transition.ts';
import { isReasoned, ReasonDialog } from './reason-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useStepsOnTheWay } from './use-disabled-reason.ts';

const TakeDownDialog = lazyChunk(async () => {
  const [module] = await Promise.all([import('../takedown/take-down-dialog.tsx'), loadTexts(['takedown'])]);
  return { default: module.TakeDownDialog };
});

interface TransitionDialogProps {
  readonly transition: PostTransition;
  readonly postId: string;
  /** Names the subject: a title in quotes, or the number of posts. */
  readonly what: string;
  readonly scheduleTime: string | null;
  readonly busy: boolean;
  readonly onAnswer: (answer: TransitionInput) => void;
  readonly onClose: () => void;
}

/** The dialog of a transition that asks for something. */
export function TransitionDialog(props: TransitionDialogProps) {
  const { transition, postId, what, scheduleTime, busy, onAnswer, onClose } = props;
  const onTheWay = useStepsOnTheWay();
  const { name } = transition;
  if (name === 'takeDown') {
    return (
      <Suspense>
        <TakeDownDialog postId={postId} what={what} busy={busy} onAnswer={onAnswer} onClose={onClose} />
      </Suspense>
    );
  }
  if (isReasoned(name)) {
    return (
      <ReasonDialog
        name={name}
        what={what}
        busy={busy}
        onReason={(reason) => onAnswer({ reason })}
        onClose={onClose}
      />
    );
  }
  if (name !== 'schedule' && name !== 'reschedule') return null;
  return (
    <ScheduleDialog
      name={name}
      what={what}
      time={scheduleTime}
      onTheWay={onTheWay(transition)}
      busy={busy}
      onTime={(time) => onAnswer({ scheduleTime: time })}
      onClose={onClose}
    />
  );
}
