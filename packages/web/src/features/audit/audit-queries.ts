import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { AuditListQuery } from '@toasoan/contract/features/audit/audit.ts';
import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import { peopleSearchEndpoint } from '@toasoan/contract/features/users/people-search.ts';
import { call } from '#web/core/api/api.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';

const SHOWN = 20;

function auditKeys(projectId: string, ...rest: QueryKey): QueryKey {
  return [projectId, 'audit', ...rest];
}

/** Refetched whenever it is shown: every change elsewhere adds a row. */
export function auditList(projectId: string, query: AuditListQuery) {
  return queryOptions({
    queryKey: auditKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(auditEndpoints.list, { query, signal }),
    staleTime: 0,
  });
}

/** One part of a file, from below a row. @throws ApiError */
export type AskForPart = (
  beforeId: string | undefined,
  signal: AbortSignal,
) => Promise<DataOf<typeof auditEndpoints.export>>;

/** The filter of the list without the position in it. */
export function exportLog({ text, userIds, entity, action, from, to }: AuditListQuery): AskForPart {
  return (beforeId, signal) =>
    call(auditEndpoints.export, { query: { text, userIds, entity, action, from, to, beforeId }, signal });
}

/** Members of the project; some projects have no list of accounts. */
export function peopleSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: auditKeys(projectId, 'people', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(peopleSearchEndpoint, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((person) => ({ value: person.userId, label: person.displayName }));
      },
    });
}
