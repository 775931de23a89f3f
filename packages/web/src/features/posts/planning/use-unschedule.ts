import type { Post, PostRow, PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { usePostActor } from '../post-actor.ts';
import { useTransitionPost } from '../post-changes.ts';
import type { TransitionInput } from '../workflow/open-transition.ts';
import { useNotifyTransition } from '../workflow/use-notify-transition.ts';

/** Takes the time of publication away from posts that are dropped where those without one wait. */
export function useUnschedule() {
  const { t } = useTranslation(['planning', 'workflow']);
  const rules = usePostActor();
  const mutation = useTransitionPost();
  const notify = useNotifyTransition();
  const moveOf = (post: PostRow) => rules.transitionsOf(post).find(({ name }) => name === 'cancelSchedule');

  function make(
    post: Pick<PostRow | Post, 'id' | 'version' | 'scheduleTime'>,
    move: PostTransition,
    answer: TransitionInput,
  ): void {
    mutation.mutate(
      { post, to: move.to, ...answer },
      { onSuccess: (after) => notify(post, move, after, make) },
    );
  }
  return {
    isUnschedulable: (post: PostRow) => moveOf(post) !== undefined,
    unschedule: async (post: PostRow): Promise<void> => {
      const move = moveOf(post);
      if (move === undefined || post.scheduleTime === null) return;
      const isMeant = await confirm({
        title: t('unschedule.title', { title: post.title }),
        text: t('unschedule.text', { time: formatDateTime(new Date(post.scheduleTime)) }),
        action: t('workflow:move.cancelSchedule'),
      });
      if (isMeant) make(post, move, {});
    },
  };
}
