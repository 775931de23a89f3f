import { systemLogEndpoints } from '@toasoan/contract/features/audit/system/system-endpoints.ts';
import type { SystemLogFilter, SystemRow } from '@toasoan/contract/features/audit/system/system-log.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { NEWSROOM_ZONE } from '#server/core/mail/mail-time.ts';
import { csvLines, dayIn, systemCsvHead } from '../audit-csv.ts';
import { auditExported } from '../audit-exported.ts';
import { auditReader } from '../audit-reader.ts';
import { listedRows } from '../list-audit.ts';
import { signInAlarms } from './sign-in-alarms.ts';
import { findSignInFailures } from './sign-in-failures-view.ts';
import { countSystemLog, readSystemLog } from './system-log-view.ts';

const DAY_MS = 86_400_000;

/** The log of the whole system: what no project shows. */
export function systemLogRoutes(now: () => Date): readonly Route[] {
  return [
    route(systemLogEndpoints.list, async (call) => {
      const { db, query } = call;
      const items = await rowsOf(call, query, { limit: query.limit, offset: offsetOf(query) });
      return pageOf(query, items, await countSystemLog(db, query));
    }),

    transactionRoute(systemLogEndpoints.export, async (call) => {
      const { query, language } = call;
      const found = await rowsOf(call, query, { limit: query.limit + 1, offset: 0 });
      const part = found.slice(0, query.limit);
      await auditExported(call, 'exportSystem', part.length);
      const lines = part.map((row) => csvLines(row, { language, timeZone: NEWSROOM_ZONE }));
      return {
        fileName: `nhat-ky-he-thong-${dayIn(NEWSROOM_ZONE, now())}.csv`,
        csv: [query.beforeId === undefined ? systemCsvHead(language) : '', ...lines].join(''),
        rows: part.length,
        nextBeforeId: found.length > part.length ? (part.at(-1)?.id ?? null) : null,
      };
    }),

    route(systemLogEndpoints.alarms, async ({ db }) => {
      const since = new Date(now().getTime() - DAY_MS);
      return { items: signInAlarms(await findSignInFailures(db, since)) };
    }),
  ];
}

async function rowsOf(
  call: TransactionCall,
  filter: SystemLogFilter,
  part: { readonly limit: number; readonly offset: number },
): Promise<SystemRow[]> {
  const stored = await readSystemLog(call.db, filter, part);
  // Categories and tags are named in the logs of their projects.
  const rows = await listedRows(call.db, { ...auditReader(call), projectId: '0' }, stored);
  return rows.map((row, index) => {
    const { project_id: projectId = null, project_name: name, calls } = stored[index] ?? {};
    return {
      ...row,
      project: projectId === null ? null : { projectId, name: name ?? '' },
      calls: calls === null || calls === undefined ? null : Number(calls),
    };
  });
}
