import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './assignment.module.css';
import { DueTime } from './due-time.tsx';
import { useAskAssign } from './use-ask-assign.tsx';

/** The editor of a post with due time and message. While editors hold the post, it can be reassigned. */
export function AssigneePanel({ post }: { readonly post: Post }) {
  const { t } = useTranslation('assignment');
  const { mayAssign, ask, dialog } = useAskAssign();
  return (
    <div className={styles.panel}>
      <p className={styles.who}>
        <span>{post.assignee?.name ?? t('nobody')}</span>
        {post.dueTime !== null && <DueTime time={post.dueTime} />}
      </p>
      {post.assignText !== '' && (
        <blockquote className={styles.word} aria-label={t('word')}>
          {post.assignText}
        </blockquote>
      )}
      {post.watchedBy !== null && (
        <p className={styles.watch}>
          {t('watchedBy')}: {post.watchedBy}
        </p>
      )}
      {mayAssign(post) && (
        <Button size="compact" icon={<UserPlus size={16} />} onClick={() => ask(post)}>
          {t(post.assignee === null ? 'give' : 'change')}
        </Button>
      )}
      {dialog}
    </div>
  );
}
