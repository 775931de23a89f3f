import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentDetail } from '@toasoan/contract/features/comments/comment.ts';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { commentKeys } from '../comment-queries.ts';
import { targetAddress } from '../queue/target-address.ts';
import styles from './context-panel.module.css';

/** What is commented on, and whether readers may still comment. */
export function TargetCard({ detail }: { readonly detail: CommentDetail }) {
  const { t } = useTranslation('comments');
  const projectId = useProjectId();
  const client = useQueryClient();
  const mayModerate = useMay('comment.moderate');
  const { targetType, targetId, targetTitle, target, correctionNote } = detail;
  const address = targetAddress(detail);
  const change = useMutation({
    mutationFn: (isOpen: boolean) =>
      call(commentEndpoints.setTarget, { body: { targetType, targetId, isOpen } }),
    onSuccess: ({ isOpen }) =>
      showToast({ tone: 'success', text: t(isOpen ? 'target.opened' : 'target.closed') }),
    onSettled: () => invalidate(client, { queryKey: commentKeys(projectId, 'detail') }),
  });
  return (
    <section className={styles.section}>
      <h2 className={styles.targetTitle}>
        {address === undefined ? targetTitle : <TabLink to={address}>{targetTitle}</TabLink>}
      </h2>
      <p className={styles.quiet}>
        {t('target.facts', { count: target.commentCount })} ·{' '}
        {t(target.isOpen ? 'target.isOpen' : 'target.isClosed')}
      </p>
      <div className={styles.buttons}>
        {mayModerate && (
          <Button size="compact" busy={change.isPending} onClick={() => change.mutate(!target.isOpen)}>
            {t(target.isOpen ? 'target.close' : 'target.open')}
          </Button>
        )}
        {correctionNote && (
          <TabLink
            className={styles.link}
            to={`/manager_post/view/${correctionNote.postId}?note=${correctionNote.noteId}`}
          >
            {t(correctionNote.isResolved ? 'correction.noteDone' : 'correction.note')}
          </TabLink>
        )}
      </div>
    </section>
  );
}
