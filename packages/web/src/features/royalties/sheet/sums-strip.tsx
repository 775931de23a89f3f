import type { RoyaltySums } from '@toasoan/contract/features/royalties/royalty-month.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from '../royalties.module.css';

/** What the rows of the filter pay together, in đồng. */
export function SumsStrip({ sums }: { readonly sums: RoyaltySums }) {
  const { t } = useTranslation('royalties');
  const { amount, people, byState, corrections } = sums;
  const money = (value: number) => t('money', { amount: formatNumber(value) });
  const figures = [
    { key: 'amount', value: money(amount) },
    { key: 'approved', value: money(byState.APPROVED.amount + byState.PAID.amount) },
    { key: 'proposed', value: money(byState.PROPOSED.amount) },
    ...(corrections.rows > 0 ? [{ key: 'corrections', value: money(corrections.amount) }] : []),
    { key: 'people', value: formatNumber(people) },
  ];
  return (
    <dl className={styles.sums}>
      {figures.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`sum.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
