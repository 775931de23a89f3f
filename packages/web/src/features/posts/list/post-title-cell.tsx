import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { ChangedMark } from '../live/changed-mark.tsx';
import { PostStateTag } from '../post-state-tag.tsx';
import styles from './post-columns.module.css';
import { PostSigns } from './post-signs.tsx';

interface PostTitleCellProps {
  readonly post: PostRow;
  readonly text: string | undefined;
}

/** Title, then what stands on one line below: where it is on its way, what is special, its address. */
export function PostTitleCell({ post, text }: PostTitleCellProps) {
  return (
    <>
      <TabLink to={`/manager_post/view/${post.id}`} className={styles.title} data-row-main>
        <Highlight text={post.title} query={text} />
      </TabLink>
      <span className={styles.below}>
        <PostStateTag state={post.state} />
        <PostSigns post={post} />
        {post.note !== '' && <Chip>{post.note}</Chip>}
        <span className={styles.slug}>{post.slug}</span>
        <ChangedMark postId={post.id} />
      </span>
    </>
  );
}
