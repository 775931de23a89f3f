import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { crudRoutes, statusBulkRoute } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { draftRoutes } from '#server/core/drafts/draft-routes.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { cancelSchedule, menuDrafts, publishDraft, saveDraft, scheduleDraft } from './change-items.ts';
import { copyMenu } from './copy-menu.ts';
import type { FindPages } from './link-targets-view.ts';
import { auditedMenu, menuOf, type StoredMenu } from './menu-row.ts';
import { getMenu, menuStore } from './menu-store.ts';
import { listMenus, wholeMenu } from './menu-view.ts';

const audit = auditOf('menu', auditedMenu);

export interface MenuDependencies {
  readonly now: () => Date;
  readonly findPages: FindPages;
}

export function menuRoutes({ now, findPages }: MenuDependencies): readonly Route[] {
  const answerOf = async (row: StoredMenu, { db }: { readonly db: Db }) =>
    menuOf(await wholeMenu(db, row, findPages), now());
  const menus = { store: menuStore, audit, answerOf };

  /** A change of the time in which other items are shown. */
  async function changeSwap(
    call: TransactionCall,
    { id, version }: { readonly id: string; readonly version: number },
    verb: 'schedule' | 'cancelSchedule',
    run: (before: StoredMenu) => Promise<StoredMenu>,
  ) {
    const before = await menuStore.hold(call, id);
    checkVersion(before, version);
    const after = await run(before);
    await audit(call, verb, { before, after });
    return await answerOf(after, call);
  }

  return [
    route(menuEndpoints.list, ({ db, projectId, query }) => listMenus(db, projectId, query, now())),
    ...Object.values(crudRoutes(menuEndpoints, menus)),
    statusBulkRoute(menuEndpoints.bulk, menus),
    ...draftRoutes(menuEndpoints, {
      ...menus,
      now,
      drafts: {
        save: ({ db, caller }, before, { items }: BodyOf<typeof menuEndpoints.draft>) =>
          saveDraft(db, before, items, caller),
        discard: ({ db, caller }, before) => menuDrafts.discard(db, before, caller),
        publish: ({ db, caller }, before, options) => publishDraft(db, before, caller, options),
        restore: ({ db, caller }, before, number) => menuDrafts.restore(db, before, number, caller),
        versions: async (db, row) => ({
          items: (await menuDrafts.versions(db, row)).map(({ content, ...version }) => ({
            ...version,
            itemCount: content.length,
            items: content,
          })),
        }),
      },
    }),
    transactionRoute(menuEndpoints.schedule, (call) =>
      changeSwap(call, call.body, 'schedule', (before) =>
        scheduleDraft(call.db, before, call.body, { by: call.caller, now: now() }),
      ),
    ),
    transactionRoute(menuEndpoints.unschedule, (call) =>
      changeSwap(call, call.body, 'cancelSchedule', (before) => cancelSchedule(call.db, before, call.caller)),
    ),
    transactionRoute(menuEndpoints.copy, async (call) => {
      const from = await getMenu(call.db, call.projectId, call.body.id);
      const after = await copyMenu(call, await wholeMenu(call.db, from, findPages), call.body.lang);
      await audit(call, 'copy', { after });
      return await answerOf(after, call);
    }),
  ];
}
