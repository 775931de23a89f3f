import { queryOptions } from '@tanstack/react-query';
import { linkReportEndpoints } from '@toasoan/contract/features/internal-links/report-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import { linkKeys } from '../internal-link-queries.ts';

export function collisions(projectId: string) {
  return queryOptions({
    queryKey: linkKeys(projectId, 'collisions'),
    queryFn: ({ signal }) => call(linkReportEndpoints.collisions, { signal }),
  });
}

export function linkReport(projectId: string) {
  return queryOptions({
    queryKey: linkKeys(projectId, 'report'),
    queryFn: ({ signal }) => call(linkReportEndpoints.report, { signal }),
  });
}

/** Asked when the panel of a post opens. */
export function inboundLinks(projectId: string, postId: string) {
  return queryOptions({
    queryKey: linkKeys(projectId, 'inbound', postId),
    queryFn: ({ signal }) => call(linkReportEndpoints.inbound, { params: { id: postId }, signal }),
  });
}

export function useSurvey() {
  return useResourceMutation(linkKeys, () => call(linkReportEndpoints.survey, {}));
}
