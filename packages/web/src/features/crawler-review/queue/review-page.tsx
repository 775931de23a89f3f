import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { lazyChunk, lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { useAddPage } from '../adding/use-add-page.tsx';
import { ReviewBulkBar } from '../bulk/review-bulk-bar.tsx';
import { placeOf } from '../review-model.ts';
import { reviewDetail } from '../review-queries.ts';
import { ReviewEmpty } from './review-empty.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewFooter } from './review-footer.tsx';
import { ReviewHeading } from './review-heading.tsx';
import styles from './review-page.module.css';
import { StoryList } from './story-list.tsx';
import { useFreshReview } from './use-fresh-review.ts';
import { useReviewActions } from './use-review-actions.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useReviewPage } from './use-review-page.ts';

const TextInHand = lazyChunk(async () => ({
  default: (await import('./text-in-hand.tsx')).TextInHand,
}));
const ReviewQuestions = lazyOverlay(async () => ({
  default: (await import('../decisions/review-questions.tsx')).ReviewQuestions,
}));

/** Both are fetched right behind the list. */
export function preloadDecisions(): void {
  void Promise.allSettled([TextInHand.preload(), ReviewQuestions.preload()]);
}

/** Texts of other sites, worked through by keys: stories at the left, the text in hand, and what is decided about it. */
export function ReviewPage() {
  const { t } = useTranslation('crawler-review');
  useWorkScreen();
  const frame = useRef<HTMLDivElement>(null);
  const page = useReviewPage();
  const projectId = useProjectId();
  const lookAgain = useFreshReview(projectId);
  const { actions, question } = useReviewActions(page, lookAgain);
  const adding = useAddPage(page, lookAgain);
  const [wholeId, setWholeId] = useState<string>();
  const isPhone = useMedia(BELOW_CARDS);
  const isReading = useStore(page.store, (state) => state.isReading);
  const { stories, currentId, error } = page;
  const place = placeOf(stories ?? [], currentId);
  const detail = useQuery({ ...reviewDetail(projectId, currentId ?? ''), enabled: currentId !== undefined });
  // The row is there first; what was read of the text itself knows more.
  const item = detail.data ?? place?.item;
  const isWhole = currentId !== undefined && wholeId === currentId;
  const read = () => setWholeId(isWhole ? undefined : currentId);
  useReviewKeys(frame, { page, actions, item, onRead: read });
  const isOver = isPhone && isReading && item !== undefined;
  return (
    <div ref={frame} className={styles.page}>
      <ReviewHeading page={page} onAdd={adding.ask} />
      <div className={styles.columns}>
        <div className={classNames(styles.queue, isOver && styles.covered)}>
          <ReviewFilters page={page} />
          {error && (
            <LoadFailure
              title={t('loadFailed')}
              error={error}
              onRetry={page.reload}
              retrying={page.reloading}
            />
          )}
          {!error && !stories && <LoadingLabel label={t('loading')} />}
          {stories && stories.length > 0 && <StoryList page={page} stories={stories} />}
          {stories?.length === 0 && <ReviewEmpty page={page} />}
        </div>
        {item && (isOver || !isPhone) && (
          <Suspense>
            <TextInHand
              key={item.id}
              detail={detail.data}
              story={place?.story}
              onRead={read}
              onClose={() => page.store.setState({ isReading: false })}
              {...{ item, actions, isWhole, isPhone }}
            />
          </Suspense>
        )}
        <div className={styles.bulk}>
          <ReviewBulkBar page={page} />
        </div>
      </div>
      <ReviewFooter />
      {adding.dialog}
      {question && (
        <Suspense>
          <ReviewQuestions
            {...question}
            story={placeOf(stories ?? [], question.item.id)?.story}
            actions={actions}
          />
        </Suspense>
      )}
    </div>
  );
}
