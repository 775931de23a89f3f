import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { listCalendar } from './event-calendar-view.ts';
import { countEvents, listEvents } from './event-list-view.ts';

export function eventListRoutes(): readonly Route[] {
  return [
    route(eventEndpoints.list, async ({ db, projectId, caller, query }) =>
      listEvents(db, projectId, articleActor(caller), query, new Date()),
    ),
    route(eventEndpoints.counts, async ({ db, projectId, caller }) =>
      countEvents(db, projectId, articleActor(caller), new Date()),
    ),
    route(eventEndpoints.calendar, async ({ db, projectId, caller, query }) =>
      listCalendar(db, projectId, articleActor(caller), query),
    ),
  ];
}
