import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { tagKeys } from './tag-queries.ts';

/** A change of one tag from its row; the lists of the project are asked again. */
function useTagMutation<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => invalidate(client, { queryKey: tagKeys(projectId) }),
  });
}

export function useUpdateTag() {
  return useTagMutation((change: { tag: Tag; set: Partial<Pick<Tag, 'status' | 'isFeatured'>> }) =>
    call(tagEndpoints.update, { body: { id: change.tag.id, version: change.tag.version, ...change.set } }),
  );
}

export function useRemoveTag() {
  return useTagMutation((tag: Tag) =>
    call(tagEndpoints.remove, { params: { id: tag.id }, ifMatch: tag.version }),
  );
}

export function useMergeTags() {
  return useTagMutation((merge: { tag: Tag; intoId: string }) =>
    call(tagEndpoints.merge, {
      body: { id: merge.tag.id, version: merge.tag.version, intoId: merge.intoId },
    }),
  );
}

export function useAddTags() {
  return useTagMutation((batch: { titles: string[]; idempotencyKey: string }) =>
    call(tagEndpoints.addMany, { body: { titles: batch.titles }, idempotencyKey: batch.idempotencyKey }),
  );
}
