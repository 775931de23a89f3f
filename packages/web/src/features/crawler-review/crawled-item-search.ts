import { queryOptions } from '@tanstack/react-query';
import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { reviewKeys } from './review-queries.ts';

const SHOWN = 10;

/** New texts of other sites by their words, for the palette. */
export function crawledItemSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: reviewKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(crawlerReviewEndpoints.list, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items
          .flatMap((story) => story.items)
          .slice(0, SHOWN)
          .map(({ id, title, source }) => ({ value: id, label: title, detail: source.title }));
      },
      gcTime: 60_000,
    });
}
