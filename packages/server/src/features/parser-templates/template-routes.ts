import { parserTemplateEndpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { crudRoutes, statusBulkRoute } from '#server/core/crud/crud-routes.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { driftReport } from './drift/drift-report.ts';
import { readSiteConfig } from './import-config/read-site-config.ts';
import { copySamples } from './studio/sample-store.ts';
import { type StudioDependencies, studioRoutes } from './studio/studio-routes.ts';
import { auditTemplate } from './template-audit.ts';
import { templateDetailOf } from './template-row.ts';
import { freeTitle, saveDraft, templateRuleNotMet, templateStore } from './template-store.ts';
import { getTemplate, listTemplates } from './template-view.ts';
import { getVersion, listVersions } from './versions/version-store.ts';

export function parserTemplateRoutes(deps: StudioDependencies): readonly Route[] {
  const { now } = deps;
  const templates = { store: templateStore, audit: auditTemplate, answerOf: templateDetailOf };
  return [
    route(parserTemplateEndpoints.list, ({ db, projectId, query }) => listTemplates(db, projectId, query)),
    ...Object.values(crudRoutes(parserTemplateEndpoints, templates)),
    statusBulkRoute(parserTemplateEndpoints.bulk, templates),
    transactionRoute(parserTemplateEndpoints.saveDraft, async (call) => {
      const before = await templateStore.hold(call, call.body.id);
      checkVersion(before, call.body.version);
      const after = await saveDraft(call.db, before, call.body.definition, { by: call.caller, now: now() });
      return templateDetailOf(after);
    }),
    route(parserTemplateEndpoints.versions, async ({ db, projectId, params }) => ({
      items: await listVersions(db, await getTemplate(db, projectId, params.id)),
    })),
    route(parserTemplateEndpoints.versionDetail, async ({ db, projectId, params }) =>
      getVersion(db, await getTemplate(db, projectId, params.id), Number(params.no)),
    ),
    transactionRoute(parserTemplateEndpoints.restore, async (call) => {
      const before = await templateStore.hold(call, call.body.id);
      checkVersion(before, call.body.version);
      const { definition } = await getVersion(call.db, before, call.body.no);
      const after = await saveDraft(call.db, before, definition, { by: call.caller, now: now() });
      await auditTemplate(call, 'restoreVersion', { before, after });
      return templateDetailOf(after);
    }),
    transactionRoute(parserTemplateEndpoints.copy, async (call) => {
      const from = await templateStore.hold(call, call.body.id);
      const title = await freeTitle(call.db, call.projectId, from.title);
      const body = { title, note: from.note, testUrls: from.test_urls, draft: from.draft };
      const after = await templateStore.insert(call, body);
      await copySamples(call.db, from, after.id);
      await auditTemplate(call, 'copy', { after });
      return templateDetailOf(after);
    }),
    transactionRoute(parserTemplateEndpoints.importConfig, async (call) => {
      const { title, text } = call.body;
      const { definition, testUrls, understood, problems } = readSiteConfig(text);
      if (understood === 0) throw templateRuleNotMet('CONFIG_EMPTY', 'text');
      const after = await templateStore.insert(call, { title, testUrls, draft: definition });
      await auditTemplate(call, 'import', { after });
      return { template: templateDetailOf(after), understood, problems };
    }),
    route(parserTemplateEndpoints.drift, async ({ db, projectId, params }) =>
      driftReport(db, await getTemplate(db, projectId, params.id), now()),
    ),
    ...studioRoutes(deps),
  ];
}
