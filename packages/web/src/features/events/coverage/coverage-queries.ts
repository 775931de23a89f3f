import { queryOptions } from '@tanstack/react-query';
import { coverageEndpoints } from '@toasoan/contract/features/events/coverage/coverage-endpoints.ts';
import type { EventRow } from '@toasoan/contract/features/events/event.ts';
import { peopleSearchEndpoint } from '@toasoan/contract/features/users/people-search.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { eventKeys } from '../event-queries.ts';

export function eventCoverage(projectId: string, eventId: string) {
  return queryOptions({
    queryKey: eventKeys(projectId, 'coverage', eventId),
    queryFn: ({ signal }) => call(coverageEndpoints.list, { params: { id: eventId }, signal }),
  });
}

/** By event, each for the date that its row shows. */
export function coverageSlots(
  projectId: string,
  rows: readonly Pick<EventRow, 'id' | 'day' | 'recurrenceKind'>[],
) {
  const ids = rows.map(({ id }) => id);
  const date = rows
    .filter(({ day, recurrenceKind }) => day !== null && recurrenceKind !== 'NONE')
    .map(({ id, day }) => `${id}@${day}`);
  return queryOptions({
    queryKey: eventKeys(projectId, 'coverage-slots', ids, date),
    queryFn: async ({ signal }) => {
      const { items } = await call(coverageEndpoints.slots, {
        query: { id: ids, ...(date.length > 0 && { date }) },
        headers: { 'x-hide-loading': '1' },
        signal,
      });
      return new Map(items.map(({ eventId, slots }) => [eventId, slots]));
    },
    enabled: ids.length > 0,
  });
}

export function coverageBoard(projectId: string) {
  return queryOptions({
    queryKey: eventKeys(projectId, 'coverage-board'),
    queryFn: ({ signal }) => call(coverageEndpoints.board, { signal }),
  });
}

const SHOWN = 20;

/** People of the project who write posts. */
export function writerSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: eventKeys(projectId, 'writers', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(peopleSearchEndpoint, {
          query: { text, limit: SHOWN, may: 'post.create' },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((person) => ({ value: person.userId, label: person.displayName }));
      },
    });
}
