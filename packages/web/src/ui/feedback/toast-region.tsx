import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { keepReachable } from '../overlay/modal-stack.ts';
import { RequestId } from './request-id.tsx';
import styles from './toast-region.module.css';
import { closeToast, currentToasts, lifetimeOf, type Toast, watchToasts } from './toasts.ts';

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

const SIGNS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

/** Its timer pauses while the pointer or the focus is on it. */
function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation('ui');
  const [held, setHeld] = useState(false);
  const lifetime = lifetimeOf(toast);
  useEffect(() => {
    if (held || lifetime === Number.POSITIVE_INFINITY) return;
    const timer = window.setTimeout(() => closeToast(toast.id), lifetime);
    return () => window.clearTimeout(timer);
  }, [held, lifetime, toast.id]);
  const Sign = SIGNS[toast.tone];
  const { action, otherAction, details, requestId } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not operated, only kept while it is being read.
    <div
      className={classNames(styles.toast, styles[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.sign} aria-hidden>
        <Sign size={18} />
      </span>
      <div className={styles.body}>
        <p className={styles.text}>{toast.text}</p>
        {details && details.length > 0 && (
          <ul className={styles.details}>
            {details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {requestId && <RequestId id={requestId} />}
      </div>
      {[action ?? [], otherAction ?? []].flat().map(({ label, run }) => (
        <Button
          key={label}
          size="compact"
          onClick={() => {
            closeToast(toast.id);
            run();
          }}
        >
          {label}
        </Button>
      ))}
      <IconButton
        size="compact"
        icon={<X size={16} />}
        label={t('toast.close')}
        onClick={() => closeToast(toast.id)}
      />
    </div>
  );
}
