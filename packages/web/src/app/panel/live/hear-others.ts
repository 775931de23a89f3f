import { readPublicSettings } from '#web/core/api/public-settings.ts';
import { followSession } from '#web/core/live/follow-session.ts';
import { queryClient } from '#web/core/query/query-client.ts';
import { compareBuilds } from '#web/core/updates/update-store.ts';
import { followPosts } from '#web/features/posts/live/follow-posts.ts';
import { followRights } from './follow-rights.ts';

/** Opens the stream of notices for the signed-in user and passes each feature its notices. */
export function hearOthers(): () => void {
  const { build } = readPublicSettings();
  const ends = [
    followPosts(queryClient),
    followRights(queryClient),
    followSession((served) => compareBuilds(build, served)),
  ];
  return () => {
    for (const end of ends) end();
  };
}
