import type { Page } from '@toasoan/contract/core/paging.ts';
import type { FooterListQuery, FooterRow } from '@toasoan/contract/features/footers/footer.ts';
import { linksOf } from '@toasoan/contract/features/footers/footer-content.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { beatenOf, findDisplayTargets } from '#server/features/display-modes/public.ts';
import { type FindPages, findLinkTargets } from '#server/features/menus/public.ts';
import { footerRowOf, type StoredFooter, type WholeFooter } from './footer-row.ts';

const SORTS = {
  title: sql`title COLLATE "vi-x-icu", id`,
  '-title': sql`title COLLATE "vi-x-icu" DESC, id DESC`,
  updateTime: sql`update_time, id`,
  '-updateTime': sql`update_time DESC, id DESC`,
} as const satisfies Record<FooterListQuery['sort'], unknown>;

function matching(db: Db, projectId: string, query: FooterListQuery) {
  let rows = db.selectFrom('footers').where('project_id', '=', projectId);
  for (const word of wordsOf(foldVietnamese(query.text ?? '')))
    rows = rows.where('search_text', 'like', `% ${word}%`);
  if (query.status !== undefined) rows = rows.where('status', '=', query.status);
  if (query.displayMode !== undefined) rows = rows.where(sql`display->>'mode'`, 'in', query.displayMode);
  return rows;
}

export async function listFooters(
  db: Db,
  projectId: string,
  query: FooterListQuery,
): Promise<Page<FooterRow>> {
  const filter = matching(db, projectId, query);
  const rows = await filter
    .selectAll()
    .orderBy(SORTS[query.sort])
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const stored = await withDisplay(db, projectId, rows);
  return pageOf(query, stored.map(footerRowOf), await countUpToBound(db, filter));
}

async function withDisplay(
  db: Db,
  projectId: string,
  rows: readonly Omit<StoredFooter, 'displayTargets' | 'behind'>[],
): Promise<StoredFooter[]> {
  const [targetsOf, beaten] = await Promise.all([
    findDisplayTargets(
      db,
      projectId,
      rows.map(({ display }) => display),
    ),
    findBeaten(db, projectId),
  ]);
  return rows.map((row) => ({
    ...row,
    displayTargets: targetsOf(row.display),
    behind: beaten.get(row.id) ?? null,
  }));
}

/** Which published footers are not shown where they say, because another claims the place. */
async function findBeaten(db: Db, projectId: string) {
  const rows = await db
    .selectFrom('footers')
    .select(['id', 'title', 'display', 'published_time'])
    .where('project_id', '=', projectId)
    .where('status', '=', 'ENABLE')
    .where('published_time', 'is not', null)
    .execute();
  return beatenOf(
    rows.map((row) => ({ ...row, order: 0, updateTime: row.published_time?.toISOString() ?? '' })),
  );
}

export async function findFooter(db: Db, projectId: string, id: string): Promise<StoredFooter | undefined> {
  const row = await db
    .selectFrom('footers')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (await withDisplay(db, projectId, [row]))[0];
}

/** A footer with what its links name, in the draft and in what is published. */
export async function wholeFooter(db: Db, row: StoredFooter, findPages: FindPages): Promise<WholeFooter> {
  const named = [row.content, row.draft].flatMap((content) => (content === null ? [] : linksOf(content)));
  const targets = await findLinkTargets(db, row.project_id, named, findPages);
  return { ...row, targets: [...targets.values()] };
}
