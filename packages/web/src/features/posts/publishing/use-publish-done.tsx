import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { type Publication, secondsLeft, undoEnd } from './publication.ts';
import { useUndoPublish } from './publishing-queries.ts';

const PublishDone = lazyChunk(async () => {
  const [module] = await Promise.all([import('./publish-done.tsx'), loadTexts(['publishing', 'placement'])]);
  return { default: module.PublishDone };
});

interface PublishDoneControls {
  readonly show: (publication: Publication) => void;
  readonly dialog: ReactNode;
}

/** Says that a post is public, and takes it back for a minute; after it is closed a toast offers the same. */
export function usePublishDone(onUndone: (after: Post) => void): PublishDoneControls {
  const { t } = useTranslation('workflow');
  const [publication, show] = useState<Publication>();
  const { mutateAsync, isPending } = useUndoPublish();

  async function undo({ post }: Publication) {
    try {
      const after = await mutateAsync(post);
      show(undefined);
      onUndone(after);
      showToast({ tone: 'success', text: t('done.undoPublish', { title: post.title }) });
    } catch (error) {
      // The call or `notifyRefusal` has shown it.
      if (!(error instanceof ApiError)) throw error;
    }
  }
  function close(closed: Publication) {
    show(undefined);
    if (secondsLeft(closed) === 0) return;
    showToast({
      tone: 'success',
      text: t('done.publish', { title: closed.post.title }),
      action: { label: t('undo'), run: () => void undo(closed) },
      until: undoEnd(closed),
    });
  }
  return {
    show,
    dialog: publication && (
      <Suspense>
        <PublishDone
          publication={publication}
          busy={isPending}
          onUndo={() => void undo(publication)}
          onClose={() => close(publication)}
        />
      </Suspense>
    ),
  };
}
