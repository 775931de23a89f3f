import { queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';
import { showDay } from '#web/ui/dates/days.ts';
import type { Option } from '#web/ui/select/option.ts';

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

/** For places beside a page of events: whoever waits for the number sees no trouble of it. */
export function quietEventCounts(projectId: string) {
  return queryOptions({
    ...eventCounts(projectId),
    queryFn: ({ signal }) =>
      call(eventEndpoints.counts, {
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
  });
}

const FOUND = 10;

/** Finds events that this person may open, those changed last first. */
export function eventSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: eventKeys(projectId, 'search', text),
      queryFn: ({ signal }) => findEvents(text, signal),
    });
}

export async function findEvents(text: string, signal: AbortSignal): Promise<readonly Option[]> {
  const { items } = await call(eventEndpoints.list, {
    query: { text, limit: FOUND },
    headers: { 'x-hide-loading': '1' },
    signal,
  });
  return items.map(({ id, title, placeName, startTime }) => ({
    value: id,
    label: title,
    detail: [startTime && showDay(hanoiDay(Date.parse(startTime))), placeName].filter(Boolean).join(' · '),
  }));
}

export function eventCalendar(projectId: string, query: QueryInput<typeof eventEndpoints.calendar>) {
  return queryOptions({
    queryKey: eventKeys(projectId, 'calendar', query),
    queryFn: ({ signal }) => call(eventEndpoints.calendar, { query, signal }),
  });
}
