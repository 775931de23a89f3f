import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyPart } from '#web/patterns/missing-part/lazy-part.tsx';

/** Cropping with its texts, fetched when it is first opened. */
export const LazyCropDialog = lazyPart(async () => {
  const [{ CropDialog }] = await Promise.all([
    import('./crop-dialog.tsx'),
    loadTexts(['cropping', 'patterns', 'ui']),
  ]);
  return { default: CropDialog };
});
