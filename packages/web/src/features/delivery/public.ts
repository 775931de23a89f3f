import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** Tabs of a project's page; few people open them, so their code comes when one is shown. */
export const SitePart = lazyChunk(async () => {
  const [module] = await Promise.all([import('./site-part.tsx'), loadTexts(['delivery'])]);
  return { default: module.SitePart };
});
