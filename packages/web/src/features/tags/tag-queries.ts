import { queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

export type TagQuery = QueryInput<typeof tagEndpoints.list>;

export const tagKeys = resourceKeys('tags');

export function tagList(projectId: string, query: TagQuery) {
  return queryOptions({
    queryKey: tagKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(tagEndpoints.list, { query, signal }),
  });
}

export function tagCounts(projectId: string) {
  return queryOptions({
    queryKey: tagKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(tagEndpoints.counts, { signal }),
  });
}

export function tagDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: tagKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(tagEndpoints.detail, { params: { id }, signal }),
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

export function useUpdateTag() {
  return useResourceMutation(
    tagKeys,
    (change: { tag: Tag; set: Partial<Pick<Tag, 'status' | 'isFeatured'>> }) =>
      call(tagEndpoints.update, { body: { id: change.tag.id, version: change.tag.version, ...change.set } }),
  );
}

export function useRemoveTag() {
  return useResourceMutation(tagKeys, (tag: Tag) =>
    call(tagEndpoints.remove, { params: { id: tag.id }, ifMatch: tag.version }),
  );
}

export function useMergeTags() {
  return useResourceMutation(tagKeys, (merge: { tag: Tag; intoId: string }) =>
    call(tagEndpoints.merge, {
      body: { id: merge.tag.id, version: merge.tag.version, intoId: merge.intoId },
    }),
  );
}

export function useAddTags() {
  return useResourceMutation(tagKeys, (batch: { titles: string[]; idempotencyKey: string }) =>
    call(tagEndpoints.addMany, { body: { titles: batch.titles }, idempotencyKey: batch.idempotencyKey }),
  );
}
