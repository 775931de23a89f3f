import { useTranslation } from 'react-i18next';
import { Brand } from '#web/patterns/brand/brand.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import styles from './screen.module.css';

/** Shown until it is known who is signed in. */
export function LoadingScreen() {
  const { t } = useTranslation('app');
  return (
    <main className={styles.screen}>
      <Brand />
      <Spinner size="large" label={t('screen.loading')} />
    </main>
  );
}
