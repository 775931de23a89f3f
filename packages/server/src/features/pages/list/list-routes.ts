import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { pageOf } from '../page-answer.ts';
import { readPage } from '../page-detail-view.ts';
import { findConsequences, type UsesOfPage } from '../tree/consequences-view.ts';
import { movePage } from '../tree/move-page.ts';
import { countPages, listPages } from './page-list-view.ts';

export function pageListRoutes(usesOfPage: UsesOfPage): readonly Route[] {
  return [
    route(pageEndpoints.list, ({ db, projectId, query }) => listPages(db, projectId, query)),
    route(pageEndpoints.counts, ({ db, projectId }) => countPages(db, projectId)),
    route(pageEndpoints.consequences, async ({ db, projectId, params, query }) =>
      findConsequences(db, await readPage(db, projectId, params.id), query, usesOfPage),
    ),
    transactionRoute(pageEndpoints.reorder, async (call) =>
      pageOf(await movePage(call, call.body), articleActor(call.caller), call.language),
    ),
  ];
}
