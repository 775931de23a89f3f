import { queryOptions } from '@tanstack/react-query';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { reviewKeys } from '../review-queries.ts';

const SHOWN = 20;

/** Sources by their names, for the filter. */
export function sourceSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: reviewKeys(projectId, 'sources', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(parserSourceEndpoints.list, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map(({ id, title }) => ({ value: id, label: title }));
      },
    });
}
