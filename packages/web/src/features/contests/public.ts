import type { ContestSummary } from '@toasoan/contract/features/contests/contest.ts';
import { FIXED_CONTESTS } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

export { quietContests } from './contest-settings-queries.ts';

/** The page of a contest's works; one that was made later opens from the first group. */
export function contestAddress({ id, code }: Pick<ContestSummary, 'id' | 'code'>): string {
  return Object.hasOwn(FIXED_CONTESTS, code)
    ? `/${code}/submission_photo`
    : `/happy/submission_photo?contest=${id}`;
}

/** The settings of one contest; few people open them, so their code comes when they are shown. */
export const ContestSettingsTab = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('./contest-settings-tab.tsx'),
    loadTexts(['contests', 'article-compare']),
  ]);
  return { default: module.ContestSettingsTab };
});
