import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '#web/patterns/appearance/language-switch.tsx';
import { ThemeToggle } from '#web/patterns/appearance/theme-toggle.tsx';
import { Brand } from '#web/patterns/brand/brand.tsx';
import styles from './bare-layout.module.css';
import landscapeStyles from './landscape.module.css';

/** The two halves of the sign-in pages: a picture, and what there is to do. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('session');
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Landscape />
        <div className={styles.motto}>
          <p className={styles.claim}>{t('motto.title')}</p>
          <p>{t('motto.text')}</p>
        </div>
      </div>
      <div className={styles.side}>
        <header className={styles.bar}>
          <LanguageSwitch />
          <ThemeToggle />
        </header>
        <main className={styles.main}>
          <Brand />
          {children}
        </main>
      </div>
    </div>
  );
}

/** Hills in the morning; a picture only. */
function Landscape() {
  return (
    <svg
      className={landscapeStyles.landscape}
      viewBox="0 0 880 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={landscapeStyles.sky} d="M0 0h880v900H0z" />
      <circle className={landscapeStyles.sun} cx="176" cy="270" r="108" />
      <path
        className={landscapeStyles.far}
        d="M0 501c120 16 210 52 330 60 130-52 190-140 280-137 90 6 160 54 270 71v405H0z"
      />
      <path
        className={landscapeStyles.middle}
        d="M0 681c60-6 110-40 180-90 70-46 130-52 200-40 90 22 170 84 270 117 80 22 150 20 230 14v218H0z"
      />
      <path
        className={landscapeStyles.near}
        d="M0 700c80-14 150-28 230-12 90 24 150 96 240 118 90 20 160-20 230-62 60-32 110-40 180-46v202H0z"
      />
    </svg>
  );
}
