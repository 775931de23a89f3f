import type { Post, PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import type { TransitionInput } from './open-transition.ts';
import { undoOf } from './undo-transition.ts';

type Again = (after: Post, move: PostTransition, answer: TransitionInput) => void;

/** Says what was done; where it can be taken back, the word carries the way. */
export function useNotifyTransition(): (
  before: Pick<PostRow, 'scheduleTime'>,
  move: PostTransition,
  after: Post,
  undo: Again,
) => void {
  const { t } = useTranslation('workflow');
  return (before, move, after, undo) => {
    const back = undoOf(before, move, after);
    showToast({
      tone: 'success',
      text: t(`done.${move.name}`, { title: after.title, time: timeOf(after) }),
      action: back && { label: t('undo'), run: () => undo(after, back.move, back.answer) },
    });
  };
}

function timeOf({ scheduleTime }: Post): string {
  return scheduleTime === null ? '' : formatDateTime(new Date(scheduleTime));
}
