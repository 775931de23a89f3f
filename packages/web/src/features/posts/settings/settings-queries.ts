import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/core/api/api.ts';

/**
 * For a post that is not saved yet; without an answer it is checked as everywhere. Not below the posts themselves:
 * moving a post changes no rule.
 */
export function postSettings(projectId: string) {
  return queryOptions({
    queryKey: [projectId, 'post-settings'],
    queryFn: async ({ signal }) => {
      // What the rules may be is no part of the editor's chunk.
      const { postSettingsEndpoints } = await import(
        '@toasoan/contract/features/posts/settings/settings-endpoints.ts'
      );
      return await call(postSettingsEndpoints.get, { signal, suppressErrorToast: 'everything' });
    },
  });
}
