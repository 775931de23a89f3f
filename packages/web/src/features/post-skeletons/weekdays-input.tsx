import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { useWeekdayName, WEEKDAYS } from './weekday-names.ts';

/** The days of the week on which something happens. */
export function WeekdaysInput({ id, value, onChange, disabled }: Control<readonly number[]>) {
  const { t } = useTranslation('post-skeletons');
  const nameOf = useWeekdayName();
  const toggle = (day: number, isOn: boolean) =>
    onChange(isOn ? [...value, day].sort() : value.filter((one) => one !== day));
  return (
    <Row gap={3} role="group" aria-label={t('field.weekdays')} id={id}>
      {WEEKDAYS.map((day) => (
        <Checkbox
          key={day}
          checked={value.includes(day)}
          disabled={disabled}
          onChange={(event) => toggle(day, event.target.checked)}
        >
          {nameOf(day)}
        </Checkbox>
      ))}
    </Row>
  );
}
