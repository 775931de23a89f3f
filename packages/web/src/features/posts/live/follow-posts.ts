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
  /** The change came from a tab of this page, which shows it already. */
  readonly isOwn: boolean;
}

const EVERYTHING = 'everything';

/**
 * Refreshes lists, board, calendar, dashboard and open posts after changes of others. Returns the function that
 * stops.
 */
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

/** Refreshes what is on the page now, and the rest when it is shown. */
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

/** Keys of a project's queries begin with its id. */
function isOfProject(first: unknown): boolean {
  return typeof first === 'string' && /^\d+$/.test(first);
}
