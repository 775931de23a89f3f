import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { crawledItemDetailOf, type ItemRow } from './item-row.ts';
import { getItem } from './item-view.ts';
import { acceptItem } from './moves/accept-item.ts';
import { assignItem, setTarget } from './moves/assign-item.ts';
import { markDuplicate, mergeIntoPost, rejectOne, restoreItem } from './moves/decide-item.ts';
import { assigneeColumns, targetColumns } from './moves/item-target.ts';
import { type ReadAgain, reparseItem } from './moves/reparse-item.ts';
import { decideOnOrigin } from './origins/decide-origin.ts';
import { findOther, paragraphsOf } from './other-text-view.ts';
import { countReview, dayOf, listReview } from './review-list-view.ts';

interface ReviewDependencies {
  readonly now: () => Date;
  /** Reads the stored page of a text with the template of now. */
  readonly readAgain: ReadAgain;
}

export function crawlerReviewRoutes({ now, readAgain }: ReviewDependencies): readonly Route[] {
  const answerOf = (row: ItemRow) => crawledItemDetailOf(row, now());
  return [
    route(crawlerReviewEndpoints.list, ({ db, projectId, query }) => listReview(db, projectId, query, now())),
    route(crawlerReviewEndpoints.counts, async ({ db, projectId, caller }) => ({
      ...(await countReview(db, projectId)),
      ...(await dayOf(db, projectId, caller.userId, now())),
    })),
    route(crawlerReviewEndpoints.detail, async ({ db, projectId, params }) =>
      answerOf(await getItem(db, projectId, params.id, now())),
    ),
    route(crawlerReviewEndpoints.other, async ({ db, projectId, params, query }) => {
      const item = await getItem(db, projectId, params.id, now());
      const other = await findOther(db, projectId, { kind: query.kind, id: query.otherId });
      if (other === undefined) throw new AppError('NOT_FOUND');
      return {
        title: other.title,
        time: other.time?.toISOString() ?? null,
        own: paragraphsOf(item),
        other: [...other.paragraphs],
      };
    }),
    transactionRoute(crawlerReviewEndpoints.target, async (call) =>
      answerOf(await setTarget(call, call.body, now())),
    ),
    transactionRoute(crawlerReviewEndpoints.accept, async (call) =>
      answerOf(await acceptItem(call, call.body, now())),
    ),
    transactionRoute(crawlerReviewEndpoints.reject, async (call) =>
      answerOf(await rejectOne(call, call.body, now())),
    ),
    transactionRoute(crawlerReviewEndpoints.duplicate, async (call) =>
      answerOf(await markDuplicate(call, call.body, now())),
    ),
    transactionRoute(crawlerReviewEndpoints.merge, async (call) =>
      answerOf(await mergeIntoPost(call, call.body, now())),
    ),
    transactionRoute(crawlerReviewEndpoints.assign, async (call) =>
      answerOf(await assignItem(call, call.body, now())),
    ),
    transactionRoute(crawlerReviewEndpoints.restore, async (call) =>
      answerOf(await restoreItem(call, call.body, now())),
    ),
    transactionRoute(crawlerReviewEndpoints.reparse, async (call) =>
      answerOf(await reparseItem(call, call.body, { now: now(), readAgain })),
    ),
    transactionRoute(crawlerReviewEndpoints.decideOrigin, async (call) =>
      answerOf(await decideOnOrigin(call, call.body, now())),
    ),
    transactionRoute(crawlerReviewEndpoints.bulk, async (call) => {
      const { db, projectId, body } = call;
      // One answer for all texts where nobody of the project, or no category of it, was named.
      if (body.action === 'category') await targetColumns(db, projectId, body);
      if (body.action === 'assign') await assigneeColumns(db, projectId, body.assigneeId);
      return await runBulk(call, body.ids, async (one: TransactionCall, id: string) => {
        const item = { id, version: undefined };
        if (body.action === 'accept') await acceptItem(one, { ...item, rejectsOthers: false }, now());
        else if (body.action === 'reject')
          await rejectOne(one, { ...item, reason: body.reason, text: '', wholeStory: false }, now());
        else if (body.action === 'assign')
          await assignItem(one, { ...item, assigneeId: body.assigneeId }, now());
        else if (body.action === 'category')
          await setTarget(one, { ...item, targetCategoryId: body.targetCategoryId }, now());
        else await reparseItem(one, item, { now: now(), readAgain });
      });
    }),
  ];
}
