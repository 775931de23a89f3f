import { queryOptions } from '@tanstack/react-query';
import { systemLogEndpoints } from '@toasoan/contract/features/audit/system/system-endpoints.ts';
import type { SystemLogQuery } from '@toasoan/contract/features/audit/system/system-log.ts';
import { call } from '#web/core/api/api.ts';
import type { AskForPart } from '../audit-queries.ts';

/** Refetched whenever it is shown; the same in every project. */
export function systemLog(_projectId: string, query: SystemLogQuery) {
  return queryOptions({
    queryKey: ['system-log', 'list', query],
    queryFn: ({ signal }) => call(systemLogEndpoints.list, { query, signal }),
    staleTime: 0,
  });
}

/** The filter of the list without the position in it. */
export function exportSystemLog({ userIds, address, kind, from, to }: SystemLogQuery): AskForPart {
  return (beforeId, signal) =>
    call(systemLogEndpoints.export, { query: { userIds, address, kind, from, to, beforeId }, signal });
}

const FRESH_MS = 60_000;

/** Asked for behind the page: an alarm is rare. */
export const signInAlarms = queryOptions({
  queryKey: ['system-log', 'alarms'],
  queryFn: ({ signal }) => call(systemLogEndpoints.alarms, { signal, headers: { 'x-hide-loading': '1' } }),
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
});
