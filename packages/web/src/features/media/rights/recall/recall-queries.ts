import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type MediaRecall,
  type MediaRecallRequest,
  recallEndpoints,
} from '@toasoan/contract/features/media/recall.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { mediaKeys } from '../../media-queries.ts';

export function recallPreviewOf(projectId: string, id: string) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'recall-preview', id),
    queryFn: ({ signal }) => call(recallEndpoints.preview, { params: { id }, signal }),
    // What it says is about to be changed.
    staleTime: 0,
  });
}

export function recentRecalls(projectId: string) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'recalls'),
    queryFn: async ({ signal }) => (await call(recallEndpoints.list, { signal })).items,
  });
}

export function useRecall() {
  return useWideMutation(({ id, options }: { readonly id: string; readonly options: MediaRecallRequest }) =>
    call(recallEndpoints.start, { params: { id }, body: options }),
  );
}

export function useUndoRecall() {
  return useWideMutation(({ id, version }: Pick<MediaRecall, 'id' | 'version'>) =>
    call(recallEndpoints.undo, { params: { id }, body: { version } }),
  );
}

/** Posts, people, categories and the project itself changed: everything is asked again. */
function useWideMutation<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => invalidate(client, { queryKey: [projectId] }),
  });
}
