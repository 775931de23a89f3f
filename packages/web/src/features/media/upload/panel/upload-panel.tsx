import { Minus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TemplateLine } from '../../describing/template-line.tsx';
import { cancelAll, retryFailed, takeAllKnown } from '../queue/upload-actions.ts';
import { hasEnded, isThere, isToCome, mayRetry, totalsOf, type UploadItem } from '../queue/upload-item.ts';
import { clearEnded, useUploads } from '../queue/upload-store.ts';
import { timeLeft } from '../upload-words.ts';
import { UnfinishedUploads } from './unfinished-uploads.tsx';
import { UploadBar } from './upload-bar.tsx';
import styles from './upload-panel.module.css';
import { UploadRow } from './upload-row.tsx';

interface UploadPanelProps {
  readonly id: string;
  readonly items: readonly UploadItem[];
  readonly onClose: () => void;
}

/** All uploads of the user, over every page. */
export function UploadPanel({ id, items, onClose }: UploadPanelProps) {
  const { t } = useTranslation('upload');
  const failed = items.filter((item) => item.phase === 'failed' && mayRetry(item));
  const isUnderWay = !items.every(hasEnded);
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }
  return createPortal(
    <section id={id} className={styles.panel} aria-label={t('title')} onKeyDown={pressed}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('title')}</h2>
        <IconButton
          icon={isUnderWay ? <Minus size={18} /> : <X size={18} />}
          label={t(isUnderWay ? 'minimise' : 'close')}
          shortcut="Esc"
          onClick={onClose}
        />
      </header>
      <UnfinishedUploads />
      {items.length > 0 && <UploadTotals items={items} />}
      <TemplateLine />
      <ul className={styles.list} aria-label={t('files')}>
        {askedFirst(items).map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      </ul>
      <footer className={styles.footer}>
        {items.filter(isThere).length > 1 && (
          <Button size="compact" variant="main" onClick={takeAllKnown}>
            {t('takeAllKnown')}
          </Button>
        )}
        {failed.length > 1 && (
          <Button size="compact" onClick={retryFailed}>
            {t('retryAll')}
          </Button>
        )}
        {items.filter(isToCome).length > 1 && (
          <Button size="compact" onClick={cancelAll}>
            {t('cancelAll')}
          </Button>
        )}
        {items.some(hasEnded) && (
          <Button size="compact" onClick={clearEnded}>
            {t('clear')}
          </Button>
        )}
      </footer>
    </section>,
    document.body,
  );
}

const FIRST = ['known', 'failed'];

/** Items that need the user come first: questions, then failures. */
function askedFirst(items: readonly UploadItem[]): readonly UploadItem[] {
  const rank = ({ phase }: UploadItem) => FIRST.indexOf(phase) + 1 || FIRST.length + 1;
  return items.toSorted((a, b) => rank(a) - rank(b));
}

/** Total progress, and why the queue is paused. */
function UploadTotals({ items }: { readonly items: readonly UploadItem[] }) {
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
