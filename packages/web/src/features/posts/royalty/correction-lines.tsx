import type { RoyaltyOfPost } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { useTranslation } from 'react-i18next';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './royalty.module.css';

/** What was corrected about a post, and the months that pay it. */
export function CorrectionLines({ corrections }: Pick<RoyaltyOfPost, 'corrections'>) {
  const { t } = useTranslation('royalty');
  if (corrections.length === 0) return null;
  return (
    <section>
      <h3 className={textStyles.strong}>{t('corrections')}</h3>
      <ul className={styles.corrections}>
        {corrections.map(({ id, period, amount, reason, createdBy }) => (
          <li key={id}>
            <strong>{t('money', { amount: `${amount > 0 ? '+' : ''}${formatNumber(amount)}` })}</strong>{' '}
            {t('correction', { month: periodText(period), who: createdBy.name, reason })}
          </li>
        ))}
      </ul>
    </section>
  );
}
