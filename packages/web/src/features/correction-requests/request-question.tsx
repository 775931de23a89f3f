import { useQuery } from '@tanstack/react-query';
import { answerDraft } from '@toasoan/contract/features/correction-requests/answer-draft.ts';
import type { CorrectionRequest } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import {
  CORRECTION_REQUEST_MOVES,
  type CorrectionRequestStep,
} from '@toasoan/contract/features/correction-requests/correction-request-states.ts';
import { CORRECTION_REQUEST_STEP_TEXTS } from '@toasoan/contract/features/correction-requests/correction-request-texts.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { correctionsOf } from '#web/features/posts/public-corrections.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

const MOST_WORDS = { answer: 5_000, reason: 2_000 } as const;

interface QuestionProps {
  readonly item: CorrectionRequest;
  readonly step: CorrectionRequestStep;
  readonly busy: boolean;
  /** What was typed for this step before; undefined: nothing yet. */
  readonly typed: string | undefined;
  readonly onType: (words: string) => void;
  readonly onSend: (words: string) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** A step that needs words: why, or what the requester is told. */
export function RequestQuestion(props: QuestionProps) {
  const { item, step } = props;
  const { t } = useTranslation('ui');
  const quotes = step === 'answer' && item.state === 'ACCEPTED' && item.postId !== null;
  const corrections = useQuery({
    ...correctionsOf(useProjectId(), item.postId ?? ''),
    enabled: quotes,
    refetchOnMount: 'always',
  });
  // What was read earlier may lack the correction that was published since. A failure leaves the draft without quotations.
  if (quotes && props.typed === undefined && !corrections.isFetchedAfterMount)
    return (
      <Dialog
        title={item.number}
        size="wide"
        onClose={props.onClose}
        actions={<Button onClick={props.onBack}>{t('cancel')}</Button>}
      >
        <Skeleton height="240px" />
      </Dialog>
    );
  const facts = { request: item, corrections: corrections.data?.items ?? [] };
  const draft = step === 'answer' ? answerDraft(facts, currentLanguage()) : '';
  return <Words {...props} draft={draft} />;
}

function Words({
  item,
  step,
  draft,
  busy,
  typed,
  onType,
  onSend,
  onBack,
  onClose,
}: QuestionProps & { readonly draft: string }) {
  const { t } = useTranslation(['correction-requests', 'ui']);
  const [start] = useState(draft);
  const words = typed ?? start;
  const id = useId();
  const isAnswer = CORRECTION_REQUEST_MOVES[step].needs === 'answer';
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
            busy={busy}
            disabledReason={words.trim() === '' ? t('words.missing') : undefined}
            onClick={() => onSend(words.trim())}
          >
            {CORRECTION_REQUEST_STEP_TEXTS[step][currentLanguage()]}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <p>{isAnswer ? t(item.isAnswerMailed ? 'answer.mailed' : 'answer.byHand') : item.claim}</p>
        <label htmlFor={id}>{t(isAnswer ? 'field.answer' : 'field.reason')}</label>
        <TextArea
          id={id}
          value={words}
          onChange={onType}
          rows={isAnswer ? 12 : 6}
          maxLength={MOST_WORDS[isAnswer ? 'answer' : 'reason']}
        />
      </Stack>
    </Dialog>
  );
}
