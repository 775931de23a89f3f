import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { listCalendar } from './post-calendar-view.ts';

export function planningRoutes(): readonly Route[] {
  return [
    route(postEndpoints.calendar, ({ db, projectId, caller, query }) =>
      listCalendar(db, projectId, postActor(caller), query),
    ),
  ];
}
