import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { KeyCap } from '#web/ui/display/key-cap.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { reviewCounts } from '../review-queries.ts';
import { REVIEW_KEYS } from './review-keys.ts';
import styles from './review-page.module.css';

const HINTS = [...REVIEW_KEYS, { name: 'all', keys: ['?'] }] as const;

/** What the keys do, and what this person has decided today. */
export function ReviewFooter() {
  const { t } = useTranslation('crawler-review');
  const isOn = useAppConfig(({ letterKeys }) => letterKeys);
  const counts = useQuery(reviewCounts(useProjectId())).data;
  const { decidedToday = 0, secondsEach = null } = counts ?? {};
  return (
    <footer className={styles.footer}>
      {isOn && (
        <div className={styles.hints} aria-hidden>
          {HINTS.map(({ name, keys }) => (
            <span key={name} className={styles.hint}>
              {keys.map((key) => (
                <KeyCap key={key} name={key} />
              ))}
              {t(`keys.${name}`)}
            </span>
          ))}
        </div>
      )}
      {decidedToday > 0 && (
        <p className={styles.today}>
          {secondsEach === null
            ? t('today', { n: formatNumber(decidedToday) })
            : t('today.pace', {
                n: formatNumber(decidedToday),
                seconds: formatNumber(Math.round(secondsEach)),
              })}
        </p>
      )}
    </footer>
  );
}
