import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { totalsOf } from '../queue/upload-item.ts';
import { openPanel, useUploads } from '../queue/upload-store.ts';
import { ProgressRing } from './progress-ring.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useUploadNews } from './use-upload-news.ts';

/** A ring in the frame while there are uploads; it opens and closes their panel. */
export function UploadDock() {
  const hasUploads = useUploads(({ items }) => items.length > 0);
  return hasUploads ? (
    <Suspense>
      <Dock />
    </Suspense>
  ) : null;
}

const PANEL_ID = 'upload-panel';

function Dock() {
  const { t } = useTranslation(['upload', 'media']);
  const items = useUploads((uploads) => uploads.items);
  const isOpen = useUploads((uploads) => uploads.isPanelOpen);
  const ring = useRef<HTMLButtonElement>(null);
  const news = useUploadNews(items);
  const { sentBytes, totalBytes, underWay, failed, ended } = totalsOf(items);
  const share = totalBytes === 0 ? 1 : sentBytes / totalBytes;
  const percent = Math.floor(share * 100);
  function close() {
    openPanel(false);
    ring.current?.focus();
  }
  const label = underWay > 0 ? t('ring', { underWay, percent }) : t('ringDone', { count: ended - failed });
  return (
    <>
      <IconButton
        ref={ring}
        icon={<ProgressRing share={share} count={underWay || failed} isFailed={failed > 0} />}
        label={underWay === 0 && failed > 0 ? t('ringFailed', { count: failed }) : label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL_ID : undefined}
        onClick={() => openPanel(!isOpen)}
      />
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {isOpen && <UploadPanel id={PANEL_ID} items={items} onClose={close} />}
    </>
  );
}
