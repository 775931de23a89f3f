import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import { crudRoutes } from '#server/core/crud/crud-routes.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { checkMayChange, checkOwnConfigs } from './check-layout.ts';
import { composeBlocks } from './compose-layout.ts';
import { dryRunRoutes } from './dry-run-routes.ts';
import { momentOf } from './expected-moment.ts';
import { auditLayout } from './layout-audit.ts';
import type { LayoutDependencies } from './layout-dependencies.ts';
import { layoutDetailOf } from './layout-detail.ts';
import { layoutRuleNotMet } from './layout-rule-not-met.ts';
import { duplicateLayout, getLayout, layoutStore, restoreLayout } from './layout-store.ts';
import { getLayoutVersion, listLayouts, listLayoutVersions } from './layout-view.ts';
import { blockPlaceOf } from './looked-at-page-view.ts';
import { planPublication, publishLayout } from './publish-layout.ts';
import { archiveLayout } from './publish-layout-store.ts';
import { timeRoutes } from './time-routes.ts';

export function layoutRoutes(deps: LayoutDependencies): readonly Route[] {
  const { now, reads } = deps;
  const answerOf = layoutDetailOf;
  const crud = crudRoutes(layoutEndpoints, { store: layoutStore, audit: auditLayout, answerOf });

  async function held(call: TransactionCall, { id, version }: { id: string; version: number | undefined }) {
    const before = await layoutStore.hold(call, id);
    checkVersion(before, version);
    return before;
  }
  return [
    route(layoutEndpoints.list, ({ db, projectId, query }) => listLayouts(db, projectId, query)),
    crud.detail,
    transactionRoute(layoutEndpoints.remove, async (call) => {
      const { id } = call.params;
      const before = await held(call, { id, version: call.ifMatch });
      checkMayChange(call, before);
      await layoutStore.remove(call, before);
      await auditLayout(call, 'delete', { before });
      return { id };
    }),
    transactionRoute(layoutEndpoints.create, async (call) => {
      await checkOwnConfigs(call, call.body.blocks);
      const after = await layoutStore.insert(call, call.body);
      await auditLayout(call, 'create', { after });
      return await answerOf(after, call);
    }),
    transactionRoute(layoutEndpoints.update, async (call) => {
      const before = await held(call, call.body);
      checkMayChange(call, before);
      await checkOwnConfigs(call, call.body.blocks, before);
      const after = await layoutStore.update(call, before, call.body);
      await auditLayout(call, 'update', { before, after });
      return await answerOf(after, call);
    }),
    transactionRoute(layoutEndpoints.duplicate, async (call) => {
      const from = await layoutStore.get(call, call.body.id);
      const after = await duplicateLayout(call, from);
      await auditLayout(call, 'copy', { after });
      return await answerOf(after, call);
    }),
    transactionRoute(layoutEndpoints.publish, async (call) => {
      const { note, at } = call.body;
      const before = await held(call, call.body);
      if (at === undefined) {
        const { after, archived } = await publishLayout(call.db, before, { note, now: now() }, call.caller);
        await auditLayout(call, 'publish', { before, after });
        for (const other of archived) await auditLayout(call, 'archive', other);
        return await answerOf(after, call);
      }
      const time = new Date(at);
      if (time <= now()) throw layoutRuleNotMet('TIME_IS_PAST', 'at');
      const after = await planPublication(call.db, before, { at: time, note }, call.caller);
      await auditLayout(call, 'schedule', { before, after });
      return await answerOf(after, call);
    }),
    transactionRoute(layoutEndpoints.unschedule, async (call) => {
      const before = await held(call, call.body);
      const after = await planPublication(
        call.db,
        before,
        { at: null, note: before.version_note },
        call.caller,
      );
      await auditLayout(call, 'cancelSchedule', { before, after });
      return await answerOf(after, call);
    }),
    transactionRoute(layoutEndpoints.archive, async (call) => {
      const before = await held(call, call.body);
      const after = await archiveLayout(call.db, before, call.caller);
      await auditLayout(call, 'archive', { before, after });
      return await answerOf(after, call);
    }),
    route(layoutEndpoints.versions, async ({ db, projectId, params }) => {
      await getLayout(db, projectId, params.id);
      return { items: await listLayoutVersions(db, projectId, params.id) };
    }),
    transactionRoute(layoutEndpoints.restore, async (call) => {
      const before = await held(call, call.body);
      checkMayChange(call, before);
      const after = await restoreLayout(call, before, await getLayoutVersion(call.db, before, call.body.no));
      await auditLayout(call, 'restoreVersion', { before, after });
      return await answerOf(after, call);
    }),
    route(layoutEndpoints.preview, async (call) => {
      const { blocks, at, ...page } = call.body;
      const { place, sample } = await blockPlaceOf(call, page, momentOf(call.caller, now(), at));
      return {
        blocks: await composeBlocks(call.db, place, blocks, reads),
        sample: sample ? { id: sample.id, title: sample.title } : null,
      };
    }),
    ...dryRunRoutes(deps),
    ...timeRoutes(deps),
  ];
}
