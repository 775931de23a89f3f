import { type PageDetails, pickPageDetails } from '@toasoan/contract/features/pages/page-details.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { PICTURE_COLUMNS, type PictureRow } from '#server/core/media/picture-view.ts';
import { lockHolds } from '#server/features/articles/public.ts';
import { findPostMedia, followTargets } from '#server/features/posts/public.ts';
import { mediaOfPage } from './media/page-media.ts';
import type { PageHolder, PageRecord } from './page-record.ts';

type DetailRow = Omit<PageRecord, 'details' | 'media'> & { readonly details: Partial<PageDetails> };

/** The lock holder of a page, beside its row; null for none. */
const HOLDER: RawBuilder<PageHolder | null> = sql`(
    SELECT json_build_object('userId', page_locks.user_id::text, 'name', page_locks.user_name,
      'since', (extract(epoch FROM page_locks.since) * 1000)::bigint)
    FROM page_locks
    WHERE page_locks.project_id = pages.project_id AND page_locks.page_id = pages.id
      AND ${lockHolds('page_locks')}
  )`;

/** What rows and the whole page are made of; `parent` and `owner` are joined by `PAGE_JOINS`. */
export const PAGE_ROW_COLUMNS = sql`
  pages.id, pages.translation_of, pages.project_id, pages.parent_id, pages.position, pages.title, pages.slug, pages.slug_is_manual, pages.path, pages.state,
  pages.state_before_trash, pages.state_time, pages.state_reason, pages.published_time, pages.ever_published, pages.template, pages.lang,
  pages.review_owner_id, pages.review_date, pages.reviewed_time, pages.reviewed_by_id, pages.reviewed_by_name,
  pages.version, pages.create_time, pages.update_time, pages.created_by_id, pages.created_by_name,
  pages.updated_by_id, pages.updated_by_name,
  coalesce((pages.details->>'menuShow')::boolean, true) AS menu_show,
  parent.title AS parent_title, owner.display_name AS review_owner_name, ${HOLDER} AS holder`;

export const PAGE_JOINS = sql`
  LEFT JOIN pages AS parent ON parent.project_id = pages.project_id AND parent.id = pages.parent_id
  LEFT JOIN users AS owner ON owner.id = pages.review_owner_id`;

function coverColumn(): RawBuilder<PictureRow | null> {
  const facts = PICTURE_COLUMNS.map(
    (column) => sql`${sql.lit(column)}, ${column === 'id' ? sql`file.id::text` : sql.ref(`file.${column}`)}`,
  );
  return sql`(
    SELECT json_build_object(${sql.join(facts)}) FROM media AS file
    WHERE file.project_id = pages.project_id AND file.id = (pages.details->'cover'->>'mediaId')::bigint
  )`;
}

async function findRow(db: Db, projectId: string, id: string): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    SELECT ${PAGE_ROW_COLUMNS}, pages.excerpt, pages.content, pages.keywords, pages.seo_title, pages.seo_description,
      pages.details, ${coverColumn()} AS cover,
      (SELECT count(*)::int FROM pages AS child
        WHERE child.project_id = pages.project_id AND child.parent_id = pages.id
          AND child.state <> 'TRASHED') AS child_count,
      coalesce((SELECT json_agg(slug ORDER BY create_time DESC, slug) FROM slug_redirects
        WHERE slug_redirects.project_id = pages.project_id AND entity = 'page'
          AND entity_id = pages.id), '[]') AS redirects
    FROM pages ${PAGE_JOINS}
    WHERE pages.project_id = ${projectId} AND pages.id = ${id}`.execute(db);
  return rows[0];
}

/** @throws NOT_FOUND also for another project's page. */
export async function readPage(db: Db, projectId: string, id: string): Promise<PageRecord> {
  const page = await findPage(db, projectId, id);
  if (page === undefined) throw new AppError('NOT_FOUND');
  return page;
}

export async function findPage(db: Db, projectId: string, id: string): Promise<PageRecord | undefined> {
  const row = await findRow(db, projectId, id);
  if (row === undefined) return undefined;
  const details = pickPageDetails(row.details);
  const held = mediaOfPage({ content: row.content, details }).map(({ mediaId }) => mediaId);
  const [[content = row.content], media] = await together(
    followTargets(db, projectId, [row.content]),
    findPostMedia(db, projectId, held),
  );
  return { ...row, content, details, media };
}
