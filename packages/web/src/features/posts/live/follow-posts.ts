import type { QueryClient } from '@tanstack/react-query';
import type { Notice } from '@toasoan/contract/features/live/notice.ts';
import { quietly } from '#web/core/api/quietly.ts';
import { createBundle } from '#web/core/live/bundle.ts';
import { onEverythingStale, onNotice } from '#web/core/live/notice-registry.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { markChanged } from './changed-posts.ts';
import { isStaleAfter, type PostChange } from './stale-posts.ts';

interface HeardChange extends PostChange {
  /** Made in a tab of this page, which shows it already. */
  readonly isOwn: boolean;
}

const EVERYTHING = 'everything';

/** Keeps lists, board, calendar, dashboard and open posts in step with what others do. Gives back the end of it. */
export function followPosts(client: QueryClient): () => void {
  const bundle = createBundle<HeardChange | typeof EVERYTHING>(
    { deal: (changes) => lookAgain(client, changes), random: Math.random },
    () => document.hidden,
  );
  const ends = [
    onNotice('post', (notice) => {
      const change = changeOf(notice);
      if (change) bundle.add(change);
    }),
    onEverythingStale(() => bundle.add(EVERYTHING)),
  ];
  document.addEventListener('visibilitychange', bundle.shown);
  return () => {
    for (const end of ends) end();
    document.removeEventListener('visibilitychange', bundle.shown);
    bundle.stop();
  };
}

function changeOf({ projectId, thingId, editingSession }: Notice): HeardChange | undefined {
  if (projectId === null) return undefined;
  const isOwn = useTabs.getState().list.tabs.some(({ id }) => id === editingSession);
  return { projectId, postId: thingId ?? undefined, isOwn };
}

/** What is on the page is asked again, the rest when it comes to the page. */
async function lookAgain(
  client: QueryClient,
  heard: readonly (HeardChange | typeof EVERYTHING)[],
): Promise<void> {
  const changes = heard.filter((change) => change !== EVERYTHING);
  const isEverything = changes.length < heard.length;
  await quietly(() =>
    invalidate(client, {
      predicate: ({ queryKey }) =>
        isEverything ? isOfProject(queryKey[0]) : isStaleAfter(changes, queryKey),
    }),
  );
  markChanged(changes.flatMap(({ isOwn, postId }) => (isOwn || postId === undefined ? [] : [postId])));
}

/** Keys of what belongs to a project begin with its number. */
function isOfProject(first: unknown): boolean {
  return typeof first === 'string' && /^\d+$/.test(first);
}
