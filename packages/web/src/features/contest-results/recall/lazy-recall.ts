import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** The takedown of a work beside its facts; its code comes when a work is shown. */
export const WorkRecall = lazyChunk(async () => {
  const [module] = await Promise.all([import('./work-recall.tsx'), loadTexts(['contest-results'])]);
  return { default: module.WorkRecall };
});

/** The dialog with its texts and those of the library, fetched on first use. */
export const LazyRecallDialog = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('./recall-dialog.tsx'),
    loadTexts(['contest-results', 'recall', 'library', 'ui']),
  ]);
  return { default: module.RecallDialog };
});
