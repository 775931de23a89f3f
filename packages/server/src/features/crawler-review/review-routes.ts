import {
  type CrawledItemBulk,
  crawlerReviewEndpoints,
} from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { publishEndpoints } from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import {
  preparedRoute,
  type Route,
  route,
  type TransactionCall,
  transactionRoute,
} from '#server/core/http/route.ts';
import { crawledItemDetailOf, type ItemRow } from './item-row.ts';
import { getItem } from './item-view.ts';
import { acceptItem } from './moves/accept-item.ts';
import { assignItem, setTarget } from './moves/assign-item.ts';
import { markDuplicate, mergeIntoPost, rejectOne } from './moves/decide-item.ts';
import { assigneeColumns, targetColumns } from './moves/item-target.ts';
import { type PageReading, type ReadAgain, readItemAgain, reparseItem } from './moves/reparse-item.ts';
import { startReparse } from './moves/reparse-task.ts';
import { restoreItem } from './moves/restore-item.ts';
import { decideOnOrigin } from './origins/decide-origin.ts';
import { findOther, paragraphsOf } from './other-text-view.ts';
import { findSourceShare } from './publishing/source-share-view.ts';
import { countReview, dayOf, listReview } from './review-list-view.ts';

interface ReviewDependencies {
  readonly now: () => Date;
  /** Reads the stored page of a text with the template of now. */
  readonly readAgain: ReadAgain;
}

export function crawlerReviewRoutes({ now, readAgain }: ReviewDependencies): readonly Route[] {
  const answerOf = (row: ItemRow) => crawledItemDetailOf(row, now());

  async function readingsFor(call: TransactionCall & { readonly body: CrawledItemBulk }) {
    const readings = new Map<string, PageReading | AppError>();
    if (call.body.action !== 'reparse') return readings;
    for (const id of call.body.ids)
      readings.set(id, await readItemAgain(call, id, { now: now(), readAgain }));
    return readings;
  }

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
    route(publishEndpoints.sourceShare, async (call) => ({
      share: await findSourceShare(call, call.params.id, now()),
    })),
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
    preparedRoute(
      crawlerReviewEndpoints.reparse,
      (call) => readItemAgain(call, call.body.id, { now: now(), readAgain }),
      async (call, reading) => answerOf(await reparseItem(call, call.body, { now: now(), reading })),
    ),
    transactionRoute(crawlerReviewEndpoints.reparseMany, (call) => startReparse(call, call.body.ids)),
    transactionRoute(crawlerReviewEndpoints.decideOrigin, async (call) =>
      answerOf(await decideOnOrigin(call, call.body, now())),
    ),
    preparedRoute(crawlerReviewEndpoints.bulk, readingsFor, async (call, readings) => {
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
        else
          await reparseItem(one, item, {
            now: now(),
            reading: readings.get(id) ?? new AppError('NOT_FOUND'),
          });
      });
    }),
  ];
}
