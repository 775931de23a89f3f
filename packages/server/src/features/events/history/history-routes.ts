import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { mayReadEventDrafts } from '@toasoan/contract/features/events/event-rules.ts';
import { eventVersionEndpoints } from '@toasoan/contract/features/events/history/version-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { articleActor, dropSavedText, listVersions } from '#server/features/articles/public.ts';
import { eventOf } from '../event-answer.ts';
import { auditEvent } from '../event-audit.ts';
import { getEvent } from '../event-detail-view.ts';
import { eventFactsOf } from '../event-record.ts';
import { EVENT_TABLES } from '../event-tables.ts';
import { followSave } from '../verbs/follow-save.ts';
import { listEventMoves } from './event-move-store.ts';
import { getReadableEventVersion } from './event-version-view.ts';
import { restoreEventVersion } from './restore-event-version.ts';

export function eventHistoryRoutes(): readonly Route[] {
  return [
    route(eventVersionEndpoints.list, async ({ db, projectId, caller, params, query }) => {
      const actor = articleActor(caller);
      const event = await getEvent(db, projectId, actor, params.id);
      const publicOnly = !mayReadEventDrafts(actor, eventFactsOf(event));
      const article = { projectId, articleId: event.id };
      return await listVersions(db, EVENT_TABLES, article, { ...query, publicOnly });
    }),
    route(eventVersionEndpoints.detail, async ({ db, projectId, caller, params }) => {
      const actor = articleActor(caller);
      const event = await getEvent(db, projectId, actor, params.id);
      return await getReadableEventVersion(db, event, params.no, actor);
    }),
    transactionRoute(eventVersionEndpoints.restore, async (call) => {
      const { db, projectId, caller, params, body, language } = call;
      const actor = articleActor(caller);
      const editor = { actor, by: caller };
      const { leftOut, ...change } = await restoreEventVersion(db, projectId, { ...body, ...params }, editor);
      await dropSavedText(call, EVENT_TABLES, { articleId: params.id, ...body });
      await auditEvent(call, 'restoreVersion', change);
      await followSave(call, change);
      return { event: eventOf(change.after, actor, language), leftOut };
    }),
    route(eventEndpoints.transitionLog, async ({ db, projectId, caller, params, query }) => {
      const actor = articleActor(caller);
      const event = await getEvent(db, projectId, actor, params.id);
      const publicOnly = !mayReadEventDrafts(actor, eventFactsOf(event));
      return await listEventMoves(db, projectId, { eventId: event.id, publicOnly, ...query });
    }),
  ];
}
