import { useTranslation } from 'react-i18next';
import { Brand } from '#web/patterns/brand/brand.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import styles from './screen.module.css';

/** Shown until the signed-in user is known. */
export function LoadingScreen() {
  const { t } = useTranslation('app');
  return (
    <main className={styles.screen}>
      <Brand />
      <Spinner size="large" label={t('screen.loading')} />
    </main>
  );
}
