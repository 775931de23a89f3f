import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { notifyRefusal } from '../workflow/notify-refusal.ts';
import { type PlaceChange, usePlacePost } from './placement-queries.ts';

/** Changes where a post is put forward and says so; a rule in the way is told in its words. */
export function usePlaceChange(post: Post): {
  readonly change: (change: PlaceChange) => void;
  readonly busy: boolean;
} {
  const { t } = useTranslation('placement');
  const { mutate, isPending } = usePlacePost();
  function change(next: PlaceChange): void {
    mutate(
      { post, change: next },
      {
        onSuccess: () =>
          showToast({
            tone: 'success',
            text: t(next.do === 'unplace' ? 'done.unplaced' : 'done.placed', { title: post.title }),
          }),
        onError: (error) => error instanceof ApiError && notifyRefusal(error),
      },
    );
  }
  return { change, busy: isPending };
}
