import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** The dialog with its texts and those of the library, fetched on first use. */
export const LazyRecallDialog = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('./recall-dialog.tsx'),
    loadTexts(['contest-results', 'recall', 'library', 'ui']),
  ]);
  return { default: module.RecallDialog };
});
