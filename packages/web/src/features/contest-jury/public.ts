import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** The rounds that a person judges, with their room. */
export const JuryTab = lazyChunk(async () => {
  const [module] = await Promise.all([import('./jury-tab.tsx'), loadTexts(['contest-jury'])]);
  return { default: module.JuryTab };
});

/** The rounds of a contest, for those who run them. */
export const BoardTab = lazyChunk(async () => {
  const [module] = await Promise.all([import('./board-tab.tsx'), loadTexts(['contest-jury'])]);
  return { default: module.BoardTab };
});
