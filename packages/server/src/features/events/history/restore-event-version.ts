import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import { eventDetailNames } from '@toasoan/contract/features/events/event-details.ts';
import type {
  EventFieldName,
  EventSnapshot,
} from '@toasoan/contract/features/events/history/event-version.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { usableMedia } from '#server/features/posts/public.ts';
import { goneHosts } from '../accounts/living-hosts.ts';
import { usableReferences } from '../editing/event-reference-view.ts';
import { type EventChange, updateEvent } from '../editing/update-event.ts';
import { getEvent } from '../event-detail-view.ts';
import { eventTermsOf, type Term } from '../event-record.ts';
import { mediaOfEvent } from '../media/event-media.ts';
import { getEventVersion } from './event-version-view.ts';

interface Restoring {
  readonly id: string;
  readonly version: number;
  readonly no: number;
  readonly fields?: readonly string[] | undefined;
  readonly content?: ArticleDocument | undefined;
  readonly editingSession?: string | undefined;
}

/** Readers know when a public event is: all of a version but these, unless they are asked for and then refused. */
const BY_VERB: readonly EventFieldName[] = ['startTime', 'endTime', 'allDay', 'recurrence'];

/**
 * Restores a version as a new save; `content` is the text where only parts of that version's are taken back. Terms,
 * accounts and files that are gone or out of use are left out and named. @throws what saving throws.
 */
export async function restoreEventVersion(
  db: Db,
  projectId: string,
  { id, version, no, fields, content, editingSession }: Restoring,
  editor: { readonly actor: ArticleActor; readonly by: Actor },
): Promise<EventChange & { readonly leftOut: Term[] }> {
  const event = await getEvent(db, projectId, editor.actor, id);
  const { snapshot } = await getEventVersion(db, projectId, { id, no });
  const stays = event.state === 'PUBLISHED' ? BY_VERB : [];
  const isWanted = (name: EventFieldName) => fields?.includes(name) ?? !stays.includes(name);
  const has = eventTermsOf(event);
  const usable = await usableReferences(db, projectId, referencesOf(snapshot));
  const mayStay = {
    categories: snapshot.categories.filter((one) =>
      [...usable.categoryIds, ...has.categoryIds].includes(one.id),
    ),
    tags: snapshot.tags.filter((one) => [...usable.tagIds, ...has.tagIds].includes(one.id)),
  };
  const draft: EventDraft = {
    ...draftOfEventSnapshot(snapshot, isWanted),
    ...(isWanted('categories') && { categoryIds: mayStay.categories.map((one) => one.id) }),
    ...(isWanted('tags') && { tagIds: mayStay.tags.map((one) => one.id) }),
    ...(isWanted('relatedPostIds') && { relatedPostIds: [...usable.relatedPostIds] }),
    ...(content && isWanted('content') && { content }),
  };
  const held = mediaOfEvent(event).map(({ mediaId }) => mediaId);
  const gone = await goneHosts(db, projectId, draft, event.details);
  const settled = await usableMedia(db, projectId, held, draft);
  const change = await updateEvent(
    db,
    projectId,
    { ...(settled.draft as EventDraft), id, version, editingSession },
    editor,
    { kind: 'restore', note: String(no) },
  );
  const leftOut = [
    ...(isWanted('categories') ? snapshot.categories.filter((one) => !mayStay.categories.includes(one)) : []),
    ...(isWanted('tags') ? snapshot.tags.filter((one) => !mayStay.tags.includes(one)) : []),
    ...gone,
    ...settled.leftOut,
  ];
  return { ...change, leftOut };
}

export function referencesOf(snapshot: EventSnapshot) {
  return {
    categoryIds: snapshot.categories.map(({ id }) => id),
    tagIds: snapshot.tags.map(({ id }) => id),
    relatedPostIds: snapshot.details.relatedPostIds,
  };
}

/** The requested fields of a snapshot as a draft, without its terms. */
export function draftOfEventSnapshot(
  snapshot: EventSnapshot,
  isWanted: (name: EventFieldName) => boolean,
): EventDraft {
  const text = ['title', 'slug', 'excerpt', 'content', 'keywords', 'seoTitle', 'seoDescription'] as const;
  return Object.fromEntries([
    ...text.filter(isWanted).map((name) => [name, snapshot[name]]),
    ...eventDetailNames.filter(isWanted).map((name) => [name, snapshot.details[name]]),
  ]) as EventDraft;
}
