import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { eventOf } from '../event-answer.ts';
import { getEvent } from '../event-detail-view.ts';
import { changePlan } from './change-plan.ts';
import { listChanges } from './plan-view.ts';
import { takeBackPlan } from './take-back.ts';

/** Changes the plan of public events, and says how it changed. */
export function eventVerbRoutes(): readonly Route[] {
  return [
    transactionRoute(eventEndpoints.verb, async (call) => {
      const { caller, params, body, language } = call;
      const { after } =
        body.verb === 'takeBack'
          ? await takeBackPlan(call, params.id, body)
          : await changePlan(call, params.id, body);
      return eventOf(after, articleActor(caller), language);
    }),
    route(eventEndpoints.statusLog, async ({ db, projectId, caller, params, query }) => {
      await getEvent(db, projectId, articleActor(caller), params.id);
      const found = await listChanges(db, projectId, params.id, query);
      return { items: found.slice(0, query.limit), hasMore: found.length > query.limit };
    }),
  ];
}
