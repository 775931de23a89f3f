import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '#web/ui/hooks/is-typing.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import { formatExactTime } from '#web/ui/text/format-date.ts';
import { startUploads } from '../queue/start-uploads.ts';
import { pastedPictures } from './dropped-files.ts';

/** Takes pictures pasted on the page; those pasted into a text are the text's. */
export function usePaste(folderId: string | undefined): void {
  const { t } = useTranslation('upload');
  useEffect(() => {
    function pasted(event: ClipboardEvent) {
      if (isTyping(event.target) || isModalOpen()) return;
      const nameOf = (extension: string) => t('pasted', { time: nowInName(), extension });
      const files = pastedPictures(event.clipboardData, nameOf);
      if (files.length > 0) event.preventDefault();
      startUploads(files, { folderId });
    }
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, [folderId, t]);
}

/** As it can stand in a name: "22-11-2026 01.30.15". */
function nowInName(): string {
  const [time = ''] = formatExactTime(new Date()).split(' (');
  return time.replaceAll('/', '-').replaceAll(':', '.');
}
