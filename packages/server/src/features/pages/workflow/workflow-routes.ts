import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { type Route, transactionRoute } from '#server/core/http/route.ts';
import { articleActor, dropSavedText } from '#server/features/articles/public.ts';
import { pageOf } from '../page-answer.ts';
import { PAGE_TABLES } from '../page-tables.ts';
import { undoPublishPage } from '../publishing/undo-publish-page.ts';
import { reviewPage } from '../review/review-page.ts';
import { purgePage } from './purge-page.ts';
import { transitionPage } from './transition-page.ts';

/** Changes the state of a page, and notes that its text was checked. */
export function pageWorkflowRoutes(): readonly Route[] {
  return [
    transactionRoute(pageEndpoints.transition, async (call) => {
      const { caller, params, body, language } = call;
      const { after } = await transitionPage(call, { id: params.id, ...body });
      await dropSavedText(call, PAGE_TABLES, { articleId: params.id, ...body });
      return pageOf(after, articleActor(caller), language);
    }),
    transactionRoute(pageEndpoints.undoPublish, async (call) => {
      const { caller, params, body, language } = call;
      const { after } = await undoPublishPage(call, { id: params.id, ...body });
      return pageOf(after, articleActor(caller), language);
    }),
    transactionRoute(pageEndpoints.review, async (call) => {
      const { caller, params, body, language } = call;
      const after = await reviewPage(call, { id: params.id, ...body });
      return pageOf(after, articleActor(caller), language);
    }),
    transactionRoute(pageEndpoints.remove, async (call) => {
      const page = { id: call.params.id, version: call.ifMatch };
      if (call.query.purge === true) await purgePage(call, page);
      else await transitionPage(call, { ...page, to: 'TRASHED' });
      return { id: call.params.id };
    }),
  ];
}
