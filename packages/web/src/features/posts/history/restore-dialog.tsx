import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import {
  changedFields,
  type PostFieldName,
  type PostSnapshot,
} from '@toasoan/contract/features/posts/history/post-version.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useArticleChoice } from '#web/patterns/article-compare/use-article-choice.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { ChangedFields } from '../comparing/changed-fields.tsx';
import { workingCopy } from '../comparing/post-copies.ts';
import { useFieldChoice } from '../comparing/use-field-choice.ts';
import { editingSessionOf } from '../editing/open-sessions.ts';
import { postKeys } from '../post-queries.ts';
import styles from './history.module.css';

interface RestoreDialogProps {
  /** The present post, read again after a conflict. */
  readonly post: Post;
  readonly no: number;
  readonly label: string;
  readonly snapshot: PostSnapshot;
  /** Only this is offered: the present text with one change taken back. */
  readonly content?: ArticleDocument | undefined;
  readonly onClose: () => void;
}

const never = () => false;
const noReason = () => undefined;

/** Restores a version, whole or field by field, with the present value beside each restored one. */
export function RestoreDialog({ post, no, label, snapshot, content, onClose }: RestoreDialogProps) {
  const { t } = useTranslation(['history', 'ui']);
  const current = useMemo(() => workingCopy(post), [post]);
  const wanted = useMemo(() => (content ? { ...current, content } : snapshot), [current, content, snapshot]);
  const names = useMemo(() => changedFields(current, wanted), [current, wanted]);
  const text = useArticleChoice(current.content, wanted.content);
  const isPart = content !== undefined || text.taken < text.changes.length;
  const choice = useFieldChoice(names, never, noReason);
  const [isNewer, setNewer] = useState(false);
  const restoring = useRestoreVersion();
  const hasText = text.changes.length === 0 || text.taken > 0;
  const fields = choice.chosen.filter((name) => name !== 'content' || hasText);

  async function restore() {
    try {
      const { leftOut } = await restoring.mutateAsync({
        post,
        no,
        fields,
        content: isPart && fields.includes('content') ? text.article() : undefined,
      });
      const terms = leftOut.map(({ title }) => title).join(', ');
      showToast({ tone: 'success', text: t('restored', { no }) });
      if (terms !== '') showToast({ tone: 'warning', text: t('leftOut', { terms }) });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setNewer(error.code === 'VERSION_CONFLICT');
    }
  }
  return (
    <Dialog
      size="widest"
      title={t('restore.title', { label })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={restoring.isPending}
            disabledReason={fields.length > 0 ? undefined : t('restore.nothing')}
            onClick={() => void restore()}
          >
            {t('restore.action', { count: fields.length })}
          </Button>
        </>
      }
    >
      {isNewer && <Banner tone="warning">{t('restore.newer', { name: post.updatedBy.name })}</Banner>}
      <p>{t(post.state === 'PUBLISHED' ? 'restore.public' : 'restore.draft')}</p>
      {names.length === 0 ? (
        <p className={styles.none}>{t('restore.same')}</p>
      ) : (
        <ChangedFields
          names={names}
          choice={choice}
          before={current}
          after={wanted}
          controls={{ kind: 'choose', choice: text, take: t('part.take'), leave: t('part.leave') }}
          beforeLabel={t('now')}
          afterLabel={label}
        />
      )}
    </Dialog>
  );
}

interface Restoring {
  readonly post: Pick<Post, 'id' | 'version'>;
  readonly no: number;
  readonly fields: readonly PostFieldName[];
  readonly content: ArticleDocument | undefined;
}

/** Restores fields of a version; afterwards the post and its history are read again, also after a failure. */
function useRestoreVersion() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ post, no, fields, content }: Restoring) =>
      call(versionEndpoints.restore, {
        params: { id: post.id },
        body: {
          version: post.version,
          no,
          fields: [...fields],
          ...(content && { content }),
          editingSession: editingSessionOf(post.id),
        },
        suppressErrorToast: ['VERSION_CONFLICT'],
      }),
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}
