import { namedEndpoints } from '@toasoan/contract/features/posts/named/named-endpoints.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { findNamedAccounts, findNamedEvents } from './named-records-view.ts';

export function namedRoutes(): readonly Route[] {
  return [
    route(namedEndpoints.names, async ({ db, projectId, caller, query }) => ({
      accounts: await findNamedAccounts(db, projectId, query.accountIds ?? []),
      events: await findNamedEvents(db, projectId, postActor(caller), query.eventIds ?? []),
    })),
  ];
}
