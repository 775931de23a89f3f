import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { call } from '#web/core/api/api.ts';

/** Everything about categories of a project; invalidate it after every change. */
export function categoryKeys(projectId: string, ...rest: QueryKey): QueryKey {
  return [projectId, 'categories', ...rest];
}

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
