import { classNames } from '../class-names.ts';
import { formatNumber } from '../text/format-number.ts';
import styles from './count-badge.module.css';

interface CountBadgeProps {
  readonly count: number;
  readonly tone?: 'neutral' | 'attention' | 'danger' | 'info';
}

export function CountBadge({ count, tone = 'neutral' }: CountBadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{formatNumber(count)}</span>;
}
