import { contestEndpoints as endpoints } from '@toasoan/contract/features/contests/endpoints.ts';
import type { Db } from '#server/core/db/database.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { getContestDetail, listContests } from './contest-view.ts';

/** Contests in which a person must not learn who the authors are. */
export type BlindContests = (
  db: Db,
  who: { readonly projectId: string; readonly userId: string },
) => Promise<ReadonlySet<string>>;

export function contestRoutes(blindContests: BlindContests): readonly Route[] {
  return [
    route(endpoints.list, async ({ db, projectId, query, caller }) => {
      const items = await listContests(db, projectId, query);
      const blind = await blindContests(db, { projectId, userId: caller.userId });
      return {
        items: items.map((contest) => (blind.has(contest.id) ? { ...contest, waiting: 0 } : contest)),
      };
    }),
    route(endpoints.detail, ({ db, projectId, params }) => getContestDetail(db, projectId, params.id)),
  ];
}
