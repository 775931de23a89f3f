import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import styles from './page-loading.module.css';

/** While the code of a page is on its way. */
export function PageLoading() {
  const { t } = useTranslation('app');
  return (
    <div className={styles.loading}>
      <Spinner size="large" label={t('screen.loading')} />
    </div>
  );
}
