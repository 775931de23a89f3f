import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '#web/core/connection/connection.ts';
import { putOffUpdate, useUpdates } from '#web/core/updates/update-store.ts';
import { ReloadButton } from '#web/patterns/chunk-error/reload-button.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './frame-notices.module.css';

const BACK_SHOWN_MS = 4_000;

/** One calm line under the top bar: no connection, connected again, a newer console. It takes no focus and covers nothing. */
export function FrameNotices() {
  const { t } = useTranslation('panel');
  const isOffline = useIsOffline();
  const isBack = useIsBack(isOffline);
  const offersReload = useUpdates(
    ({ newer, putOff, hasChunkError }) => hasChunkError || (newer !== '' && newer !== putOff),
  );
  return (
    <div role="status" className={styles.place}>
      {isOffline && (
        <p className={styles.offline}>
          <strong>{t('connection.lost')}</strong> {t('connection.kept')}
        </p>
      )}
      {isBack && <p className={styles.back}>{t('connection.back')}</p>}
      {!isOffline && !isBack && offersReload && <UpdateOffer />}
    </div>
  );
}

function UpdateOffer() {
  const { t } = useTranslation('panel');
  const hasChunkError = useUpdates((updates) => updates.hasChunkError);
  return (
    <div className={styles.update}>
      <p className={styles.words}>{t(hasChunkError ? 'update.missing' : 'update.newer')}</p>
      <ReloadButton />
      <Button size="compact" variant="quiet" onClick={putOffUpdate}>
        {t('update.later')}
      </Button>
    </div>
  );
}

/** For a moment after the connection came back. */
function useIsBack(isOffline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  if (isOffline && !wasOffline) setWasOffline(true);
  const isBack = wasOffline && !isOffline;
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
