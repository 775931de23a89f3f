import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { type Route, transactionRoute } from '#server/core/http/route.ts';
import { articleActor, dropSavedText } from '#server/features/articles/public.ts';
import { checkNewTerms } from '#server/features/posts/public.ts';
import { changeEventTerms } from '../editing/change-terms.ts';
import { eventOf } from '../event-answer.ts';
import { EVENT_TABLES } from '../event-tables.ts';
import { undoPublishEvent } from '../publishing/undo-publish-event.ts';
import { purgeEvent } from './purge-event.ts';
import { transitionEvent } from './transition-event.ts';

/** Changes the state of one event or of many. */
export function eventWorkflowRoutes(): readonly Route[] {
  return [
    transactionRoute(eventEndpoints.transition, async (call) => {
      const { caller, params, body, language } = call;
      const { after } = await transitionEvent(call, { id: params.id, ...body });
      await dropSavedText(call, EVENT_TABLES, { articleId: params.id, ...body });
      return eventOf(after, articleActor(caller), language);
    }),
    transactionRoute(eventEndpoints.undoPublish, async (call) => {
      const { caller, params, body, language } = call;
      const { after } = await undoPublishEvent(call, { id: params.id, ...body });
      return eventOf(after, articleActor(caller), language);
    }),
    transactionRoute(eventEndpoints.bulk, async (call) => {
      const { db, projectId, body } = call;
      if ('categoryId' in body || 'tagIds' in body) {
        await checkNewTerms(db, projectId, body);
        return await runBulk(call, body.ids, (itemCall, id) => changeEventTerms(itemCall, id, body));
      }
      return await runBulk(call, body.ids, async (itemCall, id) => {
        const asked = body.action === 'move' ? body : { to: 'restore' as const };
        const { to, reason, scheduleTime } = { reason: undefined, scheduleTime: undefined, ...asked };
        await transitionEvent(itemCall, { id, version: undefined, to, reason, scheduleTime });
      });
    }),
    transactionRoute(eventEndpoints.remove, async (call) => {
      const event = { id: call.params.id, version: call.ifMatch };
      if (call.query.purge === true) await purgeEvent(call, event);
      else await transitionEvent(call, { ...event, to: 'TRASHED' });
      return { id: call.params.id };
    }),
  ];
}
