import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import type { ExportFormat } from '@toasoan/contract/features/posts/export/post-export.ts';
import {
  type TakedownListQuery,
  takedownEndpoints,
} from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { postKeys } from '../post-queries.ts';

/** Below the key of posts, so that every transition invalidates the cases. */
const takedownKeys = (projectId: string, ...rest: readonly unknown[]) =>
  postKeys(projectId, 'takedown', ...rest);

export function takedownList(projectId: string, query: QueryInput<typeof takedownEndpoints.list>) {
  return queryOptions({
    queryKey: takedownKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(takedownEndpoints.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function takedownCounts(projectId: string) {
  return queryOptions({
    queryKey: takedownKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(takedownEndpoints.counts, { signal }),
  });
}

export function takedownDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: takedownKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(takedownEndpoints.detail, { params: { id }, signal }),
  });
}

/** The open case of a post, if there is one. */
export function openCaseOf(projectId: string, postId: string) {
  return takedownList(projectId, { view: 'open', postId, limit: 1 });
}

/** Exports the list as a file. */
export function exportCases(format: ExportFormat, { view, postId, text }: TakedownListQuery) {
  return call(takedownEndpoints.export, { body: { format, filters: { view, postId, text } } });
}

interface CaseToSave {
  readonly body: BodyOf<typeof takedownEndpoints.open> | BodyOf<typeof takedownEndpoints.update>;
  readonly idempotencyKey: string;
}

/** Opens a case, only one even when sent repeatedly, or edits the open one. */
export function useSaveCase() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: CaseToSave) =>
      'postId' in body
        ? call(takedownEndpoints.open, { body, idempotencyKey })
        : call(takedownEndpoints.update, { body }),
    onSettled: () => invalidate(client, { queryKey: takedownKeys(projectId) }),
  });
}
