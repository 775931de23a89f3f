import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { AVERAGING_TEXTS, ROUND_MODE_TEXTS } from '@toasoan/contract/features/contests/contest-fact-texts.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from '../contests.module.css';
import { factLabel, factWords, partWords } from '../fact-words.ts';
import { SettingCard } from '../setting-card.tsx';
import { useSmallWords } from '../use-small-words.ts';

interface RoundsCardProps {
  readonly contest: ContestDetail;
  readonly onEdit: (() => void) | undefined;
}

/** The judging rounds as they are. */
export function RoundsCard({ contest, onEdit }: RoundsCardProps) {
  const { t } = useTranslation('contests');
  const small = useSmallWords();
  const language = currentLanguage();
  return (
    <SettingCard title={t('rounds.title')} onEdit={onEdit}>
      {contest.rounds.length === 0 && <p className={textStyles.quiet}>{t('rounds.none')}</p>}
      {contest.rounds.map((round) => {
        const facts: readonly (readonly [string, string])[] = [
          ['roundMode', ROUND_MODE_TEXTS[round.mode][language]],
          ['criteria', round.criteria.map((one) => `${nameIn(one, language)} ${one.weight}`).join(', ')],
          ['jurorsPerEntry', formatNumber(round.jurorsPerEntry)],
          ['averaging', AVERAGING_TEXTS[round.averaging][language]],
          [
            'roundQuota',
            contest.categories
              .flatMap((category) => {
                const count = round.quota[category];
                return count === undefined
                  ? []
                  : [`${CATEGORY_TEXTS[category][language]} ${formatNumber(count)}`];
              })
              .join(', '),
          ],
          ['roundOpenTime', factWords('roundOpenTime', round.openTime, small)],
          ['roundCloseTime', factWords('roundCloseTime', round.closeTime, small)],
        ];
        return (
          <section key={round.key} className={styles.group} aria-label={partWords(round.key)}>
            <h3 className={textStyles.strong}>
              {partWords(round.key)}{' '}
              <span className={textStyles.quiet}>{t(`rounds.state.${round.state}`)}</span>
            </h3>
            <dl className={styles.facts}>
              {facts
                .filter(([field, words]) => field !== 'criteria' || words !== '')
                .map(([field, words]) => (
                  <div key={field} className={styles.fact}>
                    <dt>{factLabel(field)}</dt>
                    <dd>{words || small.none}</dd>
                  </div>
                ))}
            </dl>
          </section>
        );
      })}
    </SettingCard>
  );
}

function nameIn({ name, nameEn }: { readonly name: string; readonly nameEn: string }, language: 'vi' | 'en') {
  return language === 'en' && nameEn !== '' ? nameEn : name;
}
