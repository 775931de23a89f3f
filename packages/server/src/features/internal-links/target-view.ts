import { authorSlug, targetPath } from '@toasoan/contract/article/link-target.ts';
import type {
  InternalLinkTarget,
  ResolvedTarget,
  TargetProblem,
} from '@toasoan/contract/features/internal-links/internal-link.ts';
import { type RawBuilder, sql } from 'kysely';

/** Columns of `targetColumns`. */
export interface TargetColumns {
  readonly target_type: InternalLinkTarget;
  readonly found_id: string | null;
  readonly found_name: string | null;
  readonly found_slug: string | null;
  readonly found_problem: TargetProblem | null;
}

/** The path of an address without what follows it. */
const PAGE = sql`regexp_replace(links.url, '[?#].*$', '')`;
const SLUG = sql`regexp_replace(${PAGE}, '^.*/', '')`;

/** No living record of this kind has the slug, and none had it. */
function noPage(table: 'categories' | 'tags', entity: 'category' | 'tag'): RawBuilder<boolean> {
  return sql`NOT EXISTS (
      SELECT FROM ${sql.table(table)} AS page
      WHERE page.project_id = links.project_id AND page.slug = ${SLUG} AND page.deleted_time IS NULL
        AND page.status = 'ENABLE')
    AND NOT EXISTS (
      SELECT FROM slug_redirects AS moved
      WHERE moved.project_id = links.project_id AND moved.entity = ${entity} AND moved.slug = ${SLUG})`;
}

/**
 * Joins each row of `links` to where it leads today, and whether readers can open that: a merged tag is its heir. An
 * address is broken where it has the form of a tag's, a category's or a post's, and none such is public.
 */
export const targetJoins = sql`
  LEFT JOIN categories AS category ON links.target_type = 'category'
    AND category.project_id = links.project_id AND category.id = links.category_id
  LEFT JOIN tags AS named ON links.target_type = 'tag'
    AND named.project_id = links.project_id AND named.id = links.tag_id
  LEFT JOIN tags AS tag ON tag.project_id = links.project_id AND tag.id = coalesce(named.merged_into_id, named.id)
  LEFT JOIN project_members AS member ON links.target_type = 'user'
    AND member.project_id = links.project_id AND member.user_id = links.user_id
  LEFT JOIN users AS author ON author.id = member.user_id`;

export const targetProblem = sql<TargetProblem | null>`CASE links.target_type
    WHEN 'category' THEN
      CASE WHEN category.id IS NULL OR category.deleted_time IS NOT NULL THEN 'GONE'
        WHEN category.status <> 'ENABLE' THEN 'OFF' END
    WHEN 'tag' THEN
      CASE WHEN tag.id IS NULL OR tag.deleted_time IS NOT NULL THEN 'GONE'
        WHEN tag.status <> 'ENABLE' THEN 'OFF' END
    WHEN 'user' THEN
      CASE WHEN author.id IS NULL OR author.deleted_time IS NOT NULL THEN 'GONE'
        WHEN author.status <> 'ENABLE' THEN 'OFF' END
    ELSE
      CASE WHEN ${PAGE} ~ '^/the/[^/]+$' AND ${noPage('tags', 'tag')} THEN 'GONE'
        WHEN ${PAGE} ~ '^/chuyen-muc/[^/]+$' AND ${noPage('categories', 'category')} THEN 'GONE'
        WHEN ${PAGE} ~ '^/[^/]+$' AND EXISTS (
          SELECT FROM posts AS page
          WHERE page.project_id = links.project_id AND page.slug = ${SLUG} AND page.state <> 'PUBLISHED') THEN 'OFF' END
    END`;

export const targetColumns = sql`
  coalesce(category.id, tag.id, author.id)::text AS found_id,
  coalesce(category.title, tag.title, author.display_name) AS found_name,
  coalesce(category.slug, tag.slug) AS found_slug,
  ${targetProblem} AS found_problem`;

export function targetOf(row: TargetColumns & { readonly url: string }): ResolvedTarget {
  if (row.target_type === 'url')
    return { id: null, name: row.url, path: row.url, problem: row.found_problem };
  const { found_id: id, found_name: name, found_slug: slug, found_problem: problem, target_type: kind } = row;
  if (id === null || name === null) return { id: null, name: '', path: '', problem: problem ?? 'GONE' };
  const last = kind === 'user' ? authorSlug({ id, name }) : (slug ?? '');
  return { id, name, path: targetPath(kind, last), problem };
}
