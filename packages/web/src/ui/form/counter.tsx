import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { formatNumber } from '../text/format-number.ts';
import styles from './field.module.css';

interface CounterProps {
  readonly text: string;
  readonly advised: number;
}

/** "36 / 110 ký tự"; going over is shown, not stopped. */
export function Counter({ text, advised }: CounterProps) {
  const { t } = useTranslation('ui');
  const count = [...text.normalize('NFC')].length;
  return (
    <span className={classNames(styles.counter, count > advised && styles.over)}>
      {t('form.counter', { count: formatNumber(count), advised: formatNumber(advised) })}
    </span>
  );
}
