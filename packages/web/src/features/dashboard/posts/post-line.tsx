import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import styles from './newest-posts.module.css';

/** A published post, to be looked at. */
export function PostLine({ post }: { readonly post: PostRow }) {
  return (
    <li className={styles.line}>
      <TabLink
        className={styles.title}
        to={`/manager_post/view/${post.id}`}
        data-tip={post.title}
        data-tip-when="cut"
      >
        {post.title}
      </TabLink>
      <span className={styles.about}>
        <span className={styles.word}>{post.authors.map(({ displayName }) => displayName).join(', ')}</span>
        <span className={styles.time}>
          <DateText time={post.publishedTime} />
        </span>
      </span>
    </li>
  );
}
