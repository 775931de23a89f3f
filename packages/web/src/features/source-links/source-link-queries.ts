import { queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { sourceLinkEndpoints } from '@toasoan/contract/features/source-links/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

const links = crudCalls('source-links', sourceLinkEndpoints);
const { keys: linkKeys } = links;

export const {
  list: sourceLinkList,
  detail: sourceLinkDetail,
  create: createSourceLink,
  update: updateSourceLink,
  useUpdate: useUpdateSourceLink,
  useRemove: useRemoveSourceLink,
} = links;

export function sourceLinkCounts(projectId: string) {
  return queryOptions({
    queryKey: linkKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(sourceLinkEndpoints.counts, { signal }),
  });
}

/** Whether enough agencies have agreed: one of the counts of sources. */
export function agencyCounts(projectId: string) {
  return queryOptions({
    queryKey: [projectId, 'parser-sources', 'counts'],
    queryFn: ({ signal }) => call(parserSourceEndpoints.counts, { signal }),
  });
}

export function useTryLinks() {
  return useResourceMutation(
    // Nothing changes, so nothing is read again.
    (projectId) => [projectId, 'source-link-trial'],
    (body: BodyInput<typeof sourceLinkEndpoints.try>) => call(sourceLinkEndpoints.try, { body }),
  );
}
