import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** The crop dialog with its texts, fetched on first use. */
export const LazyCropDialog = lazyChunk(async () => {
  const [{ CropDialog }] = await Promise.all([
    import('./crop-dialog.tsx'),
    loadTexts(['cropping', 'patterns', 'ui']),
  ]);
  return { default: CropDialog };
});
