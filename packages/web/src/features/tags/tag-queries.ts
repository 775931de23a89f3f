import { queryOptions, useMutation } from '@tanstack/react-query';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import { call } from '#web/core/api/api.ts';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

export const {
  keys: tagKeys,
  list: tagList,
  detail: tagDetail,
  create: createTag,
  update: updateTag,
  useUpdate: useUpdateTag,
  useRemove: useRemoveTag,
} = crudCalls('tags', tagEndpoints);

export function tagCounts(projectId: string) {
  return queryOptions({
    queryKey: tagKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(tagEndpoints.counts, { signal }),
  });
}

/** Tags whose names read the same. It is called while a name is typed, so it shows no loading line. */
export function similarTags(projectId: string, name: { title: string; exceptId?: string }) {
  return queryOptions({
    queryKey: tagKeys(projectId, 'similar', name),
    queryFn: ({ signal }) =>
      call(tagEndpoints.similar, { query: name, signal, headers: { 'x-hide-loading': '1' } }),
    enabled: name.title !== '',
  });
}

/** A dialog that shows the newer tags after a conflict asks for no toast. */
export function useMergeTags(suppressErrorToast?: readonly string[]) {
  return useResourceMutation(tagKeys, (merge: { from: readonly Tag[]; intoId: string }) =>
    call(tagEndpoints.merge, {
      body: { from: merge.from.map(({ id, version }) => ({ id, version })), intoId: merge.intoId },
      suppressErrorToast,
    }),
  );
}

export function usePreviewTags() {
  return useMutation({
    mutationFn: (titles: string[]) => call(tagEndpoints.previewMany, { body: { titles } }),
  });
}

export function useAddTags() {
  return useResourceMutation(tagKeys, (batch: { titles: string[]; idempotencyKey: string }) =>
    call(tagEndpoints.addMany, { body: { titles: batch.titles }, idempotencyKey: batch.idempotencyKey }),
  );
}
