import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '#web/patterns/appearance/language-switch.tsx';
import { ThemeToggle } from '#web/patterns/appearance/theme-toggle.tsx';
import { Brand } from '#web/patterns/brand/brand.tsx';
import styles from './bare-layout.module.css';
import { Landscape } from './landscape.tsx';

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
