import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { forgetFirstCalls } from '#web/core/api/first-calls.ts';

/**
 * Marks data as outdated: visible queries are read again now, the others when they are shown. A first response still on
 * its way may predate the change, and TanStack Query would take it for the new one.
 */
export async function invalidate(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  forgetFirstCalls();
  for (const query of client.getQueryCache().findAll({ ...filters, type: 'active' })) {
    const isFirst = query.state.data === undefined && query.state.fetchStatus === 'fetching';
    // Only queries that the next line reads again; callers of the first request get the second response.
    if (isFirst && !query.isDisabled() && !query.isStatic()) void query.cancel({ silent: true });
  }
  await client.invalidateQueries(filters);
}
