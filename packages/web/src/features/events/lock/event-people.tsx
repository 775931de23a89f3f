import type { ArticleLock } from '#web/features/articles/public.ts';
import { PeopleHere } from '#web/features/articles/public-people.ts';
import type { EventArticle } from '../editing/event-article.ts';
import { eventWords } from '../editing/event-words.ts';
import { useEventFieldNames } from '../editing/use-event-field-names.ts';

/** Other people who have the event open. */
export function EventPeople({ lock }: { readonly lock: ArticleLock<EventArticle> }) {
  return <PeopleHere lock={lock} words={eventWords} nameOf={useEventFieldNames()} />;
}
