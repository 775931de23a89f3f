import {
  takedownAttachments,
  takedownEndpoints,
} from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import type { Db } from '#server/core/db/database.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { type AttachmentDependencies, attachmentRoutes } from '#server/features/attachments/public.ts';
import { openCase, updateCase } from './open-case.ts';
import { exportCases } from './takedown-export-task.ts';
import { countCases, getCase, getCaseDetail, listCases, takedownOf } from './takedown-view.ts';

export function takedownRoutes(files: AttachmentDependencies): readonly Route[] {
  return [
    route(takedownEndpoints.list, ({ db, projectId, query }) => listCases(db, projectId, query)),
    route(takedownEndpoints.counts, ({ db, projectId }) => countCases(db, projectId)),
    route(takedownEndpoints.detail, ({ db, projectId, params }) => getCaseDetail(db, projectId, params.id)),
    transactionRoute(takedownEndpoints.export, (call) => exportCases(call, call.body)),
    transactionRoute(takedownEndpoints.open, async (call) => {
      const { postId, ...facts } = call.body;
      return takedownOf(await openCase(call, postId, facts));
    }),
    transactionRoute(takedownEndpoints.update, async (call) => {
      const { id, version, ...facts } = call.body;
      return takedownOf(await updateCase(call, { id, version }, facts));
    }),
    ...attachmentRoutes({ owner: 'takedown', endpoints: takedownAttachments, find: findCase }, files),
  ];
}

async function findCase(db: Db, projectId: string, id: string) {
  const { post_title: title, state } = await getCase(db, projectId, id);
  return { title, isKept: state !== 'OPEN' };
}
