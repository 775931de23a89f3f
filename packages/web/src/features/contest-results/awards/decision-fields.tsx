import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';

export interface Decision {
  readonly no: string;
  readonly date: string | undefined;
}

export const noDecision = (): Decision => ({ no: '', date: dayIn(NEWSROOM_ZONE, new Date()) });

interface DecisionFieldsProps {
  readonly value: Decision;
  readonly onChange: (value: Decision) => void;
}

/** Number and day of a decision. */
export function DecisionFields({ value, onChange }: DecisionFieldsProps) {
  const { t } = useTranslation('contest-results');
  const id = useId();
  return (
    <>
      <Stack gap={1}>
        <label htmlFor={`${id}-no`} className={textStyles.label}>
          {t('decision.no')}
        </label>
        <TextInput
          id={`${id}-no`}
          data-first-focus
          maxLength={60}
          value={value.no}
          onChange={(no) => onChange({ ...value, no })}
        />
      </Stack>
      <Stack gap={1}>
        <label htmlFor={`${id}-date`} className={textStyles.label}>
          {t('decision.date')}
        </label>
        <DayInput
          id={`${id}-date`}
          label={t('decision.date')}
          today={dayIn(NEWSROOM_ZONE, new Date())}
          value={value.date}
          onChange={(date) => onChange({ ...value, date })}
        />
      </Stack>
    </>
  );
}
