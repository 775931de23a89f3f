import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { Kbd } from '#web/ui/display/kbd.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import type { Works, WorksPage } from './use-works-page.ts';
import styles from './works-page.module.css';

const CHECKS = { valid: 'H', fix: 'B', reject: 'L' } as const;
const LOOKS = { zoom: 'Z', compare: 'C', select: 'X' } as const;

interface WorksFooterProps {
  readonly page: WorksPage;
  readonly works: Works;
  readonly mayCheck: boolean;
}

/** What the keys do, and how many works there are. */
export function WorksFooter({ page, works, mayCheck }: WorksFooterProps) {
  const { t } = useTranslation('submissions');
  const isOn = useAppConfig(({ letterKeys }) => letterKeys);
  if (page.shown !== 'grid' || works.count === 0) return null;
  const hints = Object.entries({ large: 'Space', ...(isOn && mayCheck && CHECKS), ...(isOn && LOOKS) });
  return (
    <footer className={styles.footer}>
      <span className={styles.hints} aria-hidden>
        {hints.map(([name, key]) => (
          <span key={name} className={styles.hint}>
            <Kbd keys={key} />
            {t(`keys.${name as keyof typeof CHECKS | keyof typeof LOOKS | 'large'}`)}
          </span>
        ))}
      </span>
      <span className={styles.count}>{t('works.shown', { n: formatNumber(works.count) })}</span>
    </footer>
  );
}
