import type {
  RecallOutcome,
  SubmissionRecall,
} from '@toasoan/contract/features/contest-results/submission-recall.ts';
import { MIN_RECALL_REASON } from '@toasoan/contract/features/media/recall.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import styles from './recall.module.css';
import { useUndoRecall } from './recall-queries.ts';

const TONES: Readonly<Record<SubmissionRecall['state'], StatusTone>> = {
  TAKEN: 'taken-down',
  FINAL: 'taken-down',
  RETURNED: 'published',
};

/** How a takedown stands: why, by whom, and until when it can be undone. */
export function RecallState({ recall }: { readonly recall: SubmissionRecall }) {
  const { t } = useTranslation('contest-results');
  const { state, reason, undoReason, createdBy, createTime, undoUntil, placeCount, doneCount } = recall;
  return (
    <div className={styles.words}>
      <Row gap={2} align="center">
        <StatusTag tone={TONES[state]}>{t(`recall.state.${state}`)}</StatusTag>
        <span className={textStyles.hint}>
          {createdBy} · <DateText time={createTime} />
        </span>
      </Row>
      <p className={textStyles.hint}>{reason}</p>
      {placeCount > 0 && (
        <p className={textStyles.hint}>{t('recall.ofLibrary', { count: placeCount, done: doneCount })}</p>
      )}
      {state === 'TAKEN' && (
        <p className={textStyles.hint}>
          {t('recall.until')} <DateText time={undoUntil} />
        </p>
      )}
      {undoReason !== '' && <p className={textStyles.hint}>{t('recall.undone', { reason: undoReason })}</p>}
    </div>
  );
}

/** Gives the work back to where it was, while its previews are kept. */
export function UndoRecall({ recall }: { readonly recall: SubmissionRecall }) {
  const { t } = useTranslation('contest-results');
  const mayUndo = useMay('contest.award');
  const undo = useUndoRecall();
  const [isAsking, setAsking] = useState(false);
  if (!mayUndo || recall.state !== 'TAKEN') return null;
  const { id, version, number } = recall;
  function notify({ left }: RecallOutcome) {
    setAsking(false);
    showToast({
      tone: left.length === 0 ? 'success' : 'warning',
      text: t('recall.returned', { number }),
      details: left.length === 0 ? undefined : [t('recall.leftOut'), ...left.map(({ title }) => title)],
    });
  }
  return (
    <>
      <Button size="compact" aria-label={`${t('recall.undo')}: ${number}`} onClick={() => setAsking(true)}>
        {t('recall.undo')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('recall.undoTitle', { number })}
          label={t('recall.reason')}
          action={t('recall.undo')}
          least={{
            characters: MIN_RECALL_REASON,
            text: t('recall.reasonHint', { least: MIN_RECALL_REASON }),
          }}
          busy={undo.isPending}
          onSend={(reason) => undo.mutate({ id, version, reason }, { onSuccess: notify })}
          onClose={() => setAsking(false)}
        >
          <p>{t('recall.undoText')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
