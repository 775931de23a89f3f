import { type QueryClient, useQueries } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { postKeys } from '../../post-queries.ts';

const titleKey = (projectId: string, id: string) => postKeys(projectId, 'title', id);

/** Headlines by id; undefined while one is loading, and for posts that this person may not see. */
export function usePostTitles(ids: readonly string[]): readonly (string | undefined)[] {
  const projectId = useProjectId();
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: titleKey(projectId, id),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const post = await call(postEndpoints.detail, {
          params: { id },
          headers: { 'x-hide-loading': '1' },
          suppressErrorToast: 'everything',
          signal,
        });
        return post.title;
      },
      retry: false,
      staleTime: 5 * 60_000,
    })),
  }).map(({ data }) => data);
}

/** Stores a headline that is known already, so that it is not fetched. */
export function knowPostTitle(client: QueryClient, projectId: string, id: string, title: string): void {
  client.setQueryData(titleKey(projectId, id), title);
}
