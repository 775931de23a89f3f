import { partnerLogoEndpoints } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { crudRoutes, statusBulkRoute } from '#server/core/crud/crud-routes.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { auditedPartnerLogo, partnerLogoOf } from './partner-logo-row.ts';
import { movePartnerLogo, partnerLogoStore } from './partner-logo-store.ts';
import { countPartnerLogos, listPartnerLogos } from './partner-logo-view.ts';

const audit = auditOf('partnerLogo', auditedPartnerLogo);

export function partnerLogoRoutes(now: () => Date): readonly Route[] {
  const answerOf = (row: Parameters<typeof partnerLogoOf>[0]) => partnerLogoOf(row, now());
  const logos = { store: partnerLogoStore, audit, answerOf };
  return [
    route(partnerLogoEndpoints.list, ({ db, projectId, query }) =>
      listPartnerLogos(db, projectId, query, now()),
    ),
    route(partnerLogoEndpoints.counts, ({ db, projectId }) => countPartnerLogos(db, projectId, now())),
    ...Object.values(crudRoutes(partnerLogoEndpoints, logos)),
    statusBulkRoute(partnerLogoEndpoints.bulk, logos),
    transactionRoute(partnerLogoEndpoints.reorder, async (call) => {
      const before = await partnerLogoStore.hold(call, call.body.id);
      checkVersion(before, call.body.version);
      const after = await movePartnerLogo(call.db, before, call.body.beforeId, call.caller);
      await audit(call, 'move', { before, after });
      return answerOf(after);
    }),
  ];
}
