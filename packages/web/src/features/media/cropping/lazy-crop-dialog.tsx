import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** Cropping with its texts, fetched when it is first opened. */
export const LazyCropDialog = lazyChunk(async () => {
  const [{ CropDialog }] = await Promise.all([
    import('./crop-dialog.tsx'),
    loadTexts(['cropping', 'patterns', 'ui']),
  ]);
  return { default: CropDialog };
});
