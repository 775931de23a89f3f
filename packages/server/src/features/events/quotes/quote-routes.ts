import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { getEvent } from '../event-detail-view.ts';
import { planOfEvent } from '../verbs/plan-of.ts';
import { findChange } from '../verbs/plan-view.ts';
import { findQuotes } from './quote-view.ts';

/** Who still tells readers the old plan. */
export function quoteRoutes(): readonly Route[] {
  return [
    route(eventEndpoints.quotes, async ({ db, projectId, caller, params, query }) => {
      const actor = articleActor(caller);
      const event = await getEvent(db, projectId, actor, params.id);
      if (query.changeId === undefined) return await findQuotes(db, actor, event, planOfEvent(event));
      const change = await findChange(db, projectId, event.id, query.changeId);
      if (change === undefined) throw new AppError('NOT_FOUND');
      return await findQuotes(db, actor, event, change.before);
    }),
  ];
}
