import { emptyDocument } from '@toasoan/contract/article/document.ts';
import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import { pickEventDetails } from '@toasoan/contract/features/events/event-details.ts';
import type { EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { createdBy } from '#server/core/db/versioned.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { settleMedia } from '#server/features/posts/public.ts';
import { withLivingHosts } from '../accounts/living-hosts.ts';
import { readEvent } from '../event-detail-view.ts';
import type { EventRecord } from '../event-record.ts';
import { keepEventVersion } from '../history/event-version-store.ts';
import { keepEventUses } from '../media/event-use-store.ts';
import { keepOccurrences } from '../occurrences/occurrence-store.ts';
import { planOccurrences } from '../occurrences/plan-occurrences.ts';
import { planPublication } from '../workflow/event-time-jobs.ts';
import { bodyColumns, detailColumns } from './event-columns.ts';
import { checkEventReferences, NO_REFERENCES } from './event-reference-view.ts';
import { freeEventSlug } from './event-slug-store.ts';
import { holdEventTerms, insertEvent, nextEventId, writeEventTerms } from './event-store.ts';
import { settleDetails } from './settle-details.ts';

/** A new event. Everything but the draft is for events with a history: imports and the demo. */
export interface NewEvent {
  readonly draft: EventDraft;
  readonly createdBy: Actor;
  readonly state?: Exclude<EventState, 'TRASHED'>;
  /** Required for PUBLISHED. */
  readonly publishedTime?: Date;
  /** Required for SCHEDULED. */
  readonly scheduleTime?: Date;
  readonly createTime?: Date;
  /** The event that it translates. */
  readonly translationOf?: string;
}

/** @throws SLUG_TAKEN, INVALID_INPUT for terms not in use, RULES_NOT_MET for details that contradict each other. */
export async function createEvent(db: Db, projectId: string, event: NewEvent): Promise<EventRecord> {
  await holdEventTerms(db, projectId);
  await checkEventReferences(db, projectId, NO_REFERENCES, event.draft);
  const named = await withLivingHosts(db, projectId, event.draft, { isStrict: true });
  const draft = await settleMedia(db, projectId, [], named);
  const now = Date.now();
  const details = settleDetails(pickEventDetails(draft), now);
  const id = await nextEventId(db);
  const { title = '', slug } = draft;
  const createTime = event.createTime ?? new Date(now);
  const state = event.state ?? 'DRAFT';
  await insertEvent(db, {
    id,
    project_id: projectId,
    slug: await freeEventSlug(db, projectId, { eventId: id, title, slug }),
    slug_is_manual: slug !== undefined,
    state,
    state_before_trash: null,
    state_time: createTime,
    schedule_time: event.scheduleTime ?? null,
    published_time: event.publishedTime ?? null,
    ever_published: event.publishedTime !== undefined,
    approved_by_id: null,
    translation_of: event.translationOf ?? null,
    excerpt: draft.excerpt ?? '',
    ...bodyColumns(draft.content ?? emptyDocument),
    keywords: draft.keywords ?? [],
    seo_title: draft.seoTitle ?? '',
    seo_description: draft.seoDescription ?? '',
    ...detailColumns({ title, details }),
    previous_start_time: null,
    create_time: createTime,
    update_time: createTime,
    ...createdBy(event.createdBy),
  });
  await writeEventTerms(db, projectId, id, {
    categoryIds: [...new Set(draft.categoryIds)],
    tagIds: [...new Set(draft.tagIds)],
  });
  const stored = {
    id,
    project_id: projectId,
    details,
    event_status: 'SCHEDULED',
    previous_start_time: null,
  } as const;
  await planOccurrences(db, stored, await keepOccurrences(db, stored, { now }), now);
  const after = await readEvent(db, projectId, id);
  await planPublication(db, undefined, after);
  await keepEventVersion(db, projectId, {
    after,
    kind: state === 'PUBLISHED' ? 'publish' : 'save',
    by: event.createdBy,
  });
  await keepEventUses(db, projectId, after);
  await publishNotice(db, { kind: 'event', projectId, thingId: id });
  return after;
}
