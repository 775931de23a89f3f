import type { LocalDraft, LocalDrafts } from '#web/features/articles/public.ts';
import { createDraftStore } from '#web/features/articles/public-drafts.ts';
import type { PageArticle } from './page-article.ts';

/** Unsaved text of pages in this browser. */
export const pageCopies: LocalDrafts<PageArticle> = createDraftStore<LocalDraft<PageArticle>>(
  'toasoan-page-drafts',
  'pages',
);
