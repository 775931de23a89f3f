import { pageVersionEndpoints } from '@toasoan/contract/features/pages/history/version-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { articleActor, dropSavedText, listVersions } from '#server/features/articles/public.ts';
import type { HasSidebar } from '../editing/page-reference-view.ts';
import { pageOf } from '../page-answer.ts';
import { auditPage } from '../page-audit.ts';
import { readPage } from '../page-detail-view.ts';
import { PAGE_TABLES } from '../page-tables.ts';
import { getPageVersion } from './page-version-view.ts';
import { restorePageVersion } from './restore-page-version.ts';

export function pageHistoryRoutes(hasSidebar: HasSidebar): readonly Route[] {
  return [
    route(pageVersionEndpoints.list, async ({ db, projectId, params, query }) => {
      const page = await readPage(db, projectId, params.id);
      const article = { projectId, articleId: page.id };
      return await listVersions(db, PAGE_TABLES, article, { ...query, publicOnly: false });
    }),
    route(pageVersionEndpoints.detail, async ({ db, projectId, params }) => {
      await readPage(db, projectId, params.id);
      return await getPageVersion(db, projectId, params);
    }),
    transactionRoute(pageVersionEndpoints.restore, async (call) => {
      const { db, projectId, caller, params, body, language } = call;
      const actor = articleActor(caller);
      const editor = { actor, by: caller, hasSidebar };
      const { leftOut, ...change } = await restorePageVersion(db, projectId, { ...body, ...params }, editor);
      await dropSavedText(call, PAGE_TABLES, { articleId: params.id, ...body });
      await auditPage(call, 'restoreVersion', change);
      return { page: pageOf(change.after, actor, language), leftOut };
    }),
  ];
}
