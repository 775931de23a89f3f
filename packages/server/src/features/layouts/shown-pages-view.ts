import type { ComposedBlock } from '@toasoan/contract/features/layouts/composed-page.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ShownLead } from '#server/core/db/tables/layout-tables.ts';
import { isPage, type RecordedPage } from './shown-pages-store.ts';

const MOST_CHANGES = 500;

export interface ShownChange {
  readonly time: Date;
  readonly layout: { readonly id: string; readonly title: string };
  readonly leads: readonly ShownLead[];
}

interface Row {
  readonly time: Date;
  readonly layout_id: string;
  readonly layout_title: string;
}

/** What readers saw of a page at a time; undefined where nothing is recorded of it. */
export async function findShownAt(db: Db, page: RecordedPage, at: Date) {
  const { rows } = await sql<Row & { readonly blocks: ComposedBlock[] }>`
    SELECT time, layout_id::text, layout_title, blocks FROM shown_pages
    WHERE ${isPage(page)} AND time <= ${at} ORDER BY time DESC, id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Each change of a page between two times, and the one before them; oldest first. */
export async function findShownChanges(
  db: Db,
  page: RecordedPage,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ShownChange[]> {
  const isOfPage = isPage(page);
  const { rows } = await sql<Row & { readonly leads: ShownLead[] }>`
    SELECT time, layout_id::text, layout_title, leads FROM shown_pages
    WHERE ${isOfPage} AND time <= ${to} AND time >= coalesce(
      (SELECT max(time) FROM shown_pages WHERE ${isOfPage} AND time <= ${from}), ${from})
    ORDER BY time DESC, id DESC LIMIT ${sql.lit(MOST_CHANGES)}`.execute(db);
  return rows
    .map(({ time, layout_id: id, layout_title: title, leads }) => ({ time, layout: { id, title }, leads }))
    .reverse();
}
