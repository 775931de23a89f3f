import type { Page as PageOf } from '@toasoan/contract/core/paging.ts';
import {
  PAGE_VIEWS,
  type PageListQuery,
  type PageSort,
  type PageView,
} from '@toasoan/contract/features/pages/list/page-list.ts';
import type { PageRow } from '@toasoan/contract/features/pages/page.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { pageRowOf } from '../page-answer.ts';
import { PAGE_JOINS, PAGE_ROW_COLUMNS } from '../page-detail-view.ts';
import type { PageRowRecord } from '../page-record.ts';
import { PUBLIC_PAGE } from '../public-view/public-page-view.ts';

const ORDERS: Readonly<Record<PageSort, RawBuilder<unknown>>> = {
  tree: sql`tree.place`,
  '-updateTime': sql`pages.update_time DESC, pages.id DESC`,
  updateTime: sql`pages.update_time, pages.id`,
  title: sql`pages.title COLLATE "vi-x-icu", pages.id`,
  '-title': sql`pages.title COLLATE "vi-x-icu" DESC, pages.id DESC`,
  reviewDate: sql`pages.review_date NULLS LAST, pages.id`,
};

function inView(view: PageView, today: string): RawBuilder<boolean> {
  const views: Readonly<Record<PageView, RawBuilder<boolean>>> = {
    all: sql`pages.state <> 'TRASHED'`,
    published: PUBLIC_PAGE,
    drafts: sql`pages.state IN ('DRAFT', 'UNPUBLISHED')`,
    overdue: sql`pages.state <> 'TRASHED' AND pages.review_date <= ${today}`,
    trash: sql`pages.state = 'TRASHED'`,
  };
  return views[view];
}

function conditions(projectId: string, query: PageListQuery, today: string): RawBuilder<unknown> {
  const all = [
    sql`pages.project_id = ${projectId}`,
    inView(query.view, today),
    ...wordsOf(foldVietnamese(query.text ?? '')).map((word) => sql`pages.search_words LIKE ${`% ${word}%`}`),
    ...(query.template === undefined ? [] : [sql`pages.template = ANY (${query.template})`]),
    ...(query.state === undefined ? [] : [sql`pages.state = ANY (${query.state})`]),
    // Pages in other languages are found by their language; otherwise the tree shows what the house writes.
    query.lang === undefined ? sql`pages.translation_of IS NULL` : sql`pages.lang = ANY (${query.lang})`,
  ];
  return sql`WHERE ${sql.join(all, sql` AND `)}`;
}

/** One page of pages; `tree`: each below its parent. A project has at most a thousand. */
export async function listPages(db: Db, projectId: string, query: PageListQuery): Promise<PageOf<PageRow>> {
  const where = conditions(projectId, query, hanoiDay(Date.now()));
  const { rows } = await sql<PageRowRecord & { readonly total: string }>`
    WITH RECURSIVE tree AS (
      SELECT id, ARRAY[position::bigint, id] AS place FROM pages
      WHERE project_id = ${projectId} AND parent_id IS NULL
      UNION ALL
      SELECT child.id, tree.place || ARRAY[child.position::bigint, child.id]
      FROM pages AS child JOIN tree ON child.parent_id = tree.id
      WHERE child.project_id = ${projectId}
    )
    SELECT ${PAGE_ROW_COLUMNS}, count(*) OVER () AS total
    FROM pages JOIN tree ON tree.id = pages.id ${PAGE_JOINS}
    ${where} ORDER BY ${ORDERS[query.sort]} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`.execute(db);
  const total = rows.length > 0 || query.page === 1 ? Number(rows[0]?.total ?? 0) : await countAll(db, where);
  return pageOf(query, rows.map(pageRowOf), total);
}

async function countAll(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM pages ${where}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

export async function countPages(db: Db, projectId: string): Promise<Record<PageView, number>> {
  const today = hanoiDay(Date.now());
  const counts = PAGE_VIEWS.map(
    (view) => sql`count(*) FILTER (WHERE ${inView(view, today)})::int AS ${sql.ref(view)}`,
  );
  const { rows } = await sql<Record<PageView, number>>`
    SELECT ${sql.join(counts)} FROM pages WHERE project_id = ${projectId} AND translation_of IS NULL`.execute(
    db,
  );
  return rows[0] ?? { all: 0, published: 0, drafts: 0, overdue: 0, trash: 0 };
}
