import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { call } from '#web/core/api/api.ts';

export type TagQuery = QueryInput<typeof tagEndpoints.list>;

/** Everything about tags of a project; invalidate it after every change. */
export function tagKeys(projectId: string, ...rest: QueryKey): QueryKey {
  return [projectId, 'tags', ...rest];
}

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

/** Tags that read the same; asked while a name is typed, so it shows no loading line. */
export function similarTags(projectId: string, name: { title: string; exceptId?: string }) {
  return queryOptions({
    queryKey: tagKeys(projectId, 'similar', name),
    queryFn: ({ signal }) =>
      call(tagEndpoints.similar, { query: name, signal, headers: { 'x-hide-loading': '1' } }),
    enabled: name.title !== '',
  });
}
