import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { EventCheckFacts } from '@toasoan/contract/features/events/checklist/event-checks.ts';
import type { AccountRef } from '@toasoan/contract/features/events/event.ts';
import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import type { EventSnapshot } from '@toasoan/contract/features/events/history/event-version.ts';
import type { StatusChange } from '@toasoan/contract/features/events/verbs/status-change.ts';
import type { EventFacts } from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { Selectable } from 'kysely';
import type { EventTable } from '#server/core/db/tables/event-tables.ts';
import type { PictureRow } from '#server/core/media/picture-view.ts';

export interface Term {
  readonly id: string;
  readonly title: string;
}

/** Who has an event open for writing. */
export interface EventHolder {
  readonly userId: string;
  readonly name: string;
  /** In milliseconds: JSON has no times. */
  readonly since: number;
}

/** A whole event as stored. */
export interface EventRecord
  extends Omit<
    Selectable<EventTable>,
    'details' | 'content' | 'sanitizer_version' | 'search_words' | 'organizer_words' | 'related_post_ids'
  > {
  readonly content: ArticleDocument;
  readonly details: EventDetails;
  readonly holder: EventHolder | null;
  readonly cover: PictureRow | null;
  /** In the order they were given. */
  readonly categories: Term[];
  readonly tags: Term[];
  readonly related_posts: (Term & { readonly state: PostState })[];
  readonly organizers: readonly AccountRef[];
  readonly performers: readonly AccountRef[];
  /** Changes of plan, newest first. */
  readonly changes: readonly StatusChange[];
  readonly dates: { readonly ahead: number; readonly overridden: number; readonly until: string | null };
  /** Files that it refers to. */
  readonly media: readonly PostMedia[];
}

/** Ids of the terms of an event; in the order they were given. */
export interface EventTerms {
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
}

export function eventTermsOf(event: EventRecord): EventTerms {
  return {
    categoryIds: event.categories.map(({ id }) => id),
    tagIds: event.tags.map(({ id }) => id),
  };
}

/** Until it is set by hand or was public. */
export function eventSlugFollows(event: Pick<EventRecord, 'slug_is_manual' | 'ever_published'>): boolean {
  return !event.slug_is_manual && !event.ever_published;
}

/** The facts that the rules of transitions and reading need. */
export function eventFactsOf(
  event: Pick<EventRecord, 'state' | 'created_by_id' | 'state_before_trash' | 'translation_of'>,
): EventFacts {
  return {
    state: event.state,
    createdById: event.created_by_id,
    stateBeforeTrash: event.state_before_trash,
    isTranslation: event.translation_of !== null,
  };
}

export function eventCheckFactsOf({ title, excerpt, details, media }: EventRecord): EventCheckFacts {
  return { title, excerpt, details, media };
}

/** Everything a person wrote in the event, with the current names of its terms. */
export function eventSnapshotOf(event: EventRecord): EventSnapshot {
  return {
    title: event.title,
    slug: event.slug,
    excerpt: event.excerpt,
    content: event.content,
    categories: event.categories,
    tags: event.tags,
    keywords: event.keywords,
    seoTitle: event.seo_title,
    seoDescription: event.seo_description,
    details: event.details,
  };
}
