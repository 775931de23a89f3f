import type { NewestPostsOf } from '@toasoan/contract/features/dashboard/dashboard.ts';
import type { PostRowInWork } from '@toasoan/contract/features/posts/post.ts';
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

/** These open in the editor; the others open in the view first. */
const GOES_ON: readonly WorkKind[] = ['returned', 'inHand', 'drafts'];

interface WorkPostsProps {
  readonly kind: WorkKind;
  /** Null: the user's rights do not include it. */
  readonly posts: NewestPostsOf | null;
  readonly badge?: ReactNode;
}

/** Posts of one kind of work, and the link to all of them. */
export function WorkPosts({ kind, posts, badge }: WorkPostsProps) {
  const { t } = useTranslation('dashboard');
  const mayEdit = useMayEdit();
  if (posts === null || posts.items.length === 0) return null;
  const title = t(`day.${kind}`);
  const placeOf = (post: PostRowInWork) =>
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

/** Whether the user may edit a post now. */
function useMayEdit(): (post: PostRowInWork) => boolean {
  const userId = useAuth((auth) => auth.userId);
  const { permissions } = useVisitor();
  // The approval steps do not matter for editing.
  const actor = { userId, permissions, allowSelfApprove: true, workflowMode: 'THREE_STEP' as const };
  return ({ state, createdBy, assignee, stateBeforeTrash = null }) =>
    mayEdit(actor, {
      state,
      createdById: createdBy.userId,
      assigneeId: assignee?.userId ?? null,
      stateBeforeTrash,
    });
}

/** What the user needs to know of a post before opening it, by kind of work. */
function WorkFacts({ kind, post }: { readonly kind: WorkKind; readonly post: PostRowInWork }) {
  const { t } = useTranslation('dashboard');
  const { mustFixNotes = 0 } = post;
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
          {post.dueTime ? <DueTime time={post.dueTime} /> : <span>{t('day.noDue')}</span>}
          {post.state === 'SUBMITTED' && <span>{t('day.notPickedUp')}</span>}
          {mustFixNotes > 0 && (
            <span className={styles.alert}>{t('day.toFix', { count: mustFixNotes })}</span>
          )}
        </>
      );
    case 'underWay':
      return (
        <>
          <span>{t(`day.where.${post.state}`)}</span>
          {post.assignee && <span>{post.assignee.name}</span>}
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

/** The lists of a user's day, by kind of work. */
type WorkKind = 'returned' | 'inHand' | 'pickUp' | 'approve' | 'underWay' | 'drafts';
