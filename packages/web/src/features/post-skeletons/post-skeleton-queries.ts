import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { postSkeletonEndpoints } from '@toasoan/contract/features/post-skeletons/endpoints.ts';
import { peopleSearchEndpoint } from '@toasoan/contract/features/users/people-search.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { randomId } from '#web/core/random-id.ts';
import { postKeys } from '#web/features/posts/public.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import type { Option } from '#web/ui/select/option.ts';

const skeletons = crudCalls('post-skeletons', postSkeletonEndpoints);
const { keys: skeletonKeys } = skeletons;

export const {
  list: skeletonList,
  detail: skeletonDetail,
  create: createSkeleton,
  update: updateSkeleton,
  useUpdate: useUpdateSkeleton,
  useRemove: useRemoveSkeleton,
} = skeletons;

/** Begins a draft. The key makes a repeated call begin only one. */
export function useSkeleton() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(postSkeletonEndpoints.use, { params: { id }, idempotencyKey: randomId() }),
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}

const SHOWN = 20;

/** Skeletons by their names, for the palette. */
export function postSkeletonSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: skeletonKeys(projectId, 'search', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(postSkeletonEndpoints.list, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((skeleton) => ({
          value: skeleton.id,
          label: skeleton.title,
          detail: skeleton.headline,
        }));
      },
    });
}

/** Colleagues who write posts here. */
export function writerSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: skeletonKeys(projectId, 'writers', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(peopleSearchEndpoint, {
          query: { text, limit: SHOWN, may: 'post.create' },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((person) => ({ value: person.userId, label: person.displayName }));
      },
    });
}
