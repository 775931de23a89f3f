// Knows the posts that are open, not how one is opened: pages that show a post need no editor for that.
import { useTab } from '#web/core/tabs/use-tab.ts';
import {
  editingSessionOf as articleSessionOf,
  findSession as findArticle,
  type OpenSessions,
} from '#web/features/articles/public.ts';
import type { PostArticle, PostSession } from './post-article.ts';

/** Sessions of this browser tab by console tab, so that a page knows whether its post is open already. */
export const openSessions: OpenSessions<PostArticle> = new Map();

/** The post that this tab has open, if any. */
export function useOpenSession(): PostSession | undefined {
  return openSessions.get(useTab().id);
}

/** The open post with this id in any tab, if there is one. */
export function findSession(postId: string): PostSession | undefined {
  return findArticle(openSessions, postId);
}

/** The tab of this page that has a post open for writing: it may write with the lock of that tab. */
export function editingSessionOf(postId: string): string | undefined {
  return articleSessionOf(openSessions, postId);
}
