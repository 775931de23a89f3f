import type { Event, EventDraft } from '@toasoan/contract/features/events/event.ts';
import type { ArticleSession, ArticleTypes } from '#web/features/articles/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import type { EventValues, eventInput } from './event-values.ts';

/** The types of an event for the editing that all articles share. */
export interface EventArticle extends ArticleTypes {
  readonly record: Event;
  readonly values: EventValues;
  readonly input: ReturnType<typeof eventInput>;
  readonly draft: EventDraft;
  /** Its tags. */
  readonly names: readonly Picked[];
}

export type EventSession = ArticleSession<EventArticle>;
