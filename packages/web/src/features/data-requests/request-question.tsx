import { answerDraft } from '@toasoan/contract/features/data-requests/answer-draft.ts';
import type { DataRequestDetail } from '@toasoan/contract/features/data-requests/data-request.ts';
import {
  PROOF_KINDS,
  type ProofKind,
  REJECT_REASONS,
  type RejectReason,
} from '@toasoan/contract/features/data-requests/data-request-states.ts';
import {
  DATA_REQUEST_STEP_TEXTS,
  PROOF_KIND_TEXTS,
  REJECT_REASON_TEXTS,
} from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import type { HeldRecord } from '@toasoan/contract/features/data-requests/held-data.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { choices } from './choices.ts';
import { useExtendDataRequest, useMoveDataRequest } from './request-queries.ts';

/** What asks for words before it is done. */
export type Question = 'begin' | 'answer' | 'reject' | 'extend';

const MOST_WORDS = { begin: 500, answer: 5_000, reject: 5_000, extend: 1_000 } as const;

interface QuestionProps {
  readonly item: DataRequestDetail;
  readonly question: Question;
  /** What was looked up before. */
  readonly found: readonly HeldRecord[] | undefined;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** How the requester was verified, what they are told, or why it takes longer. */
export function RequestQuestion({ item, question, found, onBack, onClose }: QuestionProps) {
  const { t } = useTranslation(['data-requests', 'ui']);
  const language = currentLanguage();
  const id = useId();
  const [words, setWords] = useState(() => (question === 'answer' ? draftOf(item, found) : ''));
  const [proof, setProof] = useState<ProofKind | null>(item.isEmailVerified ? 'EMAIL_LINK' : null);
  const [reason, setReason] = useState<RejectReason | null>(null);
  const move = useMoveDataRequest();
  const extend = useExtendDataRequest();
  const text = words.trim();
  const isMissing = {
    begin: proof === null,
    answer: text === '',
    reject: text === '' || reason === null,
    extend: text === '',
  }[question];

  function send() {
    const { id: requestId, version } = item;
    const done = {
      onSuccess: ({ number }: { readonly number: string }) => {
        showToast({ tone: 'success', text: t(`done.${question}`, { number }) });
        onBack();
      },
    };
    if (question === 'extend') return extend.mutate({ id: requestId, body: { version, reason: text } }, done);
    const body = {
      version,
      step: question,
      ...(question === 'begin' && proof !== null && { proof: { kind: proof, note: text } }),
      ...(question === 'answer' && { answer: text }),
      ...(question === 'reject' && reason !== null && { rejection: { reason, text } }),
    };
    move.mutate({ id: requestId, body }, done);
  }
  const proofs = PROOF_KINDS.filter((kind) => kind !== 'EMAIL_LINK' || item.isEmailVerified);
  return (
    <Dialog
      title={item.number}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={move.isPending || extend.isPending}
            disabledReason={isMissing ? t('words.missing') : undefined}
            onClick={send}
          >
            {question === 'extend' ? t('extend.open') : DATA_REQUEST_STEP_TEXTS[question][language]}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t(hintOf(question, item.isAnswerMailed))}</p>
        {question === 'begin' && (
          <Stack gap={1}>
            <label htmlFor={`${id}-proof`}>{t('field.proof')}</label>
            <Select
              id={`${id}-proof`}
              label={t('field.proof')}
              value={proof}
              options={choices(proofs, PROOF_KIND_TEXTS)}
              onChange={(kind) => setProof(kind as ProofKind | null)}
            />
          </Stack>
        )}
        {question === 'reject' && (
          <Stack gap={1}>
            <label htmlFor={`${id}-reason`}>{t('field.rejectReason')}</label>
            <Select
              id={`${id}-reason`}
              label={t('field.rejectReason')}
              value={reason}
              options={choices(REJECT_REASONS, REJECT_REASON_TEXTS)}
              onChange={(one) => setReason(one as RejectReason | null)}
            />
          </Stack>
        )}
        <Stack gap={1}>
          <label htmlFor={`${id}-words`}>{t(`words.${question}`)}</label>
          <TextArea
            id={`${id}-words`}
            value={words}
            onChange={setWords}
            rows={question === 'answer' ? 12 : 5}
            maxLength={MOST_WORDS[question]}
          />
        </Stack>
      </Stack>
    </Dialog>
  );
}

function hintOf(question: Question, isMailed: boolean) {
  if (question === 'begin') return 'hint.begin' as const;
  if (question === 'extend')
    return isMailed ? ('hint.extendMailed' as const) : ('hint.extendByHand' as const);
  return isMailed ? ('hint.mailed' as const) : ('hint.byHand' as const);
}

function draftOf(item: DataRequestDetail, found: readonly HeldRecord[] | undefined): string {
  const done = item.history.flatMap((entry) => entry.done ?? []);
  return answerDraft({ ...item, found, done }, currentLanguage());
}
