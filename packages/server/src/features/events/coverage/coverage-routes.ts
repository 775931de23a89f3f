import { coverageEndpoints } from '@toasoan/contract/features/events/coverage/coverage-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { getEventBrief } from '../lock/event-brief-view.ts';
import { type CoverageJoin, listSlots, readBoard } from './coverage-board-view.ts';
import { listCoverage } from './coverage-view.ts';
import { createCoverage, removeCoverage, takeCoverage, updateCoverage } from './plan-coverage.ts';

interface Dependencies {
  /** Areas that know what else an event needs, such as translations. */
  readonly joins: readonly CoverageJoin[];
}

export function coverageRoutes({ joins }: Dependencies): readonly Route[] {
  return [
    route(coverageEndpoints.list, async ({ db, projectId, caller, params }) => {
      await getEventBrief(db, projectId, articleActor(caller), params.id);
      return { items: await listCoverage(db, projectId, [params.id]) };
    }),
    route(coverageEndpoints.slots, async ({ db, projectId, caller, query }) => ({
      items: await listSlots(db, projectId, articleActor(caller), {
        ids: query.id,
        dates: query.date ?? [],
        joins,
      }),
    })),
    route(coverageEndpoints.board, ({ db, projectId, caller, query }) =>
      readBoard(db, projectId, articleActor(caller), { hours: query.hours, now: new Date(), joins }),
    ),
    transactionRoute(coverageEndpoints.create, (call) => createCoverage(call, call.body)),
    transactionRoute(coverageEndpoints.update, (call) => updateCoverage(call, call.body)),
    transactionRoute(coverageEndpoints.take, (call) =>
      takeCoverage(call, { id: call.params.id, version: call.body.version }),
    ),
    transactionRoute(coverageEndpoints.remove, async (call) => {
      await removeCoverage(call, call.params.id);
      return { id: call.params.id };
    }),
  ];
}
