import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DescribeRequest,
  describeEndpoints,
  type MediaDescription,
} from '@toasoan/contract/features/media/describing/description.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { mediaKeys } from '../media-queries.ts';

interface Asked {
  readonly ids: readonly string[];
  readonly set: MediaDescription;
  readonly overwrite: boolean;
}

/** What the description would change; undefined until the first answer, and while there is nothing to say. */
export function useDescribed({ ids, set, overwrite }: Asked, isSound: boolean) {
  const projectId = useProjectId();
  return useQuery(
    queryOptions({
      queryKey: mediaKeys(projectId, 'describe', { ids, set, overwrite }),
      queryFn: async ({ signal }) =>
        (
          await call(describeEndpoints.preview, {
            body: { ids: [...ids], set, overwrite },
            headers: { 'x-hide-loading': '1' },
            signal,
          })
        ).items,
      enabled: isSound && Object.keys(set).length > 0,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
}

/** Says the same about many files, each in the version that was seen. */
export function useApplyDescription() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: DescribeRequest) => call(describeEndpoints.apply, { body: request }),
    onSettled: () => invalidate(client, { queryKey: mediaKeys(projectId) }),
  });
}
