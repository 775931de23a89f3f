import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  CorrectionFilter,
  CorrectionLedgerQuery,
  CorrectionLedgerRow,
} from '@toasoan/contract/features/posts/correction/correction-ledger.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { textSearch } from '../list/text-search-view.ts';
import { type CorrectionRow, correctionOf } from './correction-view.ts';

type LedgerRow = CorrectionRow & { readonly post_title: string };

function ledgerOf(db: Db, projectId: string) {
  return db
    .selectFrom('post_corrections')
    .innerJoin('posts', (join) =>
      join
        .onRef('posts.project_id', '=', 'post_corrections.project_id')
        .onRef('posts.id', '=', 'post_corrections.post_id'),
    )
    .where('post_corrections.project_id', '=', projectId);
}

function matching(db: Db, projectId: string, { text, basis, from, to }: CorrectionFilter) {
  const found = text ? textSearch(text) : undefined;
  return ledgerOf(db, projectId)
    .$if(basis !== undefined && basis.length > 0, (rows) =>
      rows.where('post_corrections.basis', 'in', basis ?? []),
    )
    .$if(from !== undefined, (rows) =>
      rows.where('post_corrections.create_time', '>=', startOf(projectId, from, 0)),
    )
    .$if(to !== undefined, (rows) =>
      rows.where('post_corrections.create_time', '<', startOf(projectId, to, 1)),
    )
    .$if(Boolean(text), (rows) => rows.where(found ? found.matches : sql<boolean>`false`));
}

type Matching = ReturnType<typeof matching>;

function rowsOf(rows: Matching, projectId: string, beforeId: string | undefined) {
  return rows
    .innerJoin('posts as corrections', (join) =>
      join
        .onRef('corrections.project_id', '=', 'post_corrections.project_id')
        .onRef('corrections.id', '=', 'post_corrections.correction_post_id'),
    )
    .$if(beforeId !== undefined, (query) =>
      query.where(
        sql<boolean>`(post_corrections.create_time, post_corrections.id) < (
          SELECT create_time, id FROM post_corrections AS above
          WHERE above.project_id = ${projectId} AND above.id = ${beforeId ?? null})`,
      ),
    )
    .leftJoin('correction_requests as requests', (join) =>
      join
        .onRef('requests.project_id', '=', 'post_corrections.project_id')
        .onRef('requests.id', '=', 'post_corrections.request_id'),
    )
    .selectAll('post_corrections')
    .select([
      'posts.title as post_title',
      'requests.year as request_year',
      'requests.number as request_number',
      'corrections.state as correction_state',
      'corrections.published_time as correction_published_time',
    ])
    .orderBy('post_corrections.create_time', 'desc')
    .orderBy('post_corrections.id', 'desc');
}

/** Newest first. */
export async function listLedger(
  db: Db,
  projectId: string,
  query: CorrectionLedgerQuery,
  withRequest: boolean,
): Promise<Page<CorrectionLedgerRow>> {
  const rows = matching(db, projectId, query);
  const found = await rowsOf(rows, projectId, query.beforeId)
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  return pageOf(
    query,
    found.map((row) => ledgerRowOf(row, withRequest)),
    await countUpToBound(db, rows),
  );
}

/** One batch of the same rows below the id given. */
export async function readLedger(
  db: Db,
  projectId: string,
  filter: CorrectionFilter,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<LedgerRow[]> {
  return await rowsOf(matching(db, projectId, filter), projectId, before)
    .limit(limit)
    .execute();
}

export function countLedger(db: Db, projectId: string, filter: CorrectionFilter): Promise<number> {
  return countUpToBound(db, matching(db, projectId, filter));
}

export function ledgerRowOf(row: LedgerRow, withRequest: boolean): CorrectionLedgerRow {
  return { ...correctionOf(row, withRequest), postTitle: row.post_title };
}

/** The instant a day, or the one `later` days after it, begins in the project's time zone. */
function startOf(projectId: string, day: string | undefined, later: number): RawBuilder<Date> {
  return sql`((${day ?? null}::date + ${sql.lit(later)})::timestamp
    AT TIME ZONE (SELECT timezone FROM projects WHERE projects.id = ${projectId}))`;
}
