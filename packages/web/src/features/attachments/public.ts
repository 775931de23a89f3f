import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** The files of a case with their texts, fetched on first use. */
export const LazyAttachments = lazyChunk(async () => {
  const [{ AttachmentPanel }] = await Promise.all([
    import('./attachment-panel.tsx'),
    loadTexts(['attachments', 'ui']),
  ]);
  return { default: AttachmentPanel };
});
