import { queryOptions } from '@tanstack/react-query';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { pageKeys } from '../page-queries.ts';

export function pageDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: pageKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(pageEndpoints.detail, { params: { id }, signal }),
    initialData: () => firstAnswer(pageEndpoints.detail, { params: { id } }),
  });
}
