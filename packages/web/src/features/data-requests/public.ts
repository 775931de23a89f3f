import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

export { dataRequestCounts } from './request-queries.ts';

/** The part of a project's page; few people open it, so its code comes when it is shown. */
export const DataRequestsPart = lazyChunk(async () => {
  const [module] = await Promise.all([import('./data-request-list.tsx'), loadTexts(['data-requests'])]);
  return { default: module.DataRequestList };
});
