import type { NewestPostsOf } from '@toasoan/contract/features/dashboard/dashboard.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { mayEdit } from '@toasoan/contract/features/posts/post-rules.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { useAuth } from '#web/core/session/auth-store.ts';
import { DueTime } from '#web/features/posts/public.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { countText, listOf } from '../posts/counted-posts.ts';
import styles from './my-day.module.css';
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

/** Whether this person may write in a post now. */
function useMayEdit(): (post: PostRow) => boolean {
  const userId = useAuth((auth) => auth.userId);
  const { permissions } = useVisitor();
  // How posts are approved is no matter of editing.
  const actor = { userId, permissions, allowSelfApprove: true, workflowMode: 'THREE_STEP' as const };
  return ({ state, createdBy, assignee, stateBeforeTrash }) =>
    mayEdit(actor, {
      state,
      createdById: createdBy.userId,
      assigneeId: assignee?.userId ?? null,
      stateBeforeTrash,
    });
}

/** What to know of a post before one opens it, by what there is to do with it. */
function WorkFacts({ kind, post }: { readonly kind: WorkKind; readonly post: PostRow }) {
  const { t } = useTranslation('dashboard');
  const authors = post.authors.map(({ displayName }) => displayName).join(', ');
  switch (kind) {
    case 'returned':
      return (
        <>
          <span className={styles.reason}>{post.stateReason}</span>
          <DateText time={post.stateTime} />
        </>
      );
    case 'inHand':
      return (
        <>
          {post.dueTime === null ? <span>{t('day.noDue')}</span> : <DueTime time={post.dueTime} />}
          {post.state === 'SUBMITTED' && <span>{t('day.notPickedUp')}</span>}
          {post.mustFixNotes > 0 && (
            <span className={styles.alert}>{t('day.toFix', { count: post.mustFixNotes })}</span>
          )}
        </>
      );
    case 'underWay':
      return (
        <>
          <span>{t(`day.where.${post.state}`)}</span>
          {post.assignee !== null && <span>{post.assignee.name}</span>}
          <DateText time={post.scheduleTime ?? post.stateTime} />
        </>
      );
    case 'drafts':
      return (
        <>
          <span>{post.mainCategory?.title ?? t('posts.noCategory')}</span>
          <DateText time={post.updateTime} />
        </>
      );
    default:
      return (
        <>
          {authors !== '' && <span>{authors}</span>}
          <span>
            {t('day.waitsSince')} <DateText time={post.stateTime} />
          </span>
        </>
      );
  }
}

/** Lists of a person's day, by what there is to do with the posts. */
type WorkKind = 'returned' | 'inHand' | 'pickUp' | 'approve' | 'underWay' | 'drafts';
