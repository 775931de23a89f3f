import { useTranslation } from 'react-i18next';
import { totalsOf, type UploadItem } from '../queue/upload-item.ts';
import { useUploads } from '../queue/upload-store.ts';
import { timeLeft } from '../upload-words.ts';
import { UploadBar } from './upload-bar.tsx';
import styles from './upload-panel.module.css';

/** How far everything is together, and why it stands still. */
export function UploadTotals({ items }: { readonly items: readonly UploadItem[] }) {
  const { t } = useTranslation('upload');
  const pausedFor = useUploads((uploads) => uploads.pausedFor);
  const { sentBytes, totalBytes, ended, failed, underWay, secondsLeft } = totalsOf(items);
  return (
    <div className={styles.totals}>
      <p className={styles.figures}>
        <span>
          {t('summary', { ended: ended - failed, total: ended + underWay })}
          {failed > 0 && <span className={styles.wrong}> · {t('wrong', { count: failed })}</span>}
        </span>
        {secondsLeft !== undefined && !pausedFor && <span>{timeLeft(secondsLeft, t)}</span>}
      </p>
      {underWay > 0 && (
        <UploadBar
          label={t('whole')}
          share={totalBytes === 0 ? 0 : sentBytes / totalBytes}
          isPaused={pausedFor !== undefined}
        />
      )}
      {pausedFor && underWay > 0 && <p className={styles.paused}>{t(`paused.${pausedFor}`)}</p>}
    </div>
  );
}
