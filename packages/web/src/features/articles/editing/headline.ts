import { useSyncExternalStore } from 'react';
import type { ArticleSession } from './article-session.ts';
import type { ArticleTypes } from './article-types.ts';

/** What an open article is called in bars, tabs and questions. */
export function headlineOf<A extends ArticleTypes>({ kind, form }: ArticleSession<A>): string {
  return kind.titleOf(form.get().values) || kind.words().untitled;
}

/** The same on a page, once typing pauses. */
export function useHeadline<A extends ArticleTypes>(session: ArticleSession<A>): string {
  return useSyncExternalStore(session.form.whenSettled, () => headlineOf(session));
}
