import { queryOptions } from '@tanstack/react-query';
import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { call } from '#web/core/api/api.ts';

/** Whoever comes back to the page sees what it showed and has it asked again at once: all of it changes elsewhere. */
export function dashboardQuery(projectId: string) {
  return queryOptions({
    queryKey: [projectId, 'dashboard'],
    queryFn: ({ signal }) => call(dashboardEndpoints.get, { signal }),
    staleTime: 0,
  });
}
