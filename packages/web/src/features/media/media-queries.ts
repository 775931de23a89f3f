import { queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

export type MediaQuery = QueryInput<typeof mediaEndpoints.list>;

const QUIET = { 'x-hide-loading': '1' };

export const mediaKeys = resourceKeys('media');

export function mediaList(projectId: string, query: MediaQuery) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(mediaEndpoints.list, { query, signal }),
    initialData: () => firstAnswer(mediaEndpoints.list, { query }),
  });
}

export function mediaCounts(projectId: string) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(mediaEndpoints.counts, { signal, headers: QUIET }),
  });
}

/** Whatever changes the counts changes this, so their key covers it. */
export function mediaSpace(projectId: string) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'counts', 'space'),
    queryFn: ({ signal }) =>
      call(mediaEndpoints.space, { signal, headers: QUIET, suppressErrorToast: 'everything' }),
  });
}

export function mediaDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(mediaEndpoints.detail, { params: { id }, signal }),
  });
}

export function mediaUses(projectId: string, id: string) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'uses', id),
    queryFn: async ({ signal }) =>
      (await call(mediaEndpoints.uses, { params: { id }, signal, headers: QUIET })).items,
  });
}

export function mediaDuplicates(projectId: string, id: string) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'duplicates', id),
    queryFn: async ({ signal }) =>
      (await call(mediaEndpoints.duplicates, { params: { id }, signal, headers: QUIET })).items,
  });
}

/** Files by their ids, including the trash; errors stay silent because no user asked for it. */
export function mediaByIds(projectId: string, ids: readonly string[]) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'byIds', ids),
    queryFn: async ({ signal }) =>
      (
        await call(mediaEndpoints.byIds, {
          query: { id: [...ids] },
          signal,
          headers: QUIET,
          suppressErrorToast: 'everything',
        })
      ).items,
    enabled: ids.length > 0,
  });
}
