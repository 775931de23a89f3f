import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from '../notices/frame-notices.module.css';

/** That the system was restored, and what its jobs wait for. */
export function HeldJobsNotice({ restoredFrom }: { readonly restoredFrom: string }) {
  const { t } = useTranslation('held-jobs');
  const time = formatDateTime(new Date(restoredFrom));
  return (
    <p className={styles.held}>
      <strong>{t('restored', { time })}</strong> {t('waiting')} <code>npm run release-jobs</code>
    </p>
  );
}
