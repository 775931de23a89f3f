import { queryOptions } from '@tanstack/react-query';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';

export const {
  keys: categoryKeys,
  detail: categoryDetail,
  create: createCategory,
  update: updateCategory,
  useUpdate: useUpdateCategory,
} = crudCalls('categories', categoryEndpoints);

export function categoryTree(projectId: string) {
  return queryOptions({
    queryKey: categoryKeys(projectId, 'tree'),
    queryFn: ({ signal }) => call(categoryEndpoints.tree, { signal }),
    initialData: () => firstAnswer(categoryEndpoints.tree, {}),
  });
}
