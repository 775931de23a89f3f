import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** The part of a project's page; few people open it, so its code comes when it is shown. */
export const MachineTranslationPart = lazyChunk(async () => {
  const [module] = await Promise.all([import('./machine-part.tsx'), loadTexts(['machine-translation'])]);
  return { default: module.MachinePart };
});
