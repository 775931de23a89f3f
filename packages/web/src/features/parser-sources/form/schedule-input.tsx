import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './source-form.module.css';
import type { ScheduleValues } from './source-values.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** How often, outside which hours, and on which days. */
export function ScheduleInput({ id, value, onChange, ...control }: Control<ScheduleValues>) {
  const { t } = useTranslation('parser-sources');
  const put = (change: Partial<ScheduleValues>) => onChange({ ...value, ...change });
  /** In the order of the week, so that a tick taken back is no change. */
  const toggled = (day: number) => WEEKDAYS.filter((one) => value.weekdays.includes(one) !== (one === day));
  return (
    <Stack gap={3}>
      <NumberInput
        {...control}
        id={id}
        min={1}
        max={1_440}
        step={5}
        after={t('unit.minutes')}
        value={value.everyMinutes}
        onChange={(everyMinutes) => put({ everyMinutes })}
      />
      <div className={styles.hours}>
        <label htmlFor={`${id}-from`} className={textStyles.quiet}>
          {t('schedule.quietFrom')}
        </label>
        <TextInput
          {...control}
          id={`${id}-from`}
          type="time"
          value={value.quietFrom}
          onChange={(quietFrom) => put({ quietFrom })}
        />
        <label htmlFor={`${id}-to`} className={textStyles.quiet}>
          {t('schedule.quietTo')}
        </label>
        <TextInput
          {...control}
          id={`${id}-to`}
          type="time"
          value={value.quietTo}
          onChange={(quietTo) => put({ quietTo })}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside that of the section would be read twice. */}
      <div role="group" aria-label={t('schedule.weekdays')} className={styles.days}>
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            checked={value.weekdays.includes(day)}
            disabled={control.disabled}
            onChange={() => put({ weekdays: toggled(day) })}
          >
            {t(`weekday.${day}`)}
          </Checkbox>
        ))}
      </div>
      <p className={textStyles.hint}>{t('schedule.weekdaysHint')}</p>
    </Stack>
  );
}
