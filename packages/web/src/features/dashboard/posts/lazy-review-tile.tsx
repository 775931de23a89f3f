import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { Suspense } from 'react';
import { useQuiet } from '#web/core/api/quiet.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';

const ReviewTile = lazyOverlay(async () => ({ default: (await import('./review-tile.tsx')).ReviewTile }));

/** Fetched after the rest of the dashboard, by the few who review texts of other sites. */
export function LazyReviewTile() {
  const mayReview = canEnter(AREA_RULES['crawler-review'], useVisitor());
  const isQuiet = useQuiet();
  return <Suspense>{mayReview && isQuiet && <ReviewTile />}</Suspense>;
}
