import { queryOptions } from '@tanstack/react-query';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { mediaKeys } from '../../media-queries.ts';

const SHOWN = 20;

/** Members of the project by name. */
export function uploaderSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: mediaKeys(projectId, 'people', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(userEndpoints.search, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((person) => ({ value: person.userId, label: person.displayName }));
      },
    });
}
