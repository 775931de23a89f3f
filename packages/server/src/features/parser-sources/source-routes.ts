import { sourceAttachments } from '@toasoan/contract/features/parser-sources/agreement-files.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { PARSER_SOURCE_RULE_TEXTS } from '@toasoan/contract/features/parser-sources/source-rules.ts';
import { crudRoutes, statusBulkRoute } from '#server/core/crud/crud-routes.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { type AttachmentDependencies, attachmentRoutes } from '#server/features/attachments/public.ts';
import { type OpmlDependencies, opmlRoutes } from './opml/opml-routes.ts';
import { setPaused } from './pause-store.ts';
import { queueRun } from './runs/plan-runs.ts';
import { cancelRun, takeRun } from './runs/run-store.ts';
import { crawlRunOf, getRun, listRuns, runDetail } from './runs/run-view.ts';
import { auditSource } from './source-audit.ts';
import { type ParserSourceRow, parserSourceOf } from './source-row.ts';
import { getParserSource, parserSourceStore, type SourceUses } from './source-store.ts';
import { countParserSources, listParserSources } from './source-view.ts';

interface SourceDependencies extends OpmlDependencies, AttachmentDependencies {
  readonly uses: SourceUses;
}

export function parserSourceRoutes({ uses, ...dependencies }: SourceDependencies): readonly Route[] {
  const { now } = dependencies;
  const store = parserSourceStore(uses);
  const answerOf = (row: ParserSourceRow) => parserSourceOf(row, now());
  const sources = { store, audit: auditSource, answerOf };

  async function pauseOrResume(
    call: TransactionCall & { readonly params: { id: string }; readonly body: { version: number } },
    verb: 'pause' | 'resume',
  ) {
    const before = await store.hold(call, call.params.id);
    checkVersion(before, call.body.version);
    const reason = verb === 'pause' ? 'PERSON' : null;
    if ((before.paused_reason === null) === (reason === null)) return answerOf(before);
    const after = await setPaused(call.db, before, { reason, by: call.caller, now: now() });
    await auditSource(call, verb, { before, after });
    return answerOf(after);
  }

  return [
    route(parserSourceEndpoints.list, ({ db, projectId, query }) =>
      listParserSources(db, projectId, query, now()),
    ),
    route(parserSourceEndpoints.counts, ({ db, projectId }) => countParserSources(db, projectId, now())),
    ...Object.values(crudRoutes(parserSourceEndpoints, sources)),
    statusBulkRoute(parserSourceEndpoints.bulk, sources),
    transactionRoute(parserSourceEndpoints.pause, (call) => pauseOrResume(call, 'pause')),
    transactionRoute(parserSourceEndpoints.resume, (call) => pauseOrResume(call, 'resume')),
    transactionRoute(parserSourceEndpoints.run, async (call) => {
      const source = await store.hold(call, call.params.id);
      if (source.status === 'DISABLED') throw ruleNotMet(PARSER_SOURCE_RULE_TEXTS, 'SOURCE_OFF', 'id');
      const run = await takeRun(call.db, source, 'PERSON', { now: now(), state: 'QUEUED' });
      await queueRun(call.db, source, now());
      await auditSource(call, 'run', { before: source, after: source });
      return crawlRunOf(run);
    }),
    ...opmlRoutes(store, dependencies),
    ...attachmentRoutes(
      {
        owner: 'parserSource',
        endpoints: sourceAttachments,
        find: async (db, projectId, id) => {
          const { title } = await getParserSource(db, projectId, id);
          return { title, isKept: false };
        },
      },
      dependencies,
    ),
    route(parserSourceEndpoints.runs, async ({ db, projectId, params, query }) => {
      const { id: sourceId } = await getParserSource(db, projectId, params.id);
      return await listRuns(db, projectId, { sourceId, ...query });
    }),
    route(parserSourceEndpoints.runDetail, async ({ db, projectId, params: { id, runId } }) =>
      runDetail(db, await getRun(db, projectId, { sourceId: id, runId })),
    ),
    transactionRoute(parserSourceEndpoints.cancelRun, async (call) => {
      const { db, projectId, params } = call;
      const asked = { sourceId: params.id, runId: params.runId };
      const run = await getRun(db, projectId, asked);
      await cancelRun(db, projectId, run.id, now());
      const source = await getParserSource(db, projectId, params.id);
      await auditSource(call, 'cancelRun', { before: source, after: source });
      return crawlRunOf(await getRun(db, projectId, asked));
    }),
  ];
}
