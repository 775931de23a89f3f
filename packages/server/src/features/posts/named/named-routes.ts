import {
  type NamedEvent,
  type NamedRecord,
  namedEndpoints,
} from '@toasoan/contract/features/posts/named/named-endpoints.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { findNamedAccounts } from './named-records-view.ts';

/** The events of a project, of those that this person may know of. Their feature lies above. */
export interface NamedEvents {
  readonly find: (
    db: Db,
    projectId: string,
    actor: PostActor,
    text: string,
  ) => Promise<readonly NamedEvent[]>;
  readonly namesOf: (
    db: Db,
    projectId: string,
    actor: PostActor,
    ids: readonly string[],
  ) => Promise<readonly NamedRecord[]>;
}

export function namedRoutes(events: NamedEvents): readonly Route[] {
  return [
    route(namedEndpoints.events, async ({ db, projectId, caller, query }) => ({
      items: [...(await events.find(db, projectId, postActor(caller), query.text ?? ''))],
    })),
    route(namedEndpoints.names, async ({ db, projectId, caller, query }) => ({
      accounts: await findNamedAccounts(db, projectId, query.accountIds ?? []),
      events: [...(await events.namesOf(db, projectId, postActor(caller), query.eventIds ?? []))],
    })),
  ];
}
