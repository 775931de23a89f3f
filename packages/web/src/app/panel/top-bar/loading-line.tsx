import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoading } from '#web/core/api/loading-store.ts';
import styles from './top-bar.module.css';

const SHOWN_AFTER_MS = 150;

/** A thin line under the top bar while a call takes long. */
export function LoadingLine() {
  const { t } = useTranslation('panel');
  const isRunning = useLoading(({ running }) => running > 0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      setShown(false);
    };
  }, [isRunning]);
  return (
    <div className={styles.track}>
      {isShown && <div role="progressbar" aria-label={t('frame.loading')} className={styles.line} />}
    </div>
  );
}
