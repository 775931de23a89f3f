import type { CrawledItem, CrawledStory } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { Suspense } from 'react';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { Asking, ReviewActions } from '../queue/use-review-actions.ts';
import { RejectDialog } from './reject-dialog.tsx';

/** Finds posts: fetched when somebody asks for it. */
const OtherDialog = lazyOverlay(async () => ({
  default: (await import('./other-dialog.tsx')).OtherDialog,
}));

interface ReviewQuestionsProps {
  readonly asking: Asking;
  readonly item: CrawledItem;
  readonly story: CrawledStory | undefined;
  readonly actions: ReviewActions;
}

/** The question that a decision asks first. */
export function ReviewQuestions({ asking, item, story, actions }: ReviewQuestionsProps) {
  if (asking === 'reject') {
    return (
      <RejectDialog
        item={item}
        others={(story?.items.length ?? 1) - 1}
        onReject={(reason, text, wholeStory) => actions.reject(item, reason, text, wholeStory)}
        onClose={actions.stopAsking}
      />
    );
  }
  return (
    <Suspense>
      <OtherDialog
        asking={asking}
        item={item}
        story={story}
        onChoose={(other) =>
          asking === 'duplicate' ? actions.duplicate(item, other) : actions.merge(item, other.id)
        }
        onClose={actions.stopAsking}
      />
    </Suspense>
  );
}
