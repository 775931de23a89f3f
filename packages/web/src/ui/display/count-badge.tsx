import { classNames } from '../class-names.ts';
import { formatNumber } from '../text/format-number.ts';
import styles from './count-badge.module.css';

interface CountBadgeProps {
  readonly count: number;
  /** There are more than that. */
  readonly isCapped?: boolean | undefined;
  readonly tone?: 'neutral' | 'attention' | 'danger' | 'info';
}

export function CountBadge({ count, isCapped = false, tone = 'neutral' }: CountBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {formatNumber(count)}
      {isCapped && '+'}
    </span>
  );
}
