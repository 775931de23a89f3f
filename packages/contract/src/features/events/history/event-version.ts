import * as z from 'zod/mini';
import { storedArticle } from '../../../article/document.ts';
import { isSame } from '../../articles/history/same-json.ts';
import { termRef } from '../../posts/post.ts';
import { type EventDetailName, eventDetailNames, storedEventDetails } from '../event-details.ts';

/** Everything a user writes in an event, with the names its terms had then. */
export const eventSnapshot = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: storedArticle,
  categories: z.array(termRef),
  tags: z.array(termRef),
  keywords: z.array(z.string()),
  seoTitle: z.string(),
  seoDescription: z.string(),
  details: storedEventDetails,
});
export type EventSnapshot = z.output<typeof eventSnapshot>;

const WRITTEN = [
  'title',
  'slug',
  'excerpt',
  'content',
  'categories',
  'tags',
  'keywords',
  'seoTitle',
  'seoDescription',
] as const;
/** A field of an event as histories and comparisons name it. */
export type EventFieldName = (typeof WRITTEN)[number] | EventDetailName;
export const EVENT_FIELD_NAMES: readonly EventFieldName[] = [...WRITTEN, ...eventDetailNames];

function fieldOf(snapshot: EventSnapshot, name: EventFieldName): unknown {
  return isWritten(name) ? snapshot[name] : snapshot.details[name];
}

function isWritten(name: EventFieldName): name is (typeof WRITTEN)[number] {
  return (WRITTEN as readonly string[]).includes(name);
}

/** Names of the fields in which two snapshots differ, in the order of the editor. */
export function changedEventFields(before: EventSnapshot, after: EventSnapshot): EventFieldName[] {
  return EVENT_FIELD_NAMES.filter((name) => !isSame(fieldOf(before, name), fieldOf(after, name)));
}
