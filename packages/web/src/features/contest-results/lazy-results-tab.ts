import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** Awards and the map of one contest; their code comes when they are shown. */
export const ResultsTab = lazyChunk(async () => {
  const [module] = await Promise.all([import('./results-tab.tsx'), loadTexts(['contest-results'])]);
  return { default: module.ResultsTab };
});
