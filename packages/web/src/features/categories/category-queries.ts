import { queryOptions } from '@tanstack/react-query';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

export const categoryKeys = resourceKeys('categories');

export function categoryTree(projectId: string) {
  return queryOptions({
    queryKey: categoryKeys(projectId, 'tree'),
    queryFn: ({ signal }) => call(categoryEndpoints.tree, { signal }),
  });
}

export function categoryDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: categoryKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(categoryEndpoints.detail, { params: { id }, signal }),
  });
}
