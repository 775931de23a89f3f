import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { crudRoutes } from '#server/core/crud/crud-routes.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { findConfigNames } from './config-names-view.ts';
import type { PostReads } from './filling/block-place.ts';
import { explainBlock } from './filling/fill-blocks.ts';
import { checkLive, checkMarkup, checkTemplateBody } from './template-guards.ts';
import { countTemplates, listTemplates } from './template-list-view.ts';
import { auditedTemplate, type TemplateRow, templateDetailOf, wholeConfig } from './template-row.ts';
import { configAfter, templateStore } from './template-store.ts';
import type { TemplateUses } from './template-uses.ts';

export interface TemplateDependencies {
  readonly now: () => Date;
  readonly uses: readonly TemplateUses[];
  readonly reads?: PostReads | undefined;
}

const audit = auditOf('contentTemplate', auditedTemplate);

export function contentTemplateRoutes({ now, uses, reads }: TemplateDependencies): readonly Route[] {
  const store = templateStore(uses);
  async function answerOf(row: TemplateRow, { db, projectId, caller }: TransactionCall) {
    return templateDetailOf(row, await findConfigNames(db, projectId, caller, [wholeConfig(row.config)]));
  }
  const { detail, remove } = crudRoutes(contentTemplateEndpoints, { store, audit, answerOf });

  async function bulkOne(call: TransactionCall, id: string, action: 'enable' | 'disable' | 'delete') {
    const before = await store.hold(call, id);
    if (action === 'delete') {
      await store.remove(call, before);
      return await audit(call, 'delete', { before });
    }
    const status = action === 'enable' ? 'ENABLE' : 'DISABLED';
    if (before.status === status) return;
    const config = wholeConfig(before.config);
    checkLive(call, before);
    checkMarkup(call, config, config);
    const after = await store.update(call, before, { id, version: before.version, status });
    await audit(call, 'update', { before, after });
  }
  return [
    route(contentTemplateEndpoints.list, ({ db, projectId, query }) =>
      listTemplates(db, projectId, query, uses),
    ),
    route(contentTemplateEndpoints.counts, ({ db, projectId }) => countTemplates(db, projectId, uses)),
    detail,
    transactionRoute(contentTemplateEndpoints.create, async (call) => {
      await checkTemplateBody(call, call.body);
      const after = await store.insert(call, call.body);
      await audit(call, 'create', { after });
      return await answerOf(after, call);
    }),
    transactionRoute(contentTemplateEndpoints.update, async (call) => {
      const before = await store.hold(call, call.body.id);
      checkVersion(before, call.body.version);
      await checkTemplateBody(call, call.body, before);
      const after = await store.update(call, before, call.body);
      await audit(call, 'update', { before, after });
      return await answerOf(after, call);
    }),
    remove,
    transactionRoute(contentTemplateEndpoints.bulk, (call) =>
      runBulk(call, call.body.ids, (itemCall, id) => bulkOne(itemCall, id, call.body.action)),
    ),
    route(contentTemplateEndpoints.preview, async (call) => {
      const { db, projectId, body, caller } = call;
      const config = configAfter(body.config);
      const place = { projectId, language: body.lang, now: now() };
      return await explainBlock(db, place, config, { reads, reader: caller });
    }),
  ];
}
