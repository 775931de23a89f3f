import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { csvHead, csvLines, dayIn } from './audit-csv.ts';
import { findTimezone } from './audit-log-view.ts';
import { auditReader } from './audit-reader.ts';
import { listAudit, partOfAudit } from './list-audit.ts';

export function auditRoutes(now: () => Date): readonly Route[] {
  return [
    route(auditEndpoints.list, (call) => listAudit(call.db, auditReader(call), call.query)),
    route(auditEndpoints.export, async (call) => {
      const { db, projectId, query, language } = call;
      const { items, nextBeforeId } = await partOfAudit(db, auditReader(call), query, query.limit);
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
