import {
  type DestinationProfile,
  HERITAGE_LEVELS,
} from '@toasoan/contract/features/accounts/kinds/destination-profile.ts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { ClockInput } from '../inputs/clock-input.tsx';
import styles from '../inputs/inputs.module.css';
import { RowsInput } from '../inputs/rows-input.tsx';
import dayStyles from './weekdays.module.css';

type Heritage = DestinationProfile['heritage'][number];

export function HeritageInput(control: Control<DestinationProfile['heritage']>) {
  const { t } = useTranslation('accounts');
  const { disabled } = control;
  const blank: Heritage = { level: 'NATIONAL', year: null, decisionNo: '', note: '' };
  return (
    <RowsInput {...control} blank={blank} addLabel={t('heritage.add')} max={12} look="cards">
      {(one, set, n) => (
        <>
          <span className={styles.wide}>
            <Select
              label={t('heritage.level', { n })}
              options={HERITAGE_LEVELS.map((value) => ({ value, label: t(`heritage.${value}`) }))}
              value={one.level}
              disabled={disabled}
              onChange={(level) => set({ level: (level ?? 'NATIONAL') as Heritage['level'] })}
            />
          </span>
          <span className={styles.narrow}>
            <TextInput
              aria-label={t('heritage.year', { n })}
              placeholder={t('year')}
              inputMode="numeric"
              maxLength={4}
              disabled={disabled}
              value={one.year === null ? '' : String(one.year)}
              onChange={(text) => set({ year: /^\d{1,4}$/.test(text.trim()) ? Number(text) : null })}
            />
          </span>
          <TextInput
            aria-label={t('heritage.decision', { n })}
            placeholder={t('heritage.decisionHint')}
            maxLength={80}
            disabled={disabled}
            value={one.decisionNo}
            onChange={(decisionNo) => set({ decisionNo })}
          />
          <TextInput
            aria-label={t('heritage.note', { n })}
            placeholder={t('heritage.noteHint')}
            maxLength={200}
            disabled={disabled}
            value={one.note}
            onChange={(note) => set({ note })}
          />
        </>
      )}
    </RowsInput>
  );
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function HoursInput(control: Control<DestinationProfile['openingHours']>) {
  const { t } = useTranslation('accounts');
  const { disabled } = control;
  const blank = { days: [...WEEKDAYS], from: '', to: '', isClosed: false, note: '' };
  return (
    <RowsInput {...control} blank={blank} addLabel={t('hours.add')} max={14}>
      {(one, set, n) => (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles in a row of a list */}
          <span role="group" aria-label={t('hours.days', { n })} className={dayStyles.days}>
            {WEEKDAYS.map((day) => (
              <button
                key={day}
                type="button"
                disabled={disabled}
                aria-pressed={one.days.includes(day)}
                aria-label={`${t(`weekday.short.${day}`)}: ${t(`weekday.${day}`)}`}
                className={dayStyles.day}
                onClick={() =>
                  set({
                    days: one.days.includes(day)
                      ? one.days.filter((other) => other !== day)
                      : [...one.days, day].sort((a, b) => a - b),
                  })
                }
              >
                {t(`weekday.short.${day}`)}
              </button>
            ))}
          </span>
          {!one.isClosed && (
            <>
              <span className={styles.narrow}>
                <ClockInput
                  label={t('hours.from', { n })}
                  value={one.from}
                  disabled={disabled}
                  onChange={(from) => set({ from })}
                />
              </span>
              <span className={styles.narrow}>
                <ClockInput
                  label={t('hours.to', { n })}
                  value={one.to}
                  disabled={disabled}
                  onChange={(to) => set({ to })}
                />
              </span>
            </>
          )}
          <TextInput
            aria-label={t('hours.note', { n })}
            placeholder={t('hours.noteHint')}
            maxLength={120}
            disabled={disabled}
            value={one.note}
            onChange={(note) => set({ note })}
          />
          <span className={styles.narrow}>
            <Checkbox
              checked={one.isClosed}
              disabled={disabled}
              onChange={(event) => set({ isClosed: event.target.checked })}
            >
              {t('hours.closed')}
            </Checkbox>
          </span>
        </>
      )}
    </RowsInput>
  );
}

export function PricesInput(control: Control<DestinationProfile['ticketPrices']>) {
  const { t } = useTranslation('accounts');
  const { disabled } = control;
  return (
    <RowsInput {...control} blank={{ label: '', amount: 0, note: '' }} addLabel={t('prices.add')} max={30}>
      {(one, set, n) => (
        <>
          <span className={styles.wide}>
            <TextInput
              aria-label={t('prices.label', { n })}
              placeholder={t('prices.labelHint')}
              maxLength={120}
              disabled={disabled}
              value={one.label}
              onChange={(label) => set({ label })}
            />
          </span>
          <NumberInput
            aria-label={t('prices.amount', { n })}
            after={t('currency')}
            min={0}
            step={10_000}
            disabled={disabled}
            value={one.amount}
            onChange={(amount) => set({ amount: amount ?? 0 })}
          />
          <TextInput
            aria-label={t('prices.note', { n })}
            placeholder={t('prices.noteHint')}
            maxLength={200}
            disabled={disabled}
            value={one.note}
            onChange={(note) => set({ note })}
          />
        </>
      )}
    </RowsInput>
  );
}
