import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { MAX_NOTE } from '@toasoan/contract/features/comments/comment-limits.ts';
import { REJECT_CODES, type RejectCode } from '@toasoan/contract/features/comments/comment-states.ts';
import type { CommentBulkAction } from '@toasoan/contract/features/comments/moderation/moderation-bodies.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { randomId } from '#web/core/random-id.ts';
import { askForTasks } from '#web/features/tasks/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { matchingCount } from '../comment-queries.ts';
import { rejectName } from '../comment-words.ts';
import { WordsField } from '../questions/words-field.tsx';
import { filterOf, queryOf } from '../queue/queue-address.ts';
import type { QueuePage } from '../queue/use-queue-page.ts';

interface BulkSearchDialogProps {
  readonly page: QueuePage;
  readonly actions: readonly CommentBulkAction[];
  readonly onClose: () => void;
}

/** One action on everything that tab and filters match; it names the number before, and the server holds it to that. */
export function BulkSearchDialog({ page, actions, onClose }: BulkSearchDialogProps) {
  const { t } = useTranslation(['comments', 'ui']);
  const projectId = useProjectId();
  const client = useQueryClient();
  const filter = filterOf(queryOf(page.address.query));
  const matching = useQuery({ ...matchingCount(projectId, filter, true), staleTime: 0 }).data;
  const [action, setAction] = useState<CommentBulkAction>(actions[0] ?? 'approve');
  const [code, setCode] = useState<RejectCode>('OFF_TOPIC');
  const [text, setText] = useState('');
  const [idempotencyKey] = useState(randomId);
  const needsText = action === 'delete' || (action === 'reject' && code === 'OTHER');
  const start = useMutation({
    mutationFn: (chosen: CommentBulkAction) =>
      call(commentEndpoints.bulkSearch, {
        body: {
          filter,
          action: chosen,
          text: text.trim(),
          expected: matching?.count ?? 0,
          ...(chosen === 'reject' && { code }),
        },
        idempotencyKey,
      }),
    onSuccess: () => {
      showToast({ tone: 'info', text: t('bulk.started') });
      void askForTasks(client);
      onClose();
    },
  });
  const count = matching ? formatNumber(matching.count) : '…';
  return (
    <Dialog
      title={t('bulk.search.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant={action === 'delete' ? 'danger' : 'main'}
            busy={start.isPending}
            disabledReason={stopped()}
            onClick={() => start.mutate(action)}
          >
            {t('bulk.search.action', { count: matching?.count ?? 0, n: count, what: t(`command.${action}`) })}
          </Button>
        </>
      }
    >
      <p>
        {t('bulk.search.text', {
          count: matching?.count ?? 0,
          n: count + (matching?.isCapped ? '+' : ''),
          view: t(`view.${filter.view}`),
        })}
      </p>
      <Select
        label={t('bulk.search.what')}
        options={actions.map((one) => ({ value: one, label: t(`command.${one}`) }))}
        value={action}
        onChange={(value) => setAction(actions.find((one) => one === value) ?? action)}
      />
      {action === 'reject' && (
        <Select
          label={t('reasons.title')}
          options={REJECT_CODES.map((one) => ({ value: one, label: rejectName(one) }))}
          value={code}
          onChange={(value) => setCode(REJECT_CODES.find((one) => one === value) ?? 'OTHER')}
        />
      )}
      {needsText && <WordsField label={t('bulk.reason')} max={MAX_NOTE} value={text} onChange={setText} />}
    </Dialog>
  );

  function stopped(): string | undefined {
    if (!matching) return t('bulk.search.counting');
    if (matching.count === 0) return t('bulk.search.none');
    if (matching.isCapped) return t('bulk.search.tooMany');
    return needsText && text.trim() === '' ? t('reasonMissing') : undefined;
  }
}
