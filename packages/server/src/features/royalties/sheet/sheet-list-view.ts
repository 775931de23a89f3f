import { EXACT_TOTAL, type Page } from '@toasoan/contract/core/paging.ts';
import type {
  SheetFilters,
  SheetListQuery,
  SheetRow,
} from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import {
  matching,
  type OnlyRows,
  type SheetMonth,
  type SheetRecord,
  sheetRowOf,
  sheetRows,
} from './sheet-rows-view.ts';

const ORDERS: Readonly<Record<SheetListQuery['sort'], RawBuilder<unknown>>> = {
  publishedTime: sql`rows.published_time NULLS FIRST, rows.kind DESC, rows.row_id`,
  '-publishedTime': sql`rows.published_time DESC NULLS LAST, rows.kind, rows.row_id DESC`,
  amount: sql`rows.amount, rows.published_time, rows.row_id`,
  '-amount': sql`rows.amount DESC, rows.published_time, rows.row_id`,
};

type Listed = SheetRecord & {
  readonly main_category: { readonly id: string; readonly title: string } | null;
};

/** The page comes first; the categories of its rows alone are read. */
export async function listSheet(db: Db, month: SheetMonth, query: SheetListQuery): Promise<Page<SheetRow>> {
  const { projectId, period } = month;
  const order = ORDERS[query.sort];
  const { rows } = await sql<Listed & { found: string }>`
    WITH page AS (
      SELECT rows.*, count(*) OVER () AS found FROM ${sheetRows(month, query)} AS rows
      WHERE ${matching(projectId, query)} ORDER BY ${order} LIMIT ${query.limit} OFFSET ${offsetOf(query)}
    )
    SELECT rows.*, ${mainCategory(projectId)} AS main_category FROM page AS rows ORDER BY ${order}`.execute(
    db,
  );
  // A page behind the last one has no row that tells how many there are.
  const count =
    rows[0] === undefined && query.page > 1
      ? await countSheet(db, month, query)
      : Number(rows[0]?.found ?? 0);
  return pageOf(
    query,
    rows.map((row) => sheetRowOf(row, period)),
    count,
    Math.max(count, EXACT_TOTAL),
  );
}

async function countSheet(db: Db, month: SheetMonth, filters: SheetFilters): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) FROM ${sheetRows(month, filters)} AS rows WHERE ${matching(month.projectId, filters)}`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

const mainCategory = (projectId: string) => sql`(
  SELECT json_build_object('id', term.id::text, 'title', term.title)
  FROM post_categories AS link
  JOIN categories AS term ON term.project_id = link.project_id AND term.id = link.category_id
  WHERE link.project_id = ${projectId} AND link.post_id = rows.post_id AND link.is_main)`;

/** Every row in the order of publication. */
export async function readSheet(db: Db, month: SheetMonth): Promise<SheetRow[]> {
  return (await readSheetRecords(db, month)).map((row) => sheetRowOf(row, month.period));
}

export async function readSheetRecords(db: Db, month: SheetMonth): Promise<SheetRecord[]> {
  const { rows } = await sql<SheetRecord>`
    SELECT * FROM ${sheetRows(month)} AS rows ORDER BY ${ORDERS.publishedTime}`.execute(db);
  return rows;
}

/** Some rows of the month, by their ids; those that are not there any more are left out. */
export async function findSheetRows(
  db: Db,
  month: SheetMonth,
  only: OnlyRows,
): Promise<ReadonlyMap<string, SheetRecord>> {
  const { rows } = await sql<SheetRecord>`SELECT * FROM ${sheetRows(month, { only })} AS rows`.execute(db);
  return new Map(rows.map((row) => [row.row_id, row]));
}

/** Titles of rows that keep a month open, oldest first. */
export async function unsettledTitles(db: Db, month: SheetMonth, most: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    SELECT title FROM ${sheetRows(month)} AS rows WHERE pay_state IN ('UNSET', 'PROPOSED')
    ORDER BY ${ORDERS.publishedTime} LIMIT ${most}`.execute(db);
  return rows.map(({ title }) => title);
}
