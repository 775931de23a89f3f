import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** The votes of the audience; their code comes when they are shown. */
export const VotesTab = lazyChunk(async () => {
  const [module] = await Promise.all([import('./votes-tab.tsx'), loadTexts(['contest-votes'])]);
  return { default: module.VotesTab };
});

export { VotePartsContext } from './vote-parts.ts';
