import { useQuery } from '@tanstack/react-query';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { eventKeys } from '../event-queries.ts';

const SHOWN = 12;

/** The next dates of a series; undefined while they load and for an event that does not repeat. */
export function useComingDates({ id, version, recurrenceKind }: Event) {
  const projectId = useProjectId();
  const today = hanoiDay(useNow().getTime());
  return useQuery({
    queryKey: eventKeys(projectId, 'occurrences', id, version, today),
    queryFn: ({ signal }) =>
      call(eventEndpoints.occurrences, {
        params: { id },
        query: { from: today, limit: SHOWN },
        signal,
        headers: { 'x-hide-loading': '1' },
      }),
    enabled: recurrenceKind !== 'NONE',
  }).data;
}
