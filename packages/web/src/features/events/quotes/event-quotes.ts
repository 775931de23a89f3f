import { queryOptions } from '@tanstack/react-query';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { QuotesQuery } from '@toasoan/contract/features/events/quotes/quote.ts';
import { call } from '#web/core/api/api.ts';
import { eventKeys } from '../event-queries.ts';

/** Posts that still say what was planned before a change. */
export function eventQuotes(projectId: string, eventId: string, query: QuotesQuery) {
  return queryOptions({
    queryKey: eventKeys(projectId, 'quotes', eventId, query),
    queryFn: ({ signal }) =>
      call(eventEndpoints.quotes, {
        params: { id: eventId },
        query,
        signal,
        headers: { 'x-hide-loading': '1' },
      }),
  });
}
