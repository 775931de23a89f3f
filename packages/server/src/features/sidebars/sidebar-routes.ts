import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import { sidebarEndpoints } from '@toasoan/contract/features/sidebars/endpoints.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { crudRoutes, statusBulkRoute } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { draftRoutes } from '#server/core/drafts/draft-routes.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { copySidebar, publishSidebar, saveSidebarDraft, sidebarDrafts } from './change-sidebar.ts';
import { auditedSidebar, type StoredSidebar, sidebarOf } from './sidebar-row.ts';
import { getSidebar, sidebarStore } from './sidebar-store.ts';
import { listSidebars, wholeSidebar } from './sidebar-view.ts';

const audit = auditOf('sidebar', auditedSidebar);

export function sidebarRoutes(now: () => Date): readonly Route[] {
  const answerOf = async (row: StoredSidebar, { db }: { readonly db: Db }) =>
    sidebarOf(await wholeSidebar(db, row));
  const sidebars = { store: sidebarStore, audit, answerOf };
  return [
    route(sidebarEndpoints.list, ({ db, projectId, query }) => listSidebars(db, projectId, query)),
    ...Object.values(crudRoutes(sidebarEndpoints, sidebars)),
    statusBulkRoute(sidebarEndpoints.bulk, sidebars),
    ...draftRoutes(sidebarEndpoints, {
      ...sidebars,
      now,
      drafts: {
        save: ({ db, caller }, before, { content }: BodyOf<typeof sidebarEndpoints.draft>) =>
          saveSidebarDraft(db, before, content, caller),
        discard: ({ db, caller }, before) => sidebarDrafts.discard(db, before, caller),
        publish: ({ db, caller }, before, options) => publishSidebar(db, before, caller, options),
        restore: ({ db, caller }, before, number) => sidebarDrafts.restore(db, before, number, caller),
        versions: async (db, row) => ({ items: await sidebarDrafts.versions(db, row) }),
      },
    }),
    transactionRoute(sidebarEndpoints.copy, async (call) => {
      const from = await getSidebar(call.db, call.projectId, call.body.id);
      const after = await copySidebar(call, from);
      await audit(call, 'copy', { after });
      return await answerOf(after, call);
    }),
  ];
}
