import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { mayKeepPageText } from '@toasoan/contract/features/pages/page-rules.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import {
  articleActor,
  dropAutosave,
  dropSavedText,
  keepAutosave,
  listAutosaves,
} from '#server/features/articles/public.ts';
import { getPageBrief } from '../lock/page-brief-view.ts';
import { pageOf } from '../page-answer.ts';
import { auditPage } from '../page-audit.ts';
import { readPage } from '../page-detail-view.ts';
import { PAGE_KIND } from '../page-kind.ts';
import { PAGE_TABLES } from '../page-tables.ts';
import { copyPage } from './copy-page.ts';
import { createPage } from './create-page.ts';
import { checkPageSidebar, type HasSidebar } from './page-reference-view.ts';
import { updatePage } from './update-page.ts';

/** Reads and saves one page, and keeps its unsaved text. */
export function pageEditingRoutes(hasSidebar: HasSidebar): readonly Route[] {
  return [
    route(pageEndpoints.detail, async ({ db, projectId, caller, params, language }) =>
      pageOf(await readPage(db, projectId, params.id), articleActor(caller), language),
    ),
    transactionRoute(pageEndpoints.create, async (call) => {
      const { db, projectId, caller, body, language } = call;
      await checkPageSidebar(db, projectId, { draft: body, known: null }, hasSidebar);
      const after = await createPage(db, projectId, { draft: body, createdBy: caller });
      await auditPage(call, 'create', { after });
      return pageOf(after, articleActor(caller), language);
    }),
    transactionRoute(pageEndpoints.copy, async (call) => {
      const { db, projectId, caller, params, language } = call;
      const after = await copyPage(db, projectId, params.id, { by: caller, hasSidebar });
      await auditPage(call, 'create', { after });
      return pageOf(after, articleActor(caller), language);
    }),
    transactionRoute(pageEndpoints.update, async (call) => {
      const { db, projectId, caller, body, language } = call;
      const actor = articleActor(caller);
      const change = await updatePage(db, projectId, body, { actor, by: caller, hasSidebar });
      await dropSavedText(call, PAGE_TABLES, { articleId: body.id, ...body });
      await auditPage(call, 'update', change);
      return pageOf(change.after, actor, language);
    }),
    transactionRoute(pageEndpoints.autosave, async ({ db, projectId, caller, body }) => {
      const actor = articleActor(caller);
      const article = { projectId, articleId: body.pageId };
      const [, savedTime] = await together(
        getPageBrief(db, projectId, actor, body.pageId),
        keepAutosave(db, PAGE_TABLES, article, caller.userId, body),
      );
      // The row goes with the transaction.
      if (!mayKeepPageText(actor)) throw new AppError('FORBIDDEN');
      return { savedTime: savedTime.toISOString() };
    }),
    route(pageEndpoints.autosaves, async ({ db, projectId, caller, query }) => {
      await readPage(db, projectId, query.pageId);
      const article = { projectId, articleId: query.pageId };
      return { items: await listAutosaves(db, PAGE_KIND, article, caller.userId) };
    }),
    transactionRoute(pageEndpoints.removeAutosave, async ({ db, projectId, caller, params, query }) => {
      const article = { projectId, articleId: query.pageId };
      await dropAutosave(db, PAGE_TABLES, article, caller.userId, params.editingSession);
      return {};
    }),
  ];
}
