import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { submissionRecallEndpoints as endpoints } from '@toasoan/contract/features/contest-results/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

const keys = resourceKeys('contest-recalls');

export function recallPreviewOf(projectId: string, id: string) {
  return queryOptions({
    queryKey: keys(projectId, 'preview', id),
    queryFn: ({ signal }) => call(endpoints.preview, { params: { id }, signal }),
    // The preview lists what is about to change.
    staleTime: 0,
  });
}

export function recallsOf(projectId: string, contestId: string) {
  return queryOptions({
    queryKey: keys(projectId, 'list', contestId),
    queryFn: async ({ signal }) => (await call(endpoints.list, { query: { contestId }, signal })).items,
  });
}

export function useRecall() {
  return useWideMutation((body: BodyInput<typeof endpoints.start>) => call(endpoints.start, { body }));
}

export function useUndoRecall() {
  return useWideMutation(({ id, ...body }: BodyInput<typeof endpoints.undo> & { readonly id: string }) =>
    call(endpoints.undo, { params: { id }, body }),
  );
}

/** Works, awards, posts and the library may have changed: everything is invalidated. */
function useWideMutation<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => invalidate(client, { queryKey: [projectId] }),
  });
}
