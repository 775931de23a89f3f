import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** For the app's slot: fetched when a panel of translations is first opened. */
export const LazyRecordTranslations = lazyChunk(async () => {
  const [{ RecordTranslations }] = await Promise.all([
    import('./record-translations.tsx'),
    loadTexts(['translations']),
  ]);
  return { default: RecordTranslations };
});
