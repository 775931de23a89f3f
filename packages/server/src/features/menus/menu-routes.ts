import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { crudRoutes, statusBulkRoute } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import {
  cancelSchedule,
  discardDraft,
  publishDraft,
  restoreVersion,
  saveDraft,
  scheduleDraft,
} from './change-items.ts';
import { copyMenu } from './copy-menu.ts';
import type { FindPages } from './link-targets-view.ts';
import { auditedMenu, menuOf, type StoredMenu } from './menu-row.ts';
import { getMenu, menuStore } from './menu-store.ts';
import { listMenus, listVersions, wholeMenu } from './menu-view.ts';

const audit = auditOf('menu', auditedMenu);

export interface MenuDependencies {
  readonly now: () => Date;
  readonly findPages: FindPages;
}

export function menuRoutes({ now, findPages }: MenuDependencies): readonly Route[] {
  const answerOf = async (row: StoredMenu, { db }: { readonly db: Db }) =>
    menuOf(await wholeMenu(db, row, findPages), now());
  const menus = { store: menuStore, audit, answerOf };

  type Verb = 'publish' | 'restoreVersion' | 'schedule' | 'cancelSchedule' | 'discardDraft';
  interface Changed {
    readonly id: string;
    readonly version: number;
  }
  /** One change of the items, with its audit row but for a kept draft. */
  async function change(
    call: TransactionCall,
    { id, version }: Changed,
    verb: Verb | undefined,
    run: (before: StoredMenu) => Promise<StoredMenu>,
  ) {
    const before = await menuStore.hold(call, id);
    checkVersion(before, version);
    const after = await run(before);
    if (verb !== undefined) await audit(call, verb, { before, after });
    return await answerOf(after, call);
  }

  return [
    route(menuEndpoints.list, ({ db, projectId, query }) => listMenus(db, projectId, query, now())),
    ...Object.values(crudRoutes(menuEndpoints, menus)),
    statusBulkRoute(menuEndpoints.bulk, menus),
    route(menuEndpoints.versions, async ({ db, projectId, params }) => ({
      items: await listVersions(db, await getMenu(db, projectId, params.id)),
    })),
    transactionRoute(menuEndpoints.draft, (call) =>
      change(call, call.body, undefined, (before) =>
        saveDraft(call.db, before, call.body.items, call.caller),
      ),
    ),
    transactionRoute(menuEndpoints.discard, (call) =>
      change(call, call.body, 'discardDraft', (before) => discardDraft(call.db, before, call.caller)),
    ),
    transactionRoute(menuEndpoints.publish, (call) =>
      change(call, call.body, 'publish', (before) =>
        publishDraft(call.db, before, call.caller, { note: call.body.note ?? '', now: now() }),
      ),
    ),
    transactionRoute(menuEndpoints.restore, (call) =>
      change(call, call.body, 'restoreVersion', (before) =>
        restoreVersion(call.db, before, call.body.number, call.caller),
      ),
    ),
    transactionRoute(menuEndpoints.schedule, (call) =>
      change(call, call.body, 'schedule', (before) =>
        scheduleDraft(call.db, before, call.body, { by: call.caller, now: now() }),
      ),
    ),
    transactionRoute(menuEndpoints.unschedule, (call) =>
      change(call, call.body, 'cancelSchedule', (before) => cancelSchedule(call.db, before, call.caller)),
    ),
    transactionRoute(menuEndpoints.copy, async (call) => {
      const from = await getMenu(call.db, call.projectId, call.body.id);
      const after = await copyMenu(call, await wholeMenu(call.db, from, findPages), call.body.lang);
      await audit(call, 'copy', { after });
      return await answerOf(after, call);
    }),
  ];
}
