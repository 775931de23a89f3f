import { queryOptions } from '@tanstack/react-query';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { eventKeys } from '../event-queries.ts';

export function eventDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: eventKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(eventEndpoints.detail, { params: { id }, signal }),
    initialData: () => firstAnswer(eventEndpoints.detail, { params: { id } }),
  });
}
