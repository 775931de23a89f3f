import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { inMinutes } from '#web/ui/dates/quick-time.ts';
import styles from './placement.module.css';

const HOURS = [3, 6, 24];

interface UntilInputProps {
  readonly value: string | null;
  readonly disabled: boolean;
  readonly onChange: (until: string | null) => void;
}

/** When a place ends; empty: when it is taken away. */
export function UntilInput(props: UntilInputProps) {
  const { t } = useTranslation('placement');
  const id = useId();
  return (
    <div className={styles.until}>
      <label htmlFor={id}>{t('until')}</label>
      <DateTimeInput
        {...props}
        id={id}
        quick={HOURS.map((n) => ({ label: t('hours', { n }), at: inMinutes(n * 60) }))}
      />
    </div>
  );
}
