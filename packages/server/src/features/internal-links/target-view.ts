import { authorSlug, targetPath } from '@toasoan/contract/article/link-target.ts';
import type {
  InternalLinkTarget,
  ResolvedTarget,
  TargetProblem,
} from '@toasoan/contract/features/internal-links/internal-link.ts';
import { type RawBuilder, sql } from 'kysely';
import { readerName } from '#server/features/accounts/public.ts';

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

/**
 * Whether a living tag or category with the slug, or one that had it, is in this state; a merged tag is its heir.
 * @param heir the record to look at for `own`, which has or had the slug
 */
function termWithSlug(
  { table, entity, heir }: { table: 'categories' | 'tags'; entity: string; heir: RawBuilder<unknown> },
  state: RawBuilder<boolean>,
): RawBuilder<boolean> {
  const page = sql`JOIN ${sql.table(table)} AS page ON page.project_id = own.project_id AND page.id = ${heir}
    AND page.deleted_time IS NULL AND ${state}`;
  return sql`(EXISTS (
      SELECT FROM ${sql.table(table)} AS own ${page}
      WHERE own.project_id = links.project_id AND own.slug = ${SLUG} AND own.deleted_time IS NULL)
    OR EXISTS (
      SELECT FROM slug_redirects AS moved
      JOIN ${sql.table(table)} AS own ON own.project_id = moved.project_id AND own.id = moved.entity_id ${page}
      WHERE moved.project_id = links.project_id AND moved.entity = ${entity} AND moved.slug = ${SLUG}))`;
}

const tagWithSlug = (state: RawBuilder<boolean>) =>
  termWithSlug({ table: 'tags', entity: 'tag', heir: sql`coalesce(own.merged_into_id, own.id)` }, state);
const categoryWithSlug = (state: RawBuilder<boolean>) =>
  termWithSlug({ table: 'categories', entity: 'category', heir: sql`own.id` }, state);

/** Whether a post with the slug, or one that had it, is in one of the states. */
function postWithSlug(state: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(EXISTS (
      SELECT FROM posts AS page
      WHERE page.project_id = links.project_id AND page.slug = ${SLUG} AND page.state <> 'TRASHED' AND ${state})
    OR EXISTS (
      SELECT FROM slug_redirects AS moved
      JOIN posts AS page ON page.project_id = moved.project_id AND page.id = moved.entity_id AND ${state}
      WHERE moved.project_id = links.project_id AND moved.entity = 'post' AND moved.slug = ${SLUG}))`;
}

/** The page of an author ends with the account's id. */
function authorWithSlug(state: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM project_members AS of
    JOIN users AS page ON page.id = of.user_id AND page.deleted_time IS NULL AND ${state}
    WHERE of.project_id = links.project_id
      AND of.user_id = substring(${SLUG} FROM '(?:^|-)([1-9][0-9]{0,17})$')::bigint)`;
}

const ANY = sql<boolean>`true`;
const ENABLED = sql<boolean>`page.status = 'ENABLE'`;
const PUBLISHED = sql<boolean>`page.state = 'PUBLISHED'`;

/**
 * Joins each row of `links` to where it leads today, and whether readers can open that: a merged tag is its heir. An
 * address is broken where it has the form of a tag's, a category's, an author's or a post's, and none such is public.
 * An address like a post's may be a page that the site makes itself: it is reported, and goes on to be linked.
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
      CASE WHEN ${PAGE} ~ '^/the/[^/]+$' AND NOT ${tagWithSlug(ENABLED)} THEN
          CASE WHEN ${tagWithSlug(ANY)} THEN 'OFF' ELSE 'GONE' END
        WHEN ${PAGE} ~ '^/chuyen-muc/[^/]+$' AND NOT ${categoryWithSlug(ENABLED)} THEN
          CASE WHEN ${categoryWithSlug(ANY)} THEN 'OFF' ELSE 'GONE' END
        WHEN ${PAGE} ~ '^/tac-gia/[^/]+$' AND NOT ${authorWithSlug(ENABLED)} THEN
          CASE WHEN ${authorWithSlug(ANY)} THEN 'OFF' ELSE 'GONE' END
        WHEN ${PAGE} ~ '^/[^/]+$' AND NOT ${postWithSlug(PUBLISHED)} THEN
          CASE WHEN ${postWithSlug(ANY)} THEN 'OFF' ELSE 'NO_POST' END END
    END`;

export const targetColumns = sql`
  coalesce(category.id, tag.id, author.id)::text AS found_id,
  coalesce(category.title, tag.title, ${readerName('author')}) AS found_name,
  coalesce(category.slug, tag.slug) AS found_slug,
  ${targetProblem} AS found_problem`;

/** Whether keywords link to it. */
export const isLinked = (problem: TargetProblem | null) => problem === null || problem === 'NO_POST';

export function targetOf(row: TargetColumns & { readonly url: string }): ResolvedTarget {
  if (row.target_type === 'url')
    return { id: null, name: row.url, path: row.url, problem: row.found_problem };
  const { found_id: id, found_name: name, found_slug: slug, found_problem: problem, target_type: kind } = row;
  if (id === null || name === null) return { id: null, name: '', path: '', problem: problem ?? 'GONE' };
  const last = kind === 'user' ? authorSlug({ id, name }) : (slug ?? '');
  return { id, name, path: targetPath(kind, last), problem };
}
