import { useQuery } from '@tanstack/react-query';
import type {
  RecallOutcome,
  SubmissionRecallPreview,
} from '@toasoan/contract/features/contest-results/submission-recall.ts';
import { MIN_RECALL_REASON } from '@toasoan/contract/features/media/recall.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { RecallPlaces } from './recall-places.tsx';
import { recallPreviewOf, useRecall } from './recall-queries.ts';

interface RecallDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

const countOf = ({ places, library, mayRecallLibrary }: SubmissionRecallPreview): number =>
  places.length + (mayRecallLibrary ? library.reduce((sum, { changed }) => sum + changed.length, 0) : 0);

/** Everywhere a work is shown; one action takes it off. */
export function RecallDialog({ id, onClose }: RecallDialogProps) {
  const { t } = useTranslation(['contest-results', 'recall', 'ui']);
  const reasonId = useId();
  const { data: preview, error, isPending } = useQuery(recallPreviewOf(useProjectId(), id));
  const recall = useRecall();
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState<RecallOutcome>();
  const count = preview === undefined ? 0 : countOf(preview);

  function notify(done: RecallOutcome) {
    showToast({
      tone: done.left.length === 0 ? 'success' : 'warning',
      text: t('recall.done', { number: done.number }),
    });
    if (done.left.length === 0) onClose();
    else setOutcome(done);
  }
  function disabledReason(): string | undefined {
    if (preview === undefined) return t('recall.loading');
    if (preview.isRecalled) return t('recall.already');
    return reason.trim().length < MIN_RECALL_REASON
      ? t('recall:reasonHint', { least: MIN_RECALL_REASON })
      : undefined;
  }
  function send() {
    if (preview === undefined) return;
    const body = { submissionId: id, version: preview.version, reason: reason.trim() };
    recall.mutate(body, { onSuccess: notify });
  }
  if (outcome) return <RecallLeft outcome={outcome} onClose={onClose} />;
  return (
    <Dialog
      title={t('recall.title', { name: preview?.title ?? '' })}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="danger" busy={recall.isPending} disabledReason={disabledReason()} onClick={send}>
            {count === 0 ? t('recall') : t('recall:act.REMOVE', { count })}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('recall.text')}</p>
        {error && <p>{error.message}</p>}
        {isPending && <Skeleton height="80px" />}
        {preview && <RecallPlaces preview={preview} />}
        <Stack gap={1}>
          <label className={textStyles.label} htmlFor={reasonId}>
            {t('recall:reason')}
          </label>
          <TextArea id={reasonId} rows={3} maxLength={1_000} value={reason} onChange={setReason} />
          <span className={textStyles.hint}>{t('recall:reasonHint', { least: MIN_RECALL_REASON })}</span>
        </Stack>
      </Stack>
    </Dialog>
  );
}

interface RecallLeftProps {
  readonly outcome: RecallOutcome;
  readonly onClose: () => void;
}

/** The places that stayed as they were, by name: an editor has to look at them. */
function RecallLeft({ outcome, onClose }: RecallLeftProps) {
  const { t } = useTranslation(['contest-results', 'recall', 'library', 'ui']);
  return (
    <Dialog
      title={t('recall.done', { number: outcome.number })}
      onClose={onClose}
      actions={
        <Button variant="main" onClick={onClose}>
          {t('ui:close')}
        </Button>
      }
    >
      <p>{t('recall:left')}</p>
      <ul>
        {outcome.left.map(({ entity, entityId, title }) => (
          <li key={`${entity} ${entityId}`}>
            {t(`library:uses.entity.${entity}`)} {title}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
