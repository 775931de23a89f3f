import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { loadMe } from '#web/core/session/load-me.ts';
import { Brand } from '#web/patterns/brand/brand.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import styles from '../screen.module.css';

/** The server could not say who is signed in; the session is kept. */
export function RetryScreen() {
  const { t } = useTranslation('app');
  return (
    <main className={styles.screen}>
      <Brand />
      <h1>{t('screen.failed.title')}</h1>
      <p className={styles.text}>{t('screen.failed.text')}</p>
      <Button variant="main" onClick={() => void loadMe()}>
        {t('screen.retry')}
      </Button>
    </main>
  );
}

/** Another browser tab is between password and second factor. */
export function ElsewhereScreen() {
  const { t } = useTranslation('app');
  return (
    <main className={styles.screen}>
      <Brand />
      <h1>{t('screen.elsewhere.title')}</h1>
      <p className={styles.text}>{t('screen.elsewhere.text')}</p>
      <AppLink className={buttonClass('plain')} href="/login">
        {t('status.signIn')}
      </AppLink>
    </main>
  );
}
