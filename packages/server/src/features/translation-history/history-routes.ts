import { historyEndpoints as endpoints } from '@toasoan/contract/features/translation-history/endpoints.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { getHistory, listEngineNames, listHistory } from './history-view.ts';

/** The history is read only; translating writes it. */
export function historyRoutes(): readonly Route[] {
  return [
    route(endpoints.list, ({ db, projectId, query }) => listHistory(db, projectId, query)),
    route(endpoints.detail, ({ db, projectId, params }) => getHistory(db, projectId, params.id)),
    route(endpoints.engines, async ({ db, projectId }) => ({ items: await listEngineNames(db, projectId) })),
  ];
}
