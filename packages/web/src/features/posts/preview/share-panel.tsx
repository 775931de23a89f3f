import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import { isEmbargoed, mayShare } from '@toasoan/contract/features/posts/preview/share-link.ts';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { workingPost } from '../comparing/post-copies.ts';
import styles from './preview.module.css';
import { ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';

/** Links by which somebody without an account reads the post before it is out. */
export function SharePanel({ post }: { readonly post: Post }) {
  const { t } = useTranslation('preview');
  const userId = useAuth((auth) => auth.userId);
  const { permissions } = useVisitor();
  const project = useCurrentProject();
  const actor = {
    userId,
    permissions,
    allowSelfApprove: project?.allowSelfApprove ?? false,
    workflowMode: project?.workflowMode ?? ('THREE_STEP' as const),
  };
  const facts = {
    state: post.state,
    createdById: post.createdBy.userId,
    assigneeId: post.assignee?.userId ?? null,
    stateBeforeTrash: post.stateBeforeTrash,
  };
  const embargo = [post, workingPost(post)]
    .map(({ details }) => details.embargoUntil)
    .find((until) => isEmbargoed(until, Date.now()));
  if (!mayReadDrafts(actor, facts)) return null;
  return (
    <InspectorPanel name="post.share" title={t('share.title')}>
      {embargo && (
        <p className={styles.hint}>{t('share.embargo', { time: formatDateTime(new Date(embargo)) })}</p>
      )}
      {!embargo && mayShare(actor, facts) && <ShareForm post={post} />}
      <ShareList postId={post.id} />
    </InspectorPanel>
  );
}
