import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastCard } from './toast-card.tsx';
import styles from './toast-region.module.css';
import { currentToasts, watchToasts } from './toasts.ts';

/** Mounted once. Both lists stay in the page, because a live region announces only what is added to it. */
export function ToastRegion() {
  const { t } = useTranslation('ui');
  const toasts = useSyncExternalStore(watchToasts, currentToasts);
  const errors = toasts.filter((toast) => toast.tone === 'error');
  const others = toasts.filter((toast) => toast.tone !== 'error');
  return (
    <section className={styles.region} aria-label={t('toast.region')}>
      <div className={styles.list} aria-live="assertive">
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div className={styles.list} aria-live="polite">
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}
