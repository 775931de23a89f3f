import { queryOptions } from '@tanstack/react-query';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { MediaUsesOfOne } from '@toasoan/contract/features/media/media-use.ts';
import { call } from '#web/core/api/api.ts';
import { mediaKeys, mediaUses } from '../media-queries.ts';

/** The most ids that one call accepts. */
const MOST = 100;

/** Read again whenever the question is asked. */
export const usesNow = (projectId: string, id: string) => ({ ...mediaUses(projectId, id), staleTime: 0 });

/** What holds each of any number of files; unused ones are missing. */
export function usesOfEach(projectId: string, ids: readonly string[]) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'usesOfEach', ids),
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, MediaUsesOfOne>> => {
      const found: MediaUsesOfOne[] = [];
      for (let from = 0; from < ids.length; from += MOST) {
        const query = { id: ids.slice(from, from + MOST) };
        found.push(...(await call(mediaEndpoints.usesByIds, { query, signal })).items);
      }
      return new Map(found.map((one) => [one.id, one]));
    },
    staleTime: 0,
  });
}
