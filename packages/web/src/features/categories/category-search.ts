import { queryOptions } from '@tanstack/react-query';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { matchesQuery, type Option } from '#web/ui/select/option.ts';
import { treeOptions } from '#web/ui/select/tree-options.ts';
import { categoryKeys } from './category-queries.ts';

/** Categories by their names and those above them; the tree is small and read whole. */
export function categorySearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: categoryKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(categoryEndpoints.tree, { headers: { 'x-hide-loading': '1' }, signal });
        return treeOptions(items).filter((option) => matchesQuery(option, text));
      },
    });
}
