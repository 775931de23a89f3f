import type { LocalDraft, LocalDrafts } from '#web/features/articles/public.ts';
import { createDraftStore } from '#web/features/articles/public-drafts.ts';
import type { EventArticle } from './event-article.ts';

/** Unsaved text of events in this browser. */
export const eventCopies: LocalDrafts<EventArticle> = createDraftStore<LocalDraft<EventArticle>>(
  'toasoan-event-drafts',
  'events',
);
