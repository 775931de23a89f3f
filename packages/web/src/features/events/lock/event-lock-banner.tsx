import type { ArticleLock } from '#web/features/articles/public.ts';
import { LockBanner } from '#web/features/articles/public-parts.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { EventArticle, EventSession } from '../editing/event-article.ts';
import { useEventFieldNames } from '../editing/use-event-field-names.ts';

const CompareEvent = lazyChunk(async () => ({
  default: (await import('../merge/event-merge-panel.tsx')).CompareEvent,
}));

interface EventLockBannerProps {
  readonly session: EventSession;
  readonly lock: ArticleLock<EventArticle>;
}

/** The lock's banner in the words of an event. */
export function EventLockBanner(props: EventLockBannerProps) {
  return (
    <LockBanner
      {...props}
      nameOf={useEventFieldNames()}
      comparison={(id, onClose) => <CompareEvent session={props.session} id={id} onClose={onClose} />}
    />
  );
}
