import { PAY_STATES } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import type { RoyaltySums } from '@toasoan/contract/features/royalties/royalty-month.ts';
import { PAY_STATE_TEXTS } from '@toasoan/contract/features/royalties/royalty-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from '../royalties.module.css';

/** Rows and đồng by state. */
export function MonthSumList({ sums }: { readonly sums: RoyaltySums }) {
  const { t } = useTranslation('royalties');
  const line = (rows: number, amount: number) =>
    t('sum.rows', { count: rows, rows: formatNumber(rows), amount: formatNumber(amount) });
  const states = PAY_STATES.filter((state) => sums.byState[state].rows > 0);
  return (
    <section>
      <h3 className={textStyles.strong}>{t('sum.title')}</h3>
      <dl className={styles.facts}>
        {states.map((state) => (
          <div key={state} className={styles.fact}>
            <dt>{PAY_STATE_TEXTS[state][currentLanguage()]}</dt>
            <dd>{line(sums.byState[state].rows, sums.byState[state].amount)}</dd>
          </div>
        ))}
        {sums.corrections.rows > 0 && (
          <div className={styles.fact}>
            <dt>{t('sum.ofCorrections')}</dt>
            <dd>{line(sums.corrections.rows, sums.corrections.amount)}</dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt className={textStyles.strong}>{t('sum.total')}</dt>
          <dd className={textStyles.strong}>{line(sums.rows, sums.amount)}</dd>
        </div>
      </dl>
    </section>
  );
}
