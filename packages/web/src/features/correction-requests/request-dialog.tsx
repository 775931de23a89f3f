import { useQuery } from '@tanstack/react-query';
import type { CorrectionRequest } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import { correctionRequestAttachments } from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import {
  CORRECTION_REQUEST_MOVES,
  type CorrectionRequestState,
  type CorrectionRequestStep,
} from '@toasoan/contract/features/correction-requests/correction-request-states.ts';
import {
  CORRECTION_REQUEST_STEP_TEXTS,
  REQUEST_CHANNEL_TEXTS,
  REQUESTER_RELATION_TEXTS,
} from '@toasoan/contract/features/correction-requests/correction-request-texts.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { LazyAttachments } from '#web/features/attachments/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { LazyRequestCorrection } from './lazy-request-correction.tsx';
import { RequestDue, RequestState } from './request-due.tsx';
import { RequestPost } from './request-post.tsx';
import { requestDetail, useMoveRequest } from './request-queries.ts';
import { RequestQuestion } from './request-question.tsx';
import styles from './requests.module.css';
import { WrittenForIt } from './written-for-it.tsx';

/** The states in which a correction may have been written for a request. */
const DECIDED_FOR: readonly CorrectionRequestState[] = ['ACCEPTED', 'ANSWERED'];

interface RequestDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One request: what it says, and the next steps. A step that needs words asks for them in place. */
export function RequestDialog({ id, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['correction-requests', 'ui']);
  const { data: item } = useQuery(requestDetail(useProjectId(), id));
  const [asked, setAsked] = useState<CorrectionRequestStep>();
  /** By step, so that going back to read the request loses nothing. */
  const [typed, setTyped] = useState<Partial<Record<CorrectionRequestStep, string>>>({});
  const move = useMoveRequest();

  function send(step: CorrectionRequestStep, words = '') {
    if (item === undefined) return;
    const { needs } = CORRECTION_REQUEST_MOVES[step];
    const body = { version: item.version, step, ...(needs !== undefined && { [needs]: words }) };
    move.mutate(
      { id, body },
      {
        onSuccess: ({ number }) => {
          setAsked(undefined);
          setTyped({});
          showToast({ tone: 'success', text: t(`done.${step}`, { number }) });
        },
      },
    );
  }
  const begin = (step: CorrectionRequestStep) =>
    CORRECTION_REQUEST_MOVES[step].needs === undefined ? send(step) : setAsked(step);

  if (item && asked)
    return (
      <RequestQuestion
        item={item}
        step={asked}
        busy={move.isPending}
        typed={typed[asked]}
        onType={(words) => setTyped({ ...typed, [asked]: words })}
        onSend={(words) => send(asked, words)}
        onBack={() => setAsked(undefined)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title={item?.number ?? t('facts.loading')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          <StepButtons item={item} busy={move.isPending} onStep={begin} />
        </>
      }
    >
      {item ? <Facts item={item} /> : <Skeleton height="240px" />}
    </Dialog>
  );
}

interface StepButtonsProps {
  readonly item: CorrectionRequest | undefined;
  readonly busy: boolean;
  readonly onStep: (step: CorrectionRequestStep) => void;
}

/** A decided request is answered next; before, the first possible step is the usual one. */
function StepButtons({ item, busy, onStep }: StepButtonsProps) {
  const steps = item?.steps ?? [];
  const usual = steps.find((step) => step === 'answer') ?? steps[0];
  return steps.map((step) => (
    <Button
      key={step}
      busy={busy}
      {...(step === usual && { variant: 'main' as const })}
      onClick={() => onStep(step)}
    >
      {CORRECTION_REQUEST_STEP_TEXTS[step][currentLanguage()]}
    </Button>
  ));
}

function Facts({ item }: { readonly item: CorrectionRequest }) {
  const { t } = useTranslation('correction-requests');
  const mayDecide = useMay('post.correct');
  const at = (time: string | null) => time && formatDateTime(new Date(time));
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('column.state'),
      <Row key="state" gap={3}>
        <RequestState state={item.state} />
        <RequestDue item={item} />
      </Row>,
    ],
    [t('column.post'), <RequestPost key="post" item={item} mayDecide={mayDecide} />],
    [t('field.claim'), item.claim],
    [t('field.proposal'), item.proposal],
    [t('field.evidenceLinks'), item.evidenceLinks.join('\n')],
    [t('field.requesterName'), item.requesterName],
    [t('field.requesterOrg'), item.requesterOrg],
    [t('field.relation'), REQUESTER_RELATION_TEXTS[item.relation][currentLanguage()]],
    [t('field.requesterEmail'), item.requesterEmail],
    [t('field.requesterPhone'), item.requesterPhone],
    [t('field.channel'), REQUEST_CHANNEL_TEXTS[item.channel][currentLanguage()]],
    [t('column.received'), at(item.receivedTime)],
    [t('field.dueTime'), at(item.dueTime)],
    [t('field.reason'), item.decisionReason],
    [
      t('facts.decided'),
      item.decidedBy && t('facts.by', { who: item.decidedBy, time: at(item.decidedTime) }),
    ],
    [
      t('facts.corrections'),
      item.corrections.length > 0 && <WrittenForIt key="written" corrections={item.corrections} />,
    ],
    [t('field.answer'), item.answer],
    [
      t('facts.answered'),
      item.answeredBy && t('facts.by', { who: item.answeredBy, time: at(item.answeredTime) }),
    ],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {mayDecide && item.postId !== null && DECIDED_FOR.includes(item.state) && (
        <LazyRequestCorrection item={item} postId={item.postId} />
      )}
      <LazyAttachments endpoints={correctionRequestAttachments} id={item.id} />
    </>
  );
}
