// Knows the events that are open, not how one is opened: pages that show an event need no editor for that.
import { useTab } from '#web/core/tabs/use-tab.ts';
import { editingSessionOf, type OpenSessions } from '#web/features/articles/public.ts';
import type { EventArticle, EventSession } from './event-article.ts';

export const openEvents: OpenSessions<EventArticle> = new Map();

/** The event that this tab has open, if any. */
export function useOpenEvent(): EventSession | undefined {
  return openEvents.get(useTab().id);
}

/** The tab of this page that has an event open for writing: it may write with the lock of that tab. */
export function sessionWriting(eventId: string): string | undefined {
  return editingSessionOf(openEvents, eventId);
}
