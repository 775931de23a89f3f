import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

export const MonthAward = lazyChunk(async () => {
  const [module] = await Promise.all([import('./month-award.tsx'), loadTexts(['contest-results'])]);
  return { default: module.MonthAward };
});

export const AudienceAward = lazyChunk(async () => {
  const [module] = await Promise.all([import('./audience-award.tsx'), loadTexts(['contest-results'])]);
  return { default: module.AudienceAward };
});
