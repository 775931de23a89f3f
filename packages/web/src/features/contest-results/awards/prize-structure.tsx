import type { PrizeStanding } from '@toasoan/contract/features/contest-results/award.ts';
import { CONTEST_CATEGORIES } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber, screenLanguage } from '#web/ui/text/format-number.ts';
import { ResultCard } from '../result-card.tsx';
import styles from '../results.module.css';
import { prizeName } from './prize-name.ts';

interface PrizeStructureProps {
  readonly prizes: readonly PrizeStanding[];
}

/** The prizes of each category, with how many have a work. */
export function PrizeStructure({ prizes }: PrizeStructureProps) {
  const { t } = useTranslation('contest-results');
  if (prizes.length === 0)
    return (
      <ResultCard title={t('prizes.title')}>
        <p className={textStyles.quiet}>{t('prizes.none')}</p>
      </ResultCard>
    );
  return [...CONTEST_CATEGORIES, null].map((category) => {
    const own = prizes.filter((prize) => prize.category === category);
    if (own.length === 0) return null;
    const name = category === null ? t('prizes.all') : CATEGORY_TEXTS[category][screenLanguage()];
    return (
      <ResultCard key={category ?? 'all'} title={t('prizes.of', { category: name })}>
        <ul className={styles.prizes}>
          {own.map((prize) => (
            <Prize key={prize.id} prize={prize} />
          ))}
        </ul>
      </ResultCard>
    );
  });
}

function Prize({ prize }: { readonly prize: PrizeStanding }) {
  const { t } = useTranslation('contest-results');
  const { proposed, awarded, quantity, amount, kind } = prize;
  const filled = proposed + awarded;
  const isMonthly = kind === 'MONTHLY';
  return (
    <li className={styles.prize}>
      <div className={textStyles.quiet}>{prizeName(prize)}</div>
      <div>
        <span className={classNames(styles.filled, !isMonthly && filled >= quantity && styles.full)}>
          {formatNumber(filled)}
        </span>{' '}
        {isMonthly ? (
          <span className={styles.small}>{t('prizes.monthly', { count: quantity })}</span>
        ) : (
          `/ ${formatNumber(quantity)}`
        )}
      </div>
      <div className={styles.small}>{t('money', { amount: formatNumber(amount) })}</div>
      {proposed > 0 && <div className={styles.small}>{t('prizes.proposed', { count: proposed })}</div>}
    </li>
  );
}
