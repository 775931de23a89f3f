import { queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

export const SUBMISSIONS = 'submissions';
const QUIET = { 'x-hide-loading': '1' };

export const submissionKeys = resourceKeys(SUBMISSIONS);

export function submissionList(projectId: string, query: QueryInput<typeof submissionEndpoints.list>) {
  return queryOptions({
    queryKey: submissionKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(submissionEndpoints.list, { query, signal, headers: QUIET }),
  });
}

export function submissionCounts(projectId: string, contestId: string) {
  return queryOptions({
    queryKey: submissionKeys(projectId, 'counts', contestId),
    queryFn: ({ signal }) =>
      call(submissionEndpoints.counts, { query: { contestId }, signal, headers: QUIET }),
  });
}

export function submissionConsents(projectId: string, id: string) {
  return queryOptions({
    queryKey: submissionKeys(projectId, 'consents', id),
    queryFn: ({ signal }) => call(submissionEndpoints.consents, { params: { id }, signal, headers: QUIET }),
  });
}

export function submissionDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: submissionKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(submissionEndpoints.detail, { params: { id }, signal, headers: QUIET }),
  });
}
