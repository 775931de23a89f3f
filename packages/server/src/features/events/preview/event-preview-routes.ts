import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import { pickEventDetails } from '@toasoan/contract/features/events/event-details.ts';
import { mayEditEvent } from '@toasoan/contract/features/events/event-rules.ts';
import type { EventSnapshot } from '@toasoan/contract/features/events/history/event-version.ts';
import { eventPreviewEndpoints } from '@toasoan/contract/features/events/preview/preview-endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { articleActor, olderOf } from '#server/features/articles/public.ts';
import { getEvent } from '../event-detail-view.ts';
import { type EventRecord, eventFactsOf } from '../event-record.ts';
import { getReadableEventVersion } from '../history/event-version-view.ts';
import { draftOfEventSnapshot } from '../history/restore-event-version.ts';
import type { DrawEvent } from './draw-event.ts';

/** Pages of events for those who work on them. */
export function eventPreviewRoutes(drawEvent: DrawEvent): readonly Route[] {
  return [
    route(eventPreviewEndpoints.show, async ({ db, projectId, caller, params, body }) => {
      const { draft, versionNo, siteLang } = body;
      const actor = articleActor(caller);
      const event = await getEvent(db, projectId, actor, params.id);
      if (draft !== undefined && !mayEditEvent(actor, eventFactsOf(event))) throw new AppError('FORBIDDEN');
      const older =
        versionNo === undefined ? undefined : await getReadableEventVersion(db, event, versionNo, actor);
      const over = older ? draftOf(older.snapshot) : draft;
      const shown = over === undefined ? event : withDraft(event, over);
      const drawn = await drawEvent(db, projectId, shown, { now: new Date(), siteLang });
      if (drawn === undefined) throw new AppError('NOT_FOUND');
      return { ...drawn, older: older ? olderOf(older) : null };
    }),
  ];
}

/** All of a version; its dates are those of today. */
function draftOf(snapshot: EventSnapshot): EventDraft {
  const ids = (terms: EventSnapshot['tags']) => terms.map(({ id }) => id);
  const { categories, tags } = snapshot;
  return { ...draftOfEventSnapshot(snapshot, () => true), categoryIds: ids(categories), tagIds: ids(tags) };
}

/** The site names terms and people itself: here their ids are enough. */
function withDraft(event: EventRecord, draft: EventDraft): EventRecord {
  const details = pickEventDetails(draft, event.details);
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, title: '' }));
  return {
    ...event,
    details,
    title: draft.title || event.title,
    slug: draft.slug ?? event.slug,
    excerpt: draft.excerpt ?? event.excerpt,
    content: draft.content ?? event.content,
    keywords: draft.keywords ?? event.keywords,
    seo_title: draft.seoTitle ?? event.seo_title,
    seo_description: draft.seoDescription ?? event.seo_description,
    categories: draft.categoryIds ? named(draft.categoryIds) : event.categories,
    tags: draft.tagIds ? named(draft.tagIds) : event.tags,
    event_type: details.eventType,
    attendance_mode: details.attendanceMode,
    lang: details.lang,
    organizer_ids: details.organizerIds,
    performer_ids: details.performerIds,
  };
}
