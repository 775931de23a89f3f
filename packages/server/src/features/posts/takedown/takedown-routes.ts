import {
  takedownAttachments,
  takedownEndpoints,
} from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import type { Caller } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import { pageOf } from '#server/core/db/page.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { type AttachmentDependencies, attachmentRoutes } from '#server/features/attachments/public.ts';
import { openCase, updateCase } from './open-case.ts';
import { caseReader, isMaskedFor, takedownDetailOf, takedownOf } from './takedown-answer.ts';
import { exportCases } from './takedown-export-task.ts';
import { countCases, getCase, getCaseAndPost, listCases } from './takedown-view.ts';

export function takedownRoutes(files: AttachmentDependencies): readonly Route[] {
  return [
    route(takedownEndpoints.list, async ({ db, projectId, query, caller }) => {
      const reader = caseReader(caller);
      const { rows, count } = await listCases(db, projectId, query, reader);
      const items = rows.map((row) => takedownOf(row, reader));
      return pageOf(query, items, count);
    }),
    route(takedownEndpoints.counts, ({ db, projectId }) => countCases(db, projectId)),
    route(takedownEndpoints.detail, async ({ db, projectId, params, caller }) =>
      takedownDetailOf(await getCaseAndPost(db, projectId, params.id), caseReader(caller)),
    ),
    transactionRoute(takedownEndpoints.export, (call) => exportCases(call, call.body)),
    transactionRoute(takedownEndpoints.open, async (call) => {
      const { postId, ...facts } = call.body;
      return takedownOf(await openCase(call, postId, facts), caseReader(call.caller));
    }),
    transactionRoute(takedownEndpoints.update, async (call) => {
      const { id, version, ...facts } = call.body;
      return takedownOf(await updateCase(call, { id, version }, facts), caseReader(call.caller));
    }),
    ...attachmentRoutes({ owner: 'takedown', endpoints: takedownAttachments, find: findCase }, files),
  ];
}

async function findCase(db: Db, projectId: string, id: string, caller: Caller) {
  const row = await getCase(db, projectId, id);
  return {
    title: row.post_title,
    isKept: row.state !== 'OPEN',
    isMasked: isMaskedFor(caseReader(caller), row),
  };
}
