import type { NewestPostsOf } from '@toasoan/contract/features/dashboard/counted.ts';
import { FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { CardNote } from '../card-note.tsx';
import { DashboardCard } from '../dashboard-card.tsx';
import { countText, listOf } from './counted-posts.ts';
import styles from './newest-posts.module.css';
import { PostLine } from './post-line.tsx';

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
