import {
  royaltyCorrectionEndpoints,
  royaltyMonthEndpoints,
  royaltySheetEndpoints,
} from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { downloadRoute, type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { accountsWithBank } from '#server/features/accounts/public.ts';
import { getPost, lockPost, postActor, type RoyaltyBook, royaltyOf } from '#server/features/posts/public.ts';
import { correctRoyalty, moveCorrection, removeCorrection } from './corrections/correct-royalty.ts';
import { exportSheet } from './export/export-sheet.ts';
import { moveMonth } from './months/move-month.ts';
import { holdBook } from './months/royalty-month-store.ts';
import { listMonths, readMonth, sheetMonth } from './months/royalty-month-view.ts';
import { royaltyRateRoutes } from './rates/royalty-rate-routes.ts';
import { changeRows } from './sheet/change-rows.ts';
import { findSheetRows, listSheet } from './sheet/sheet-list-view.ts';
import { listPeople } from './sheet/sheet-people-view.ts';
import { sheetRowOf } from './sheet/sheet-rows-view.ts';
import { sumsOf } from './sheet/sheet-sums-view.ts';

interface SheetDependencies {
  readonly now: () => Date;
  readonly secretBox: SecretBox;
  readonly book: RoyaltyBook;
}

export function royaltySheetRoutes({ now, secretBox, book }: SheetDependencies): readonly Route[] {
  const months = royaltyMonthEndpoints;
  const sheet = royaltySheetEndpoints;
  const corrections = royaltyCorrectionEndpoints;
  return [
    ...royaltyRateRoutes(now),

    route(months.list, async ({ db, projectId, query }) => ({
      items: await listMonths(db, projectId, { limit: query.limit, now: now() }),
    })),
    route(months.detail, ({ db, projectId, params, caller }) =>
      readMonth(db, projectId, { ...params, caller, now: now() }),
    ),
    transactionRoute(months.transition, async (call) => {
      const { db, projectId, params, body, caller } = call;
      await moveMonth(call, { ...params, ...body }, now());
      return await readMonth(db, projectId, { ...params, caller, now: now() });
    }),

    route(sheet.list, async ({ db, projectId, query }) =>
      listSheet(db, await sheetMonth(db, projectId, query.period), query),
    ),
    route(sheet.sums, async ({ db, projectId, query }) =>
      sumsOf(db, await sheetMonth(db, projectId, query.period), query),
    ),
    route(sheet.people, async ({ db, projectId, query }) =>
      listPeople(db, await sheetMonth(db, projectId, query.period), query, (ids) =>
        accountsWithBank(db, ids, secretBox),
      ),
    ),
    transactionRoute(sheet.bulk, async (call) => {
      await holdBook(call.db, call.projectId);
      return await changeRows(call, call.body, book);
    }),
    // One moment for rows, people and the log; the file leaves once the log has it.
    downloadRoute(sheet.export, async (call) =>
      inTransaction(call.db, (db) => exportSheet({ ...call, db }, call.body, { now: now(), secretBox })),
    ),

    transactionRoute(corrections.create, async (call) => {
      const { db, projectId, body, caller } = call;
      await holdBook(db, projectId);
      await lockPost(db, projectId, body.postId);
      const post = await getPost(db, projectId, postActor(caller), body.postId);
      await correctRoyalty(call, post, body, book);
      return await royaltyOf(db, projectId, post, book);
    }),
    transactionRoute(corrections.move, async (call) => {
      const { db, projectId, body } = call;
      await holdBook(db, projectId);
      await moveCorrection(call, body);
      const month = await sheetMonth(db, projectId, body.period);
      const rows = await findSheetRows(db, month, { posts: [], corrections: [body.id] });
      const row = rows.get(`correction-${body.id}`);
      if (row === undefined) throw new AppError('NOT_FOUND');
      return sheetRowOf(row, body.period);
    }),
    transactionRoute(corrections.remove, async (call) => {
      const { db, projectId, params, ifMatch } = call;
      await holdBook(db, projectId);
      await removeCorrection(call, params.id, ifMatch);
      return { id: params.id };
    }),
  ];
}
