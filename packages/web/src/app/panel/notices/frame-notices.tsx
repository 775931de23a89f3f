import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '#web/core/connection/connection.ts';
import { useHeldJobs } from '#web/core/live/held-jobs.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { putOffUpdate, useUpdates } from '#web/core/updates/update-store.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { ReloadButton } from '#web/patterns/chunk-error/reload-button.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import styles from './frame-notices.module.css';
import { openSecondFactor } from './open-second-factor.ts';
import { ViewingNotice } from './viewing-notice.tsx';

/** Fetched where jobs wait after a restore: rare, and its words are long. */
const HeldJobsNotice = lazyOverlay(async () => ({
  default: (await import('../held-jobs/held-jobs-notice.tsx')).HeldJobsNotice,
}));

const BACK_SHOWN_MS = 4_000;

/**
 * Lines under the top bar: no connection, connected again, a newer console; and as long as that is so, that jobs wait
 * after a restore. They take no focus and cover nothing.
 */
export function FrameNotices() {
  const { t } = useTranslation('panel');
  const isOffline = useIsOffline();
  const isBack = useIsBack(isOffline);
  const offersReload = useUpdates(
    ({ newer, putOff, hasChunkError }) => hasChunkError || (newer !== '' && newer !== putOff),
  );
  return (
    <div role="status" className={styles.place}>
      <ViewingNotice />
      {isOffline && (
        <p className={styles.offline}>
          <strong>{t('connection.lost')}</strong> {t('connection.kept')}
        </p>
      )}
      {isBack && <p className={styles.back}>{t('connection.back')}</p>}
      {!isOffline && !isBack && offersReload && <UpdateOffer />}
      <HeldJobs />
      {!isOffline && !isBack && !offersReload && <FactorDue />}
    </div>
  );
}

function HeldJobs() {
  const restoredFrom = useHeldJobs((held) => held.restoredFrom);
  if (restoredFrom === '') return null;
  return (
    <Suspense>
      <HeldJobsNotice restoredFrom={restoredFrom} />
    </Suspense>
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

const DAY_MS = 86_400_000;

/** Counts down the days in which the user may still work without the second factor that their role needs. */
function FactorDue() {
  const { t } = useTranslation('panel');
  const due = useOwnAccount(({ secondFactorDue, mustSetUpSecondFactor }) =>
    mustSetUpSecondFactor ? null : secondFactorDue,
  );
  if (due === null) return null;
  const count = Math.max(1, Math.ceil((Date.parse(due) - Date.now()) / DAY_MS));
  return (
    <div className={styles.due}>
      <p className={styles.words}>{t('factor-due', { count, date: formatDay(new Date(due)) })}</p>
      <Button size="compact" onClick={openSecondFactor}>
        {t('factor-due.turn-on')}
      </Button>
    </div>
  );
}

/** For a moment after the connection has returned. */
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
