import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** The picker with its texts, fetched when it is first opened. */
export const LazyMediaPicker = lazyChunk(async () => {
  const [{ MediaPicker }] = await Promise.all([
    import('./media-picker.tsx'),
    loadTexts(['picker', 'library', 'upload', 'ui']),
  ]);
  return { default: MediaPicker };
});
