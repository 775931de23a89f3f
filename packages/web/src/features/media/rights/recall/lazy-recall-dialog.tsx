import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

const texts = () => loadTexts(['recall', 'library', 'media', 'picker', 'ui']);

/** Recalling a file, with its texts, fetched when it is first opened. */
export const LazyRecallDialog = lazyChunk(async () => {
  const [{ RecallDialog }] = await Promise.all([import('./recall-dialog.tsx'), texts()]);
  return { default: RecallDialog };
});

export const LazyRecallsDialog = lazyChunk(async () => {
  const [{ RecallsDialog }] = await Promise.all([import('./recalls-dialog.tsx'), texts()]);
  return { default: RecallsDialog };
});
