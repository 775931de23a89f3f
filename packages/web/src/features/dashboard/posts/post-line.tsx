import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { mayEdit } from '@toasoan/contract/features/posts/post-rules.ts';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { useAuth } from '#web/core/session/auth-store.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import styles from './newest-posts.module.css';

interface PostLineProps {
  readonly kind: 'drafts' | 'published';
  readonly post: PostRow;
}

/** A draft goes on where it was left, a published post is looked at. */
export function PostLine({ kind, post }: PostLineProps) {
  const { t } = useTranslation('dashboard');
  const mayEditIt = useMayEdit(post);
  const place = kind === 'drafts' && mayEditIt ? 'edit' : 'view';
  const about = kind === 'published' ? authorsOf(post) : (post.mainCategory?.title ?? t('posts.noCategory'));
  return (
    <li className={styles.line}>
      <TabLink
        className={styles.title}
        to={`/manager_post/${place}/${post.id}`}
        data-tip={post.title}
        data-tip-when="cut"
      >
        {post.title}
      </TabLink>
      <span className={styles.about}>
        <span className={styles.word}>{about}</span>
        <span className={styles.time}>
          <DateText time={kind === 'drafts' ? post.updateTime : post.publishedTime} />
        </span>
      </span>
    </li>
  );
}

function authorsOf({ authors }: PostRow): string {
  return authors.map(({ displayName }) => displayName).join(', ');
}

function useMayEdit({ state, createdBy, stateBeforeTrash }: PostRow): boolean {
  const userId = useAuth((auth) => auth.userId);
  const { permissions } = useVisitor();
  // Publishing one's own is no matter of editing.
  const actor = { userId, permissions, allowSelfApprove: true };
  return mayEdit(actor, { state, createdById: createdBy.userId, stateBeforeTrash });
}
