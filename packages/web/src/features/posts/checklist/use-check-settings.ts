import { useQuery } from '@tanstack/react-query';
import {
  type CheckSettings,
  PLAIN_CHECK_SETTINGS,
} from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { postSettings } from '../settings/settings-queries.ts';

/** What the project asks of this post: as the server looked at it, for one that is not saved yet as it is now. */
export function useCheckSettings(post: Post | undefined): CheckSettings {
  const projectId = useProjectId();
  const { data } = useQuery({ ...postSettings(projectId), enabled: post === undefined });
  return post?.checkSettings ?? data?.checks ?? PLAIN_CHECK_SETTINGS;
}
