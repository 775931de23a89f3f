import type { NewestPostsOf } from '@toasoan/contract/features/dashboard/counted.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { countText, listOf } from '../posts/counted-posts.ts';
import styles from './my-day.module.css';
import { useMayEdit } from './use-may-edit.ts';
import { WorkFacts } from './work-facts.tsx';
import type { WorkKind } from './work-kind.ts';
import { WorkLine } from './work-line.tsx';
import { WorkSection } from './work-section.tsx';

/** What is gone on with; the others are looked at first. */
const GOES_ON: readonly WorkKind[] = ['returned', 'inHand', 'drafts'];

interface WorkPostsProps {
  readonly kind: WorkKind;
  /** Null: their rights do not reach it. */
  readonly posts: NewestPostsOf | null;
  readonly badge?: ReactNode;
}

/** Posts of one kind of work, and the way to all of them. */
export function WorkPosts({ kind, posts, badge }: WorkPostsProps) {
  const { t } = useTranslation('dashboard');
  const mayEdit = useMayEdit();
  if (posts === null || posts.items.length === 0) return null;
  const title = t(`day.${kind}`);
  const placeOf = (post: PostRow) =>
    GOES_ON.includes(kind) && post.state !== 'SUBMITTED' && mayEdit(post) ? 'edit' : 'view';
  return (
    <WorkSection
      title={title}
      count={
        <span className={styles.counts}>
          {badge}
          <TabLink className={styles.all} to={listOf(posts)}>
            {t('posts.all', { n: countText(posts) })}
            <span className="visually-hidden"> – {title}</span>
          </TabLink>
        </span>
      }
    >
      {posts.items.map((post) => (
        <WorkLine
          key={post.id}
          to={`/manager_post/${placeOf(post)}/${post.id}`}
          title={post.title}
          facts={<WorkFacts kind={kind} post={post} />}
        />
      ))}
    </WorkSection>
  );
}
