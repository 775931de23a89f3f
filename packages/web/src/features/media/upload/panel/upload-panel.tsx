import { Minus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cancelAll, retryFailed, takeAllKnown } from '../queue/upload-actions.ts';
import { hasEnded, isThere, isToCome, mayRetry, type UploadItem } from '../queue/upload-item.ts';
import { clearEnded } from '../queue/upload-store.ts';
import styles from './upload-panel.module.css';
import { UploadRow } from './upload-row.tsx';
import { UploadTotals } from './upload-totals.tsx';

interface UploadPanelProps {
  readonly id: string;
  readonly items: readonly UploadItem[];
  readonly onClose: () => void;
}

/** All uploads of the person, over whatever page is shown. */
export function UploadPanel({ id, items, onClose }: UploadPanelProps) {
  const { t } = useTranslation('upload');
  const failed = items.filter((item) => item.phase === 'failed' && mayRetry(item));
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }
  return createPortal(
    <section id={id} className={styles.panel} aria-label={t('title')} onKeyDown={pressed}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('title')}</h2>
        <IconButton icon={<Minus size={18} />} label={t('minimise')} shortcut="Esc" onClick={onClose} />
      </header>
      <UploadTotals items={items} />
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

/** What waits for the person is not to be looked for: first what asks, then what went wrong. */
function askedFirst(items: readonly UploadItem[]): readonly UploadItem[] {
  const rank = ({ phase }: UploadItem) => FIRST.indexOf(phase) + 1 || FIRST.length + 1;
  return items.toSorted((a, b) => rank(a) - rank(b));
}
