import type { NewestPostsOf } from '@toasoan/contract/features/dashboard/dashboard.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { CardNote } from '../card-note.tsx';
import { DashboardCard } from '../dashboard-card.tsx';
import { countText, listOf } from './counted-posts.ts';
import styles from './newest-posts.module.css';

/** What went public last, and the way to all of it. */
export function NewestPosts({ posts }: { readonly posts: NewestPostsOf }) {
  const { t } = useTranslation('dashboard');
  const title = t('published.title');
  if (posts.items.length === 0) {
    return (
      <DashboardCard title={title}>
        <CardNote
          icon={<FileCheck2 size={18} />}
          title={t('published.empty')}
          text={t('published.emptyText')}
        />
      </DashboardCard>
    );
  }
  const all = (
    <TabLink className={styles.all} to={listOf(posts)}>
      {t('posts.all', { n: countText(posts) })}
      <span className="visually-hidden"> – {title}</span>
    </TabLink>
  );
  return (
    <DashboardCard title={title} link={all}>
      <ul>
        {posts.items.map((post) => (
          <PostLine key={post.id} post={post} />
        ))}
      </ul>
    </DashboardCard>
  );
}

/** A published post, to be looked at. */
function PostLine({ post }: { readonly post: PostRow }) {
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
