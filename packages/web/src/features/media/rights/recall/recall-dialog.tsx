import { useQuery } from '@tanstack/react-query';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import {
  type MediaRecallRequest,
  MIN_RECALL_REASON,
  type RecallMode,
  type RecallResult,
} from '@toasoan/contract/features/media/recall.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { fileName } from '../../library/file-words.ts';
import { UseGroups } from '../../library/uses-list.tsx';
import { mediaDetail } from '../../media-queries.ts';
import styles from './recall.module.css';
import { RecallChoice } from './recall-choice.tsx';
import { recallPreviewOf, useRecall } from './recall-queries.ts';
import { useUndo } from './use-undo.ts';

interface RecallDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Everywhere a file runs, and one press that takes it off there or puts another in its place. */
export function RecallDialog({ id, onClose }: RecallDialogProps) {
  const { t } = useTranslation(['recall', 'ui']);
  const projectId = useProjectId();
  const reasonId = useId();
  const file = useQuery(mediaDetail(projectId, id)).data;
  const preview = useQuery(recallPreviewOf(projectId, id));
  const recall = useRecall();
  const { undo } = useUndo();
  const [mode, setMode] = useState<RecallMode>('REMOVE');
  const [other, setOther] = useState<MediaRow>();
  const [reason, setReason] = useState('');
  const [result, setResult] = useState<RecallResult>();
  const count = preview.data?.changed.length ?? 0;

  function notify(done: RecallResult) {
    showToast({
      tone: done.left.length === 0 ? 'success' : 'warning',
      text: t(`done.${mode}`, { count: done.recall.placeCount, done: done.recall.doneCount }),
      action: { label: t('undo'), run: () => undo(done.recall) },
    });
    if (done.left.length === 0) onClose();
    else setResult(done);
  }
  function send() {
    if (!file) return;
    const options = requestOf(mode, other?.id, { version: file.version, reason: reason.trim() });
    recall.mutate({ id, options }, { onSuccess: notify });
  }
  function disabledReason(): string | undefined {
    if (!file || !preview.data) return t('loading');
    if (count === 0) return t('nowhere');
    if (mode === 'SWAP' && !other) return t('chooseOther');
    return reason.trim().length < MIN_RECALL_REASON
      ? t('reasonHint', { least: MIN_RECALL_REASON })
      : undefined;
  }
  if (result) return <RecallLeft result={result} onClose={onClose} />;
  return (
    <Dialog
      title={t('title', { name: file ? fileName(file) : '' })}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="danger" busy={recall.isPending} disabledReason={disabledReason()} onClick={send}>
            {t(`act.${mode}`, { count })}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
      <div className={styles.uses}>
        {preview.error && <p>{preview.error.message}</p>}
        {preview.isPending && <Skeleton height="80px" />}
        {preview.data && <UseGroups uses={preview.data.changed} />}
        {preview.data && preview.data.kept.length > 0 && (
          <details className={styles.kept}>
            <summary>{t('kept', { count: preview.data.kept.length })}</summary>
            <UseGroups uses={preview.data.kept} />
          </details>
        )}
      </div>
      {file && <RecallChoice file={file} mode={mode} other={other} onMode={setMode} onOther={setOther} />}
      <div className={styles.field}>
        <label htmlFor={reasonId}>{t('reason')}</label>
        <TextArea id={reasonId} rows={3} value={reason} onChange={setReason} />
        <span className={styles.hint}>{t('reasonHint', { least: MIN_RECALL_REASON })}</span>
      </div>
    </Dialog>
  );
}

function requestOf(
  mode: RecallMode,
  withId: string | undefined,
  facts: Pick<MediaRecallRequest, 'version' | 'reason'>,
): MediaRecallRequest {
  return mode === 'SWAP' && withId !== undefined ? { mode, withId, ...facts } : { mode: 'REMOVE', ...facts };
}

interface RecallLeftProps {
  readonly result: RecallResult;
  readonly onClose: () => void;
}

/** What a recall could not change, by name: somebody has to look at it. */
function RecallLeft({ result: { recall, left }, onClose }: RecallLeftProps) {
  const { t } = useTranslation(['recall', 'library', 'ui']);
  return (
    <Dialog
      title={t(`done.${recall.mode}`, { count: recall.placeCount, done: recall.doneCount })}
      onClose={onClose}
      actions={
        <Button variant="main" onClick={onClose}>
          {t('ui:close')}
        </Button>
      }
    >
      <p>{t('left')}</p>
      <ul className={styles.left}>
        {left.map(({ entity, entityId, title }) => (
          <li key={`${entity} ${entityId}`}>
            {t(`library:uses.entity.${entity}`)} {title}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
