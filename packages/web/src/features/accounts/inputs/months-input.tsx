import { useTranslation } from 'react-i18next';
import type { Control } from '#web/ui/form/control.ts';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './inputs.module.css';
import { wordsOfMonths } from './month-words.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve months; pressing one says that it is good for a visit. */
export function MonthsInput({ id, value, onChange, disabled }: Control<readonly number[]>) {
  const { t } = useTranslation('accounts');
  const toggle = (month: number) =>
    onChange(
      value.includes(month) ? value.filter((one) => one !== month) : [...value, month].sort((a, b) => a - b),
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles, named by the field */}
      <div id={id} role="group" aria-label={t('months')} className={styles.months}>
        {MONTHS.map((month) => (
          <button
            key={month}
            type="button"
            aria-pressed={value.includes(month)}
            aria-label={t('months.one', { month })}
            disabled={disabled}
            className={styles.month}
            onClick={() => toggle(month)}
          >
            {month}
          </button>
        ))}
      </div>
      <p className={textStyles.hint}>
        {value.length === 0
          ? t('months.none')
          : t('months.readers', { months: wordsOfMonths(value, t('months.and')) })}
      </p>
    </>
  );
}
