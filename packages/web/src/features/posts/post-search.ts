import { queryOptions } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { postKeys } from './post-queries.ts';

const SHOWN = 10;

/** Posts this person may open whose words are searched for, exact spelling first. */
export function postSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: postKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(postEndpoints.list, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((post) => ({ value: post.id, label: post.title }));
      },
    });
}
