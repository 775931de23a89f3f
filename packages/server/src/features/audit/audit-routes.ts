import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { csvHead, csvLines, dayIn } from './audit-csv.ts';
import { auditExported } from './audit-exported.ts';
import { findTimezone } from './audit-log-view.ts';
import { auditReader } from './audit-reader.ts';
import { listAudit, partOfAudit } from './list-audit.ts';
import { systemLogRoutes } from './system/system-log-routes.ts';

export function auditRoutes(now: () => Date): readonly Route[] {
  return [
    ...systemLogRoutes(now),
    route(auditEndpoints.list, (call) => listAudit(call.db, auditReader(call), call.query)),
    transactionRoute(auditEndpoints.export, async (call) => {
      const { db, projectId, query, language } = call;
      const { items, nextBeforeId } = await partOfAudit(db, auditReader(call), query, query.limit);
      await auditExported(call, 'export', items.length);
      const timeZone = await findTimezone(db, projectId);
      const lines = items.map((row) => csvLines(row, { language, timeZone }));
      return {
        fileName: `nhat-ky-${projectId}-${dayIn(timeZone, now())}.csv`,
        csv: [query.beforeId === undefined ? csvHead(language) : '', ...lines].join(''),
        rows: items.length,
        nextBeforeId,
      };
    }),
  ];
}
