import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import { type EventDetails, pickEventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import type { Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { EventTable, OwnOccurrence } from '#server/core/db/tables/event-tables.ts';
import { readEvent } from '../event-detail-view.ts';
import { type EventRecord, eventSlugFollows, eventTermsOf } from '../event-record.ts';
import { keepOccurrences } from '../occurrences/occurrence-store.ts';
import { planOccurrences } from '../occurrences/plan-occurrences.ts';
import { bodyColumns, detailColumns } from './event-columns.ts';
import { freeEventSlug, redirectEvent } from './event-slug-store.ts';
import { writeEventRow, writeEventTerms } from './event-store.ts';
import { settleDetails } from './settle-details.ts';

/** Writes the keys of a draft over an event that the caller holds; returns the event after that. @throws SLUG_TAKEN. */
export async function writeEvent(
  db: Db,
  before: EventRecord,
  draft: EventDraft,
  by: Actor,
): Promise<EventRecord> {
  const { project_id: projectId, id } = before;
  const details = settleDetails(pickEventDetails(draft, before.details), Date.now());
  const title = draft.title ?? before.title;
  const slug = await slugAfter(db, before, draft);
  await writeEventRow(
    db,
    projectId,
    id,
    {
      ...detailColumns({ title, details }),
      ...(draft.content !== undefined && bodyColumns(draft.content)),
      ...(draft.excerpt !== undefined && { excerpt: draft.excerpt }),
      ...(draft.keywords !== undefined && { keywords: draft.keywords }),
      ...(draft.seoTitle !== undefined && { seo_title: draft.seoTitle }),
      ...(draft.seoDescription !== undefined && { seo_description: draft.seoDescription }),
      ...slug,
    },
    by,
  );
  if (draft.categoryIds !== undefined || draft.tagIds !== undefined) {
    const terms = eventTermsOf(before);
    await writeEventTerms(db, projectId, id, {
      categoryIds: [...new Set(draft.categoryIds ?? terms.categoryIds)],
      tagIds: [...new Set(draft.tagIds ?? terms.tagIds)],
    });
  }
  await keepDates(db, { ...before, details });
  if (before.ever_published && slug.slug !== undefined)
    await redirectEvent(db, projectId, { before: before.slug, after: slug.slug, id });
  return await readEvent(db, projectId, id);
}

/** Changes the plan of an event: its columns, its details and what its dates have of their own. */
export async function writePlan(
  db: Db,
  before: EventRecord,
  change: {
    readonly columns?: Updateable<EventTable>;
    readonly details?: Partial<EventDetails>;
    readonly own?: ReadonlyMap<string, OwnOccurrence | null>;
  },
  by: Actor,
): Promise<EventRecord> {
  const { project_id: projectId, id } = before;
  const details = { ...before.details, ...change.details };
  const columns = { ...detailColumns({ title: before.title, details }), ...change.columns };
  await writeEventRow(db, projectId, id, columns, by);
  const { event_status = before.event_status, previous_start_time } = change.columns ?? {};
  await keepDates(
    db,
    {
      ...before,
      details,
      event_status: event_status as EventRecord['event_status'],
      previous_start_time:
        previous_start_time === undefined ? before.previous_start_time : (previous_start_time as Date | null),
    },
    change.own,
  );
  return await readEvent(db, projectId, id);
}

async function keepDates(
  db: Db,
  event: Parameters<typeof keepOccurrences>[1],
  own?: ReadonlyMap<string, OwnOccurrence | null>,
): Promise<void> {
  const now = Date.now();
  await planOccurrences(db, event, await keepOccurrences(db, event, { now, own }), now);
}

/** Empty: the slug stays. Sent unchanged, it does not count as set by hand. */
async function slugAfter(
  db: Db,
  before: EventRecord,
  draft: EventDraft,
): Promise<{ readonly slug?: string; readonly slug_is_manual?: boolean }> {
  const { project_id: projectId, id: eventId } = before;
  if (draft.slug !== undefined) {
    if (draft.slug === before.slug) return {};
    const slug = await freeEventSlug(db, projectId, { eventId, title: '', slug: draft.slug });
    return { slug, slug_is_manual: true };
  }
  const title = draft.title === '' ? UNTITLED : draft.title;
  if (title === undefined || title === before.title || !eventSlugFollows(before)) return {};
  return { slug: await freeEventSlug(db, projectId, { eventId, title }) };
}
