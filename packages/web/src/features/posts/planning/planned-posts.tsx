import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { Suspense } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';

const PostBoard = lazyChunk(async () => {
  const [module] = await Promise.all([import('./post-board.tsx'), loadTexts(['board'])]);
  return { default: module.PostBoard };
});
const PostCalendar = lazyChunk(async () => {
  const [module] = await Promise.all([import('./post-calendar.tsx'), loadTexts(['calendar-board'])]);
  return { default: module.PostCalendar };
});

interface PlannedPostsProps {
  readonly shown: 'board' | 'calendar';
  readonly address: ListAddress<PostListQuery>;
  readonly rowActions: (post: PostRow) => readonly MenuItem[];
}

/** The board has its own menu for transitions. */
const BESIDE_TRANSITIONS: readonly string[] = ['view', 'edit', 'assign', 'link'];

/** The posts of the list as columns or by day; the code of each view loads when it is first shown. */
export function PlannedPosts({ shown, address, rowActions }: PlannedPostsProps) {
  return (
    <Suspense fallback={<Spinner />}>
      {shown === 'board' ? (
        <PostBoard
          address={address}
          actions={(post) => rowActions(post).filter(({ key }) => BESIDE_TRANSITIONS.includes(key))}
        />
      ) : (
        <PostCalendar address={address} actions={rowActions} />
      )}
    </Suspense>
  );
}
