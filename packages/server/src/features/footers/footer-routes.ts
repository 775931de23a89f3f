import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import { footerEndpoints } from '@toasoan/contract/features/footers/endpoints.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { crudRoutes, statusBulkRoute } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { draftRoutes } from '#server/core/drafts/draft-routes.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import type { FindPages } from '#server/features/menus/public.ts';
import { copyFooter, footerDrafts, publishFooter, saveFooterDraft } from './change-footer.ts';
import { auditedFooter, footerOf, type StoredFooter } from './footer-row.ts';
import { footerStore, getFooter } from './footer-store.ts';
import { listFooters, wholeFooter } from './footer-view.ts';

const audit = auditOf('footer', auditedFooter);

interface FooterDependencies {
  readonly now: () => Date;
  readonly findPages: FindPages;
}

export function footerRoutes({ now, findPages }: FooterDependencies): readonly Route[] {
  const answerOf = async (row: StoredFooter, { db }: { readonly db: Db }) =>
    footerOf(await wholeFooter(db, row, findPages));
  const footers = { store: footerStore, audit, answerOf };
  return [
    route(footerEndpoints.list, ({ db, projectId, query }) => listFooters(db, projectId, query)),
    ...Object.values(crudRoutes(footerEndpoints, footers)),
    statusBulkRoute(footerEndpoints.bulk, footers),
    ...draftRoutes(footerEndpoints, {
      ...footers,
      now,
      drafts: {
        save: ({ db, caller }, before, { content }: BodyOf<typeof footerEndpoints.draft>) =>
          saveFooterDraft(db, before, content, caller),
        discard: ({ db, caller }, before) => footerDrafts.discard(db, before, caller),
        publish: ({ db, caller }, before, options) => publishFooter(db, before, caller, options),
        restore: ({ db, caller }, before, number) => footerDrafts.restore(db, before, number, caller),
        versions: async (db, row) => ({ items: await footerDrafts.versions(db, row) }),
      },
    }),
    transactionRoute(footerEndpoints.copy, async (call) => {
      const from = await getFooter(call.db, call.projectId, call.body.id);
      const after = await copyFooter(call, from);
      await audit(call, 'copy', { after });
      return await answerOf(after, call);
    }),
  ];
}
