import type { ComposedBlock } from '@toasoan/contract/features/layouts/composed-page.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ShownLead } from '#server/core/db/tables/layout-tables.ts';
import type { LookedAt } from './looked-at-page-view.ts';
import { isPage } from './shown-pages-store.ts';

const MOST_CHANGES = 500;

export interface ShownChange {
  readonly time: Date;
  readonly layout: { readonly id: string; readonly title: string };
  readonly leads: readonly ShownLead[];
}

const pageOf = (projectId: string, { kind, device, lang, categoryId }: LookedAt): RawBuilder<boolean> =>
  isPage({ projectId, kind, device, lang, categoryId: kind === 'HOME' ? undefined : categoryId });

interface Row {
  readonly time: Date;
  readonly layout_id: string;
  readonly layout_title: string;
}

/** What readers saw of a page at a time; undefined where nothing is recorded of it. */
export async function findShownAt(db: Db, projectId: string, page: LookedAt, at: Date) {
  const { rows } = await sql<Row & { readonly blocks: ComposedBlock[] }>`
    SELECT time, layout_id::text, layout_title, blocks FROM shown_pages
    WHERE ${pageOf(projectId, page)} AND time <= ${at} ORDER BY time DESC, id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Each change of a page between two times, and the one before them; oldest first. */
export async function findShownChanges(
  db: Db,
  projectId: string,
  page: LookedAt,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ShownChange[]> {
  const isOfPage = pageOf(projectId, page);
  const { rows } = await sql<Row & { readonly leads: ShownLead[] }>`
    SELECT time, layout_id::text, layout_title, leads FROM shown_pages
    WHERE ${isOfPage} AND time <= ${to} AND time >= coalesce(
      (SELECT max(time) FROM shown_pages WHERE ${isOfPage} AND time <= ${from}), ${from})
    ORDER BY time DESC, id DESC LIMIT ${sql.lit(MOST_CHANGES)}`.execute(db);
  return rows
    .map(({ time, layout_id: id, layout_title: title, leads }) => ({ time, layout: { id, title }, leads }))
    .reverse();
}
