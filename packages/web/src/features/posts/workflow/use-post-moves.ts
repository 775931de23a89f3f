import type { PostRow, PostState } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { useMovePost } from '../post-changes.ts';

type Movable = Pick<PostRow, 'id' | 'version' | 'title' | 'state' | 'stateBeforeTrash'>;

/** Publishing, trashing and restoring with their questions and results; going to the trash can be undone. */
export function usePostMoves() {
  const { t } = useTranslation('posts');
  const move = useMovePost();

  function go(post: Movable, to: PostState, done: 'published' | 'trashed' | 'restored') {
    move.mutate(
      { post, to },
      {
        onSuccess: (after) =>
          showToast({
            tone: 'success',
            text: t(`done.${done}`, { title: post.title }),
            action:
              done === 'trashed'
                ? { label: t('undo'), run: () => go(after, post.state, 'restored') }
                : undefined,
          }),
      },
    );
  }
  return {
    moving: move.isPending,
    unpublish: (post: Movable, reason: string, onDone: () => void) =>
      move.mutate(
        { post, to: 'UNPUBLISHED', reason },
        {
          onSuccess: () => {
            showToast({ tone: 'success', text: t('done.unpublished', { title: post.title }) });
            onDone();
          },
        },
      ),
    publish: (post: Movable) => go(post, 'PUBLISHED', 'published'),
    restore: (post: Movable) => go(post, post.stateBeforeTrash ?? 'DRAFT', 'restored'),
    async trash(post: Movable) {
      const sure = await confirm({
        title: t('trash.title', { title: post.title }),
        text: t('trash.text'),
        action: t('action.trash'),
        tone: 'danger',
      });
      if (sure) go(post, 'TRASHED', 'trashed');
    },
  };
}
