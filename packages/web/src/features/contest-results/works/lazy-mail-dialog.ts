import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

export const LazyMailDialog = lazyChunk(async () => {
  const [module] = await Promise.all([import('./mail-dialog.tsx'), loadTexts(['contest-results', 'ui'])]);
  return { default: module.MailDialog };
});
