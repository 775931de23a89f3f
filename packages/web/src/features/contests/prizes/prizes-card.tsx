import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { PRIZE_KIND_TEXTS } from '@toasoan/contract/features/contests/contest-fact-texts.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { prizeSum, prizeSums } from '@toasoan/contract/features/contests/prize-rules.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from '../contests.module.css';
import { factLabel } from '../fact-words.ts';
import { SettingCard } from '../setting-card.tsx';

interface PrizesCardProps {
  readonly contest: ContestDetail;
  readonly onEdit: (() => void) | undefined;
}

/** The prizes by category, with what they come to. */
export function PrizesCard({ contest, onEdit }: PrizesCardProps) {
  const { t } = useTranslation('contests');
  const language = currentLanguage();
  const groups = prizeSums(contest.prizes, contest.categories);
  return (
    <SettingCard title={t('prizes.title')} onEdit={onEdit}>
      {groups.length === 0 ? (
        <p className={textStyles.quiet}>{t('prizes.none')}</p>
      ) : (
        <>
          <p className={textStyles.quiet}>{t('prizes.sum', { ...prizeSum(contest.prizes) })}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keys. */}
          <section className={styles.scroller} tabIndex={0} aria-label={t('prizes.table')}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{factLabel('prizeName')}</th>
                  <th scope="col">{factLabel('prizeKind')}</th>
                  <th scope="col" className={styles.number}>
                    {factLabel('prizeQuantity')}
                  </th>
                  <th scope="col" className={styles.number}>
                    {factLabel('prizeAmount')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {groups.map(({ category, prizes, sum }) => (
                  <Fragment key={category ?? 'all'}>
                    <tr>
                      <th scope="rowgroup" colSpan={2}>
                        {category === null ? t('prizes.allCategories') : CATEGORY_TEXTS[category][language]}
                      </th>
                      <td className={styles.number}>{formatNumber(sum.count)}</td>
                      <td className={styles.number}>{t('prizes.groupSum', { amount: sum.amount })}</td>
                    </tr>
                    {prizes.map((prize) => (
                      <tr key={prize.id}>
                        <td>{language === 'en' && prize.nameEn !== '' ? prize.nameEn : prize.name}</td>
                        <td>{PRIZE_KIND_TEXTS[prize.kind][language]}</td>
                        <td className={styles.number}>{formatNumber(prize.quantity)}</td>
                        <td className={styles.number}>{formatNumber(prize.amount)}</td>
                      </tr>
                    ))}
                  </Fragment>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </SettingCard>
  );
}
