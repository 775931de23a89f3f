// Knows the pages that are open, not how one is opened: pages that show a page need no editor for that.
import { useTab } from '#web/core/tabs/use-tab.ts';
import { editingSessionOf, type OpenSessions } from '#web/features/articles/public.ts';
import type { PageArticle, PageSession } from './page-article.ts';

export const openPages: OpenSessions<PageArticle> = new Map();

/** The page that this tab has open, if any. */
export function useOpenPage(): PageSession | undefined {
  return openPages.get(useTab().id);
}

/** The tab of this page that has a page open for writing: it may write with the lock of that tab. */
export function sessionWriting(pageId: string): string | undefined {
  return editingSessionOf(openPages, pageId);
}
