import type { ReceiptStep } from '@toasoan/contract/features/posts/publishing/publish-receipt.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { formatExactTime, formatRecent } from '#web/ui/text/format-date.ts';
import styles from './receipt.module.css';

interface ReceiptItemProps {
  readonly state: ReceiptStep['state'];
  /** Undefined where nobody knows. */
  readonly time: Date | undefined;
  readonly zone: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** One step of a receipt: when, what, and what there is to say of it. */
export function ReceiptItem({ state, time, zone, note, children }: ReceiptItemProps) {
  const { t } = useTranslation('publishing');
  return (
    <li className={classNames(styles.item, styles[state])}>
      <span className={styles.time}>
        {time ? (
          <time dateTime={time.toISOString()} title={formatExactTime(time, zone)}>
            {shortTime(time, zone)}
          </time>
        ) : (
          <span aria-hidden>–</span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.dot} aria-hidden />
        {children}
        <span className="visually-hidden"> ({t(`receipt.state.${state}`)})</span>
      </span>
      <span className={styles.note}>{note}</span>
    </li>
  );
}

/** "16:43:05" of today, otherwise with its day. */
function shortTime(time: Date, zone: string): string {
  const recent = formatRecent(time, new Date(), zone);
  const isToday = /^\d\d:\d\d$/.test(recent);
  return isToday ? (/\d\d:\d\d:\d\d/.exec(formatExactTime(time, zone))?.[0] ?? recent) : recent;
}
