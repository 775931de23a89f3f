import type { Post, PostMove, PostRow } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { usePostActor } from '../post-actor.ts';
import { useMovePost } from '../post-changes.ts';
import type { MoveAnswer } from '../workflow/open-move.ts';
import { useTellMove } from '../workflow/use-tell-move.ts';

/** Takes the time of publication away from posts that are dropped where those without one wait. */
export function useUnschedule() {
  const { t } = useTranslation(['planning', 'workflow']);
  const rules = usePostActor();
  const mutation = useMovePost();
  const tell = useTellMove();
  const moveOf = (post: PostRow) => rules.movesOf(post).find(({ name }) => name === 'cancelSchedule');

  function make(
    post: Pick<PostRow | Post, 'id' | 'version' | 'scheduleTime'>,
    move: PostMove,
    answer: MoveAnswer,
  ): void {
    mutation.mutate(
      { post, to: move.to, ...answer },
      { onSuccess: (after) => tell(post, move, after, make) },
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
