// Knows the articles that are open, not how one is opened: pages that show a record need no editor for that.

import type { ArticleSession } from './article-session.ts';
import type { ArticleTypes } from './article-types.ts';

/** Sessions of this browser tab by console tab. */
export type OpenSessions<A extends ArticleTypes> = Map<string, ArticleSession<A>>;

/** The open article of a record in any tab, if there is one. */
export function findSession<A extends ArticleTypes>(
  open: OpenSessions<A>,
  id: string,
): ArticleSession<A> | undefined {
  return [...open.values()].find((session) => session.get().record?.id === id);
}

/** The tab of this page that has a record open for writing: it may write with the lock of that tab. */
export function editingSessionOf<A extends ArticleTypes>(
  open: OpenSessions<A>,
  id: string,
): string | undefined {
  return [...open].find(([, session]) => session.get().record?.id === id)?.[0];
}
