import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { mayKeepEventText } from '@toasoan/contract/features/events/event-rules.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import {
  articleActor,
  dropAutosave,
  dropSavedText,
  keepAutosave,
  listAutosaves,
} from '#server/features/articles/public.ts';
import { eventOf } from '../event-answer.ts';
import { auditEvent } from '../event-audit.ts';
import { getEvent } from '../event-detail-view.ts';
import { EVENT_KIND } from '../event-kind.ts';
import { EVENT_TABLES } from '../event-tables.ts';
import { getEventBrief } from '../lock/event-brief-view.ts';
import { followSave } from '../verbs/follow-save.ts';
import { copyEvent } from './copy-event.ts';
import { createEvent } from './create-event.ts';
import { updateEvent } from './update-event.ts';

/** Reads and saves one event, and keeps its unsaved text. */
export function eventEditingRoutes(): readonly Route[] {
  return [
    route(eventEndpoints.detail, async ({ db, projectId, caller, params, language }) => {
      const actor = articleActor(caller);
      return eventOf(await getEvent(db, projectId, actor, params.id), actor, language);
    }),
    transactionRoute(eventEndpoints.create, async (call) => {
      const { db, projectId, caller, body, language } = call;
      const after = await createEvent(db, projectId, { draft: body, createdBy: caller });
      await auditEvent(call, 'create', { after });
      return eventOf(after, articleActor(caller), language);
    }),
    transactionRoute(eventEndpoints.copy, async (call) => {
      const { db, projectId, caller, params, body, language } = call;
      const actor = articleActor(caller);
      const after = await copyEvent(db, projectId, params.id, body, { actor, by: caller });
      await auditEvent(call, 'create', { after });
      return eventOf(after, actor, language);
    }),
    transactionRoute(eventEndpoints.update, async (call) => {
      const { db, projectId, caller, body, language } = call;
      const actor = articleActor(caller);
      const change = await updateEvent(db, projectId, body, { actor, by: caller });
      await dropSavedText(call, EVENT_TABLES, { articleId: body.id, ...body });
      await auditEvent(call, 'update', change);
      await followSave(call, change);
      return eventOf(change.after, actor, language);
    }),
    transactionRoute(eventEndpoints.autosave, async ({ db, projectId, caller, body }) => {
      const actor = articleActor(caller);
      const article = { projectId, articleId: body.eventId };
      const [event, savedTime] = await together(
        getEventBrief(db, projectId, actor, body.eventId),
        keepAutosave(db, EVENT_TABLES, article, caller.userId, body),
      );
      // The row goes with the transaction.
      if (!mayKeepEventText(actor, event)) throw new AppError('FORBIDDEN');
      return { savedTime: savedTime.toISOString() };
    }),
    route(eventEndpoints.autosaves, async ({ db, projectId, caller, query }) => {
      await getEvent(db, projectId, articleActor(caller), query.eventId);
      const article = { projectId, articleId: query.eventId };
      return { items: await listAutosaves(db, EVENT_KIND, article, caller.userId) };
    }),
    transactionRoute(eventEndpoints.removeAutosave, async ({ db, projectId, caller, params, query }) => {
      const article = { projectId, articleId: query.eventId };
      await dropAutosave(db, EVENT_TABLES, article, caller.userId, params.editingSession);
      return {};
    }),
  ];
}
