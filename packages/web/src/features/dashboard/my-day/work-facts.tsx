import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { DueTime } from '#web/features/posts/public.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import styles from './my-day.module.css';
import type { WorkKind } from './work-kind.ts';

/** What to know of a post before one opens it, by what there is to do with it. */
export function WorkFacts({ kind, post }: { readonly kind: WorkKind; readonly post: PostRow }) {
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
