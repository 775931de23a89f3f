import type { CommentStatistics } from '@toasoan/contract/features/comments/comment-statistics.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './statistics.module.css';

/** The whole span in four figures. */
export function StatisticsSums({ statistics }: { readonly statistics: CommentStatistics }) {
  const { t } = useTranslation('statistics');
  const { days, medianMinutes, agreement } = statistics;
  const sum = (key: 'received' | 'approved' | 'rejected' | 'spam') =>
    days.reduce((total, day) => total + day[key], 0);
  const refused = sum('rejected') + sum('spam');
  const decided = sum('approved') + refused;
  const figures = [
    { key: 'received', value: formatNumber(sum('received')) },
    { key: 'refused', value: shareOf(refused, decided), note: t('of', { n: refused, all: decided }) },
    { key: 'median', value: medianMinutes === null ? '–' : t('minutes', { n: medianMinutes }) },
    {
      key: 'agreement',
      value: shareOf(agreement.agreed, agreement.looks),
      note: agreement.looks > 0 && t('of', { n: agreement.agreed, all: agreement.looks }),
    },
  ];
  return (
    <dl className={styles.sums}>
      {figures.map(({ key, value, note }) => (
        <div key={key}>
          <dt>{t(`sum.${key}`)}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A part in percent; a dash where there is nothing to be part of. */
function shareOf(part: number, whole: number): string {
  return whole === 0 ? '–' : `${formatNumber(Math.round((100 * part) / whole))}%`;
}
