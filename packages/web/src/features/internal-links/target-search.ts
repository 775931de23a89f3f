import { queryOptions } from '@tanstack/react-query';
import type { InternalLinkTarget } from '@toasoan/contract/features/internal-links/internal-link.ts';
import { peopleSearchEndpoint } from '@toasoan/contract/features/users/people-search.ts';
import { call } from '#web/core/api/api.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { tagSearch } from '#web/features/tags/public.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { linkKeys } from './internal-link-queries.ts';

const SHOWN = 20;

/** Members of the project, in every project: whoever may pick people. */
function authorSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: linkKeys(projectId, 'authors', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(peopleSearchEndpoint, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((person) => ({ value: person.userId, label: person.displayName }));
      },
    });
}

/** Records that a keyword may lead to. */
export function targetSearch(projectId: string, type: Exclude<InternalLinkTarget, 'url'>): SearchOptions {
  if (type === 'category') return categorySearch(projectId);
  return type === 'tag' ? tagSearch(projectId) : authorSearch(projectId);
}
