import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/core/api/api.ts';

/**
 * The rules for a post that is not saved yet; without an answer the defaults apply. The key is not below the posts,
 * because a transition changes no rule.
 */
export function postSettings(projectId: string) {
  return queryOptions({
    queryKey: [projectId, 'post-settings'],
    queryFn: async ({ signal }) => {
      // The possible rules are not needed in the editor's chunk.
      const { postSettingsEndpoints } = await import(
        '@toasoan/contract/features/posts/settings/settings-endpoints.ts'
      );
      return await call(postSettingsEndpoints.get, { signal, suppressErrorToast: 'everything' });
    },
  });
}
