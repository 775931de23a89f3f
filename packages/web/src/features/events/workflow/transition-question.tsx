import type { EventTransitionChoice } from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput, type TimeProblem } from '#web/ui/dates/date-time-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';

export interface TransitionAnswer {
  readonly reason?: string;
  readonly scheduleTime?: string;
}

const SHORTEST = 10;
const LONGEST = 1_000;

interface TransitionQuestionProps {
  /** Of the event, or what else the transition is made for. */
  readonly title: string;
  readonly transition: Pick<EventTransitionChoice, 'name' | 'needsReason' | 'needsTime'>;
  readonly busy: boolean;
  readonly onAnswer: (answer: TransitionAnswer) => void;
  readonly onClose: () => void;
}

/** Asks for the reason or the time of a transition. */
export function TransitionQuestion({ title, transition, busy, onAnswer, onClose }: TransitionQuestionProps) {
  const { t } = useTranslation(['events', 'ui']);
  const id = useId();
  const [reason, setReason] = useState('');
  const [time, setTime] = useState<string | null>(null);
  const [problem, setProblem] = useState<TimeProblem>();
  const length = [...reason.trim()].length;
  const lacksReason = transition.needsReason && (length < SHORTEST || length > LONGEST);
  const lacksTime = transition.needsTime && (time === null || problem !== undefined);
  const disabledReason = lacksReason ? t('ask.reasonLimits') : lacksTime ? t('ask.noTime') : undefined;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (disabledReason !== undefined) return;
    onAnswer({
      ...(transition.needsReason && { reason: reason.trim() }),
      ...(transition.needsTime && time !== null && { scheduleTime: time }),
    });
  }
  return (
    <Dialog
      title={t('ask.title', { transition: t(`transition.${transition.name}`), title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" type="submit" form={id} busy={busy} disabledReason={disabledReason}>
            {t(`transition.${transition.name}`)}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <Stack gap={3}>
          {transition.needsReason && (
            <Stack gap={1}>
              <label htmlFor={`${id}-reason`} className={textStyles.label}>
                {t('ask.reason')}
              </label>
              <TextArea id={`${id}-reason`} rows={4} value={reason} onChange={setReason} />
              <p>{t('ask.reasonLimits')}</p>
            </Stack>
          )}
          {transition.needsTime && (
            <Stack gap={1}>
              <label htmlFor={`${id}-time`} className={textStyles.label}>
                {t('ask.time')}
              </label>
              <DateTimeInput
                id={`${id}-time`}
                value={time}
                onChange={setTime}
                onProblem={setProblem}
                zone={NEWSROOM_ZONE}
              />
            </Stack>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
