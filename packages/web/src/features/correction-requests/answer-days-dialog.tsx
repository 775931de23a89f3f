import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { answerRules, useSaveAnswerRules } from './request-queries.ts';

const MOST_DAYS = 90;

/** Within how many days the newsroom answers; requests that have come keep their due time. */
export function AnswerDaysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['correction-requests', 'ui']);
  const id = useId();
  const { data } = useQuery(answerRules(useProjectId()));
  const [typed, setTyped] = useState<number | null>();
  const save = useSaveAnswerRules();
  const days = typed === undefined ? (data?.answerDays ?? null) : typed;
  const isValid = days !== null && Number.isInteger(days) && days >= 1 && days <= MOST_DAYS;

  function send() {
    if (!isValid) return;
    save.mutate(
      { answerDays: days },
      {
        onSuccess: ({ answerDays }) => {
          showToast({ tone: 'success', text: t('days.done', { count: answerDays }) });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('days.open')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={save.isPending}
            disabledReason={isValid ? undefined : t('days.range', { max: MOST_DAYS })}
            onClick={send}
          >
            {t('days.save')}
          </Button>
        </>
      }
    >
      <p>{t('days.text')}</p>
      <label htmlFor={id}>{t('days.label')}</label>
      <NumberInput id={id} value={days} onChange={setTyped} min={1} max={MOST_DAYS} />
    </Dialog>
  );
}
