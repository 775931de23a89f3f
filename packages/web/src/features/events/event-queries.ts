import { queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

export const eventKeys = resourceKeys('events');

export function eventList(projectId: string, query: QueryInput<typeof eventEndpoints.list>) {
  return queryOptions({
    queryKey: eventKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(eventEndpoints.list, { query, signal }),
    initialData: () => firstAnswer(eventEndpoints.list, { query }),
  });
}

export function eventCounts(projectId: string) {
  return queryOptions({
    queryKey: eventKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(eventEndpoints.counts, { signal }),
    initialData: () => firstAnswer(eventEndpoints.counts, {}),
  });
}

export function eventCalendar(projectId: string, query: QueryInput<typeof eventEndpoints.calendar>) {
  return queryOptions({
    queryKey: eventKeys(projectId, 'calendar', query),
    queryFn: ({ signal }) => call(eventEndpoints.calendar, { query, signal }),
  });
}
