import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import { startUploads } from '../queue/start-uploads.ts';
import { droppedFiles } from './dropped-files.ts';

/** Takes files dropped anywhere; true while some are held over the page. */
export function useDrop(folderId: string | undefined): boolean {
  const { t } = useTranslation('upload');
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    function over(event: DragEvent) {
      if (!carriesFiles(event) || isModalOpen()) return;
      event.preventDefault();
      setIsOver(true);
    }
    function left(event: DragEvent) {
      // Without a place it went to: out of the window.
      if (event.relatedTarget === null) setIsOver(false);
    }
    async function dropped(event: DragEvent) {
      if (!carriesFiles(event) || event.defaultPrevented || isModalOpen()) return;
      event.preventDefault();
      setIsOver(false);
      const files = event.dataTransfer ? await droppedFiles(event.dataTransfer).catch(() => []) : [];
      if (files.length === 0) showToast({ tone: 'info', text: t('nothingDropped') });
      startUploads(files, { folderId });
    }
    const listeners = { dragenter: over, dragover: over, dragleave: left, drop: dropped };
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener as EventListener);
    }
    return () => {
      setIsOver(false);
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener as EventListener);
      }
    };
  }, [folderId, t]);
  return isOver;
}

/** Not a row, a tab or a word that is dragged about the page. */
function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
