import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentBan } from '@toasoan/contract/features/comments/comment.ts';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { SHORT_BAN_DAYS } from '@toasoan/contract/features/comments/comment-limits.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { commentKeys } from '../comment-queries.ts';
import styles from './context-panel.module.css';

const DAY_MS = 86_400_000;

/** A ban that holds, and its end. */
export function BanLine({ ban }: { readonly ban: CommentBan }) {
  const { t } = useTranslation('comments');
  const projectId = useProjectId();
  const client = useQueryClient();
  const mayModerate = useMay('comment.moderate');
  const mayEndLong = useMay('comment.ban');
  const end = useMutation({
    mutationFn: () =>
      call(commentEndpoints.unban, { params: { id: ban.id }, body: { version: ban.version } }),
    onSuccess: () => showToast({ tone: 'success', text: t('ban.ended', { name: ban.senderName }) }),
    onSettled: () => invalidate(client, { queryKey: commentKeys(projectId) }),
  });
  const isLong =
    ban.until === null || Date.parse(ban.until) - Date.parse(ban.startTime) > (SHORT_BAN_DAYS + 1) * DAY_MS;
  return (
    <div className={styles.ban}>
      <p>
        <strong>
          {ban.until === null
            ? t('ban.forever')
            : t('ban.until', { time: formatDateTime(new Date(ban.until)) })}
        </strong>
      </p>
      <p className={styles.quiet}>{t('ban.by', { name: ban.by.name, reason: ban.reason })}</p>
      {mayModerate && (
        <Button
          size="compact"
          busy={end.isPending}
          disabledReason={isLong && !mayEndLong ? t('stopped.longBan') : undefined}
          onClick={() => end.mutate()}
        >
          {t('ban.end')}
        </Button>
      )}
    </div>
  );
}
