import { LockBanner } from '#web/features/articles/public-parts.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { useFieldNames } from '../comparing/use-field-names.ts';
import type { PostSession } from '../editing/post-article.ts';
import type { LockController } from './lock-controller.ts';

const ComparePost = lazyChunk(async () => ({
  default: (await import('../merge/compare-post.tsx')).ComparePost,
}));

interface PostLockBannerProps {
  readonly session: PostSession;
  readonly lock: LockController;
}

/** The lock's banner in the words of a post. */
export function PostLockBanner(props: PostLockBannerProps) {
  return (
    <LockBanner
      {...props}
      nameOf={useFieldNames()}
      comparison={(id, onClose) => <ComparePost session={props.session} id={id} onClose={onClose} />}
    />
  );
}
