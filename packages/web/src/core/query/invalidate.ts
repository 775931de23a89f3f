import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * What was read is out of date: what is shown of it is read again now, the rest when it is shown. A first answer that
 * is on its way still may have been made before the change, and TanStack Query would take it for the new one.
 */
export async function invalidate(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  for (const query of client.getQueryCache().findAll({ ...filters, type: 'active' })) {
    const isFirst = query.state.data === undefined && query.state.fetchStatus === 'fetching';
    // Only of those that are read again by the next line; whoever waits for the first answer gets the second.
    if (isFirst && !query.isDisabled() && !query.isStatic()) void query.cancel({ silent: true });
  }
  await client.invalidateQueries(filters);
}
