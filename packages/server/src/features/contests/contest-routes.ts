import { contestEndpoints as endpoints } from '@toasoan/contract/features/contests/endpoints.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { getContestDetail, listContests } from './contest-view.ts';

export function contestRoutes(): readonly Route[] {
  return [
    route(endpoints.list, async ({ db, projectId, query }) => ({
      items: await listContests(db, projectId, query),
    })),
    route(endpoints.detail, ({ db, projectId, params }) => getContestDetail(db, projectId, params.id)),
  ];
}
