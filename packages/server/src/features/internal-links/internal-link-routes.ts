import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { auditOf, writeAudit } from '#server/core/audit/audit-log.ts';
import { crudRoutes, statusBulkRoute } from '#server/core/crud/crud-routes.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { getPost, postActor } from '#server/features/posts/public.ts';
import { csvRoutes } from './csv/csv-routes.ts';
import { auditedLink, linkOf } from './internal-link-row.ts';
import { linkStore } from './internal-link-store.ts';
import { countLinks, listLinks } from './internal-link-view.ts';
import { reportRoutes } from './survey/report-routes.ts';
import { surveyLater } from './survey/survey-jobs.ts';
import { switchPost } from './trial/post-switch-store.ts';
import { linksOfWritten, tryLinks } from './trial/try-links.ts';

const audit = auditOf('internalLink', auditedLink);
const links = { store: linkStore, audit, answerOf: linkOf };

export function internalLinkRoutes(now: () => Date): readonly Route[] {
  return [
    route(internalLinkEndpoints.list, ({ db, projectId, query }) => listLinks(db, projectId, query)),
    route(internalLinkEndpoints.counts, ({ db, projectId }) => countLinks(db, projectId)),
    ...Object.values(crudRoutes(internalLinkEndpoints, links)),
    statusBulkRoute(internalLinkEndpoints.bulk, links),
    route(internalLinkEndpoints.try, (call) => tryLinks(call, call.body, now())),
    route(internalLinkEndpoints.written, (call) => linksOfWritten(call, call.body, now())),
    transactionRoute(internalLinkEndpoints.switchPost, async (call) => {
      const { db, projectId, caller, params, body } = call;
      const post = await getPost(db, projectId, postActor(caller), params.id);
      if (await switchPost(db, projectId, { postId: post.id, ...body }, caller)) {
        await surveyLater(db, projectId);
        await writeAudit(call, {
          action: body.isOff ? 'internalLink.switchOff' : 'internalLink.switchOn',
          entity: 'internalLink',
          after: { name: post.title },
        });
      }
      return { isOff: body.isOff };
    }),
    ...csvRoutes(),
    ...reportRoutes(now),
  ];
}
