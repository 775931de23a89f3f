import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Kbd } from '#web/ui/display/kbd.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { reviewCounts } from '../review-queries.ts';
import styles from './review-page.module.css';

const HINTS = [
  { name: 'stories', keys: ['J', 'K'] },
  { name: 'sources', keys: ['ArrowLeft', 'ArrowRight'] },
  { name: 'accept', keys: ['A'] },
  { name: 'reject', keys: ['R'] },
  { name: 'duplicate', keys: ['D'] },
  { name: 'merge', keys: ['M'] },
  { name: 'edit', keys: ['E'] },
  { name: 'tick', keys: ['X'] },
  { name: 'read', keys: ['Space'] },
  { name: 'undo', keys: ['Z'] },
  { name: 'all', keys: ['?'] },
] as const;

const ARROWS: Readonly<Record<string, LucideIcon>> = { ArrowLeft, ArrowRight };

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

/** The face has no arrows: they are drawn. */
function KeyCap({ name }: { readonly name: string }) {
  const Arrow = ARROWS[name];
  if (!Arrow) return <Kbd keys={name} />;
  return (
    <kbd className={styles.arrow}>
      <Arrow size={12} aria-hidden />
    </kbd>
  );
}
