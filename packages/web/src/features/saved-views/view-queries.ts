import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { savedViewEndpoints } from '@toasoan/contract/features/saved-views/endpoints.ts';
import type { SavedList, SavedView } from '@toasoan/contract/features/saved-views/saved-view.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';

function viewKeys(projectId: string, ...rest: QueryKey): QueryKey {
  return [projectId, 'saved-views', ...rest];
}

export function viewList(projectId: string, list: SavedList) {
  return queryOptions({
    queryKey: viewKeys(projectId, list),
    queryFn: async ({ signal }) =>
      (
        await call(savedViewEndpoints.list, {
          query: { list },
          headers: { 'x-hide-loading': '1' },
          signal,
        })
      ).items,
  });
}

function useViewMutation<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => invalidate(client, { queryKey: viewKeys(projectId) }),
  });
}

export function useCreateView() {
  return useViewMutation((body: BodyInput<typeof savedViewEndpoints.create>) =>
    call(savedViewEndpoints.create, { body }),
  );
}

export function useUpdateView() {
  return useViewMutation((body: BodyInput<typeof savedViewEndpoints.update>) =>
    call(savedViewEndpoints.update, { body }),
  );
}

export function useSetDefaultView() {
  return useViewMutation((body: BodyInput<typeof savedViewEndpoints.setDefault>) =>
    call(savedViewEndpoints.setDefault, { body }),
  );
}

export function useRemoveView() {
  return useViewMutation((view: SavedView) =>
    call(savedViewEndpoints.remove, { params: { id: view.id }, ifMatch: view.version }),
  );
}
