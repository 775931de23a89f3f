import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './screen.module.css';

/** If even the frame fails, only a reload of the page helps. */
export function BrokenScreen() {
  const { t } = useTranslation('app');
  return (
    <main className={styles.screen}>
      <h1>{t('status.500.title')}</h1>
      <p className={styles.text}>{t('status.500.text')}</p>
      <Button variant="main" onClick={() => window.location.reload()}>
        {t('status.reload')}
      </Button>
    </main>
  );
}
