import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { keepReachable } from '../overlay/modal-stack.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './toast-region.module.css';
import { currentToasts, watchToasts } from './toasts.ts';

/**
 * Mounted once. Both lists stay in the page, because a live region announces only what is added to it. The region moves
 * into the topmost dialog: what is outside of that is inert.
 */
export function ToastRegion() {
  const { t } = useTranslation('ui');
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => keepReachable(host), [host]);
  const toasts = useSyncExternalStore(watchToasts, currentToasts);
  const errors = toasts.filter((toast) => toast.tone === 'error');
  const others = toasts.filter((toast) => toast.tone !== 'error');
  return createPortal(
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
    </section>,
    host,
  );
}
