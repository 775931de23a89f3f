import type { TagKind } from '@toasoan/contract/features/tags/tag.ts';
import { sql } from 'kysely';
import type { SiteReading } from '../reading.ts';

export interface CategoryRow {
  readonly id: string;
  readonly description: string;
  readonly image_id: string | null;
  readonly image_key: string | null;
  readonly view_mode: string;
  readonly seo_title: string;
  readonly seo_description: string;
  readonly keywords: string[];
}

/** What only its own page needs of an active category. */
export async function findCategoryRow(
  { db, site }: SiteReading,
  id: string,
): Promise<CategoryRow | undefined> {
  return await db
    .selectFrom('categories')
    .select([
      'id',
      'description',
      'image_id',
      'image_key',
      'view_mode',
      'seo_title',
      'seo_description',
      'keywords',
    ])
    .where('project_id', '=', site.projectId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The active category that had a slug. */
export async function findMovedCategory(
  { db, site }: SiteReading,
  slug: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('slug_redirects')
    .select('entity_id')
    .where('project_id', '=', site.projectId)
    .where('entity', '=', 'category')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.entity_id;
}

export interface TagRow {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly kind: TagKind;
  readonly description: string;
  readonly image_id: string | null;
  readonly image_key: string | null;
  readonly keywords: string[];
}

/** The active tag with a slug, or where one with it lives on: a merged tag is its heir. */
export async function findTagPage({ db, site }: SiteReading, slug: string): Promise<TagRow | undefined> {
  const { rows } = await sql<TagRow>`
    SELECT tags.id::text, tags.title, tags.slug, tags.kind, tags.description, tags.image_id::text, tags.image_key, tags.keywords
    FROM (
      SELECT 0 AS rank, id FROM tags WHERE project_id = ${site.projectId} AND slug = ${slug} AND deleted_time IS NULL
      UNION ALL
      SELECT 1, entity_id FROM slug_redirects
      WHERE project_id = ${site.projectId} AND entity = 'tag' AND slug = ${slug}
    ) AS found
    JOIN tags AS named ON named.project_id = ${site.projectId} AND named.id = found.id
    JOIN tags ON tags.project_id = ${site.projectId} AND tags.id = coalesce(named.merged_into_id, named.id)
    WHERE tags.status = 'ENABLE' AND tags.deleted_time IS NULL
    ORDER BY found.rank LIMIT 1`.execute(db);
  return rows[0];
}
