import type { PostsOfDashboard } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { FileCheck2, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { CardNote } from '../card-note.tsx';
import { DashboardCard } from '../dashboard-card.tsx';
import { countText, listOf } from './counted-posts.ts';
import styles from './newest-posts.module.css';
import { PostLine } from './post-line.tsx';
import { useMayWrite } from './use-may-write.ts';

interface NewestPostsProps {
  readonly kind: 'drafts' | 'published';
  readonly posts: PostsOfDashboard['myDrafts'];
}

export function NewestPosts({ kind, posts }: NewestPostsProps) {
  const { t } = useTranslation('dashboard');
  const title = t(`${kind}.title`);
  if (posts.items.length === 0) {
    return (
      <DashboardCard title={title}>
        <NoPosts kind={kind} />
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
          <PostLine key={post.id} kind={kind} post={post} />
        ))}
      </ul>
    </DashboardCard>
  );
}

function NoPosts({ kind }: Pick<NewestPostsProps, 'kind'>) {
  const { t } = useTranslation('dashboard');
  const mayWrite = useMayWrite();
  const Icon = kind === 'drafts' ? PencilLine : FileCheck2;
  return (
    <CardNote icon={<Icon size={18} />} title={t(`${kind}.empty`)} text={t(`${kind}.emptyText`)}>
      {kind === 'drafts' && mayWrite && (
        <TabLink to="/manager_post/create" className={buttonClass()}>
          {t('write')}
        </TabLink>
      )}
    </CardNote>
  );
}
