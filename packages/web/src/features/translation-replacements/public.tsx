import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';

const texts = () => loadTexts(['translation-replacements', 'article-compare', 'patterns']);

/** Translations that say something in another way, with every paragraph to look at. */
export const ReplacementDialog = lazyOverlay(async () => {
  const [module] = await Promise.all([import('./replacement-dialog.tsx'), texts()]);
  return { default: module.ReplacementDialog };
});
export const ReplacementBatches = lazyOverlay(async () => {
  const [module] = await Promise.all([import('./replacement-batches.tsx'), texts()]);
  return { default: module.ReplacementBatches };
});
