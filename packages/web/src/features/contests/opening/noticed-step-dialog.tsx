import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { MIN_NOTICE } from '@toasoan/contract/features/contests/contest-changes.ts';
import { closingOf } from '@toasoan/contract/features/contests/contest-dates.ts';
import { contestSettingsEndpoints as endpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useContestStep } from '../contest-settings-queries.ts';
import { RefusedRules } from './refused-rules.tsx';

interface NoticedStepDialogProps {
  readonly contest: ContestDetail;
  readonly step: 'extend' | 'close';
  readonly onClose: () => void;
}

/** A later closing, or one before its time: entrants read why. */
export function NoticedStepDialog({ contest, step, onClose }: NoticedStepDialogProps) {
  const { t } = useTranslation(['contests', 'ui']);
  const id = useId();
  const run = useContestStep();
  const [until, setUntil] = useState<string | null>(closingOf(contest));
  const [notice, setNotice] = useState('');
  const isShort = [...notice.trim()].length < MIN_NOTICE;
  const reason = isShort
    ? t('notice.short', { min: MIN_NOTICE })
    : step === 'extend' && (until === null || until === closingOf(contest))
      ? t('step.extend.choose')
      : undefined;
  function send() {
    const to = { params: { id: contest.id }, suppressErrorToast: ['RULES_NOT_MET' as const] };
    const body = { version: contest.version, notice: notice.trim() };
    run.mutate(
      () =>
        step === 'extend'
          ? call(endpoints.extend, { ...to, body: { ...body, extendedTo: until ?? '' } })
          : call(endpoints.close, { ...to, body }),
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t(`step.${step}.done`) });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t(`step.${step}.title`, { title: contest.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          <Button variant="main" busy={run.isPending} disabledReason={reason} onClick={send}>
            {t(`step.${step}`)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t(`step.${step}.text`)}</p>
        {step === 'extend' && (
          <Stack gap={1}>
            <label htmlFor={`${id}-until`} className={textStyles.label}>
              {t('step.extend.until')}
            </label>
            <DateTimeInput id={`${id}-until`} value={until} onChange={setUntil} />
          </Stack>
        )}
        <Stack gap={1}>
          <label htmlFor={`${id}-notice`} className={textStyles.label}>
            {t('notice.label')}
          </label>
          <TextArea id={`${id}-notice`} rows={3} value={notice} onChange={setNotice} />
          <p className={textStyles.hint}>{t('notice.hint')}</p>
        </Stack>
        <RefusedRules error={run.error} />
      </Stack>
    </Dialog>
  );
}
