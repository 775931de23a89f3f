// Knows the articles that are open, not how one is opened: pages that show a post need no editor for that.
import { useSyncExternalStore } from 'react';
import { i18n } from '#web/core/i18n/i18n.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import type { PostSession } from './post-session.ts';
import type { PostSessionState } from './session-state.ts';

/** Sessions of this browser tab by console tab, so that a page knows whether its article is open already. */
export const openSessions = new Map<string, PostSession>();

/** The article that this tab has open, if any. */
export function useOpenSession(): PostSession | undefined {
  return openSessions.get(useTab().id);
}

/** The open article of a post in any tab, if there is one. */
export function findSession(postId: string): PostSession | undefined {
  return [...openSessions.values()].find((session) => session.get().post?.id === postId);
}

/** The tab of this page that has a post open for writing: it may write with the lock of that tab. */
export function editingSessionOf(postId: string): string | undefined {
  return [...openSessions].find(([, session]) => session.get().post?.id === postId)?.[0];
}

/** What the article is called in bars, tabs and questions. */
export function headlineOf(session: PostSession): string {
  const { title } = session.form.get().values;
  return title.trim() === '' ? i18n.t('posts:edit.untitled') : title;
}

/** The same on a page, once typing pauses. */
export function useHeadline(session: PostSession): string {
  return useSyncExternalStore(session.form.whenSettled, () => headlineOf(session));
}

/** Re-renders only when the selected part of an open article's state changes. */
export function useSessionPart<Part>(session: PostSession, select: (state: PostSessionState) => Part): Part {
  return useSyncExternalStore(session.subscribe, () => select(session.get()));
}
