import type { ArticleLock } from '#web/features/articles/public.ts';
import { LockBanner } from '#web/features/articles/public-parts.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { PageArticle, PageSession } from '../editing/page-article.ts';
import { usePageFieldNames } from '../editing/use-page-field-names.ts';

const ComparePage = lazyChunk(async () => ({
  default: (await import('../merge/page-merge-panel.tsx')).ComparePage,
}));

interface PageLockBannerProps {
  readonly session: PageSession;
  readonly lock: ArticleLock<PageArticle>;
}

/** The lock's banner in the words of a page. */
export function PageLockBanner(props: PageLockBannerProps) {
  return (
    <LockBanner
      {...props}
      nameOf={usePageFieldNames()}
      comparison={(id, onClose) => <ComparePage session={props.session} id={id} onClose={onClose} />}
    />
  );
}
