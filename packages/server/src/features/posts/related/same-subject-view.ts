import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import { shinglesOf } from '../editing/post-columns.ts';
import { facet } from '../editing/post-facets.ts';

/** Of each tag, of all accounts, and of the headline. */
const LOOKED_AT = 60;

/** What a post is about. */
export interface Subject {
  readonly title: string;
  readonly tagIds: readonly string[];
  /** People, places and bodies. */
  readonly accountIds: readonly string[];
  readonly lang: string;
}

/** A public post with what it has in common with a subject. */
export interface PostOnSubject {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly publishedTime: Date | null;
  /** Names of shared tags and accounts. */
  readonly tags: readonly string[];
  readonly accounts: readonly string[];
}

/** Public posts in its language that share a tag, an account, or a run of syllables of the headline; the newest of each. One statement. */
export async function findPostsOnSubject(
  db: Db,
  projectId: string,
  { title, tagIds, accountIds, lang }: Subject,
  exceptId = '0',
): Promise<readonly PostOnSubject[]> {
  const shingles = shinglesOf(projectId, title);
  if (tagIds.length + accountIds.length + shingles.length === 0) return [];
  const facets = accountIds.map((id) => facet(projectId, 'account', id));
  const isOther = sql`posts.project_id = ${projectId} AND posts.state = 'PUBLISHED' AND posts.id <> ${exceptId}`;
  const newest = sql`ORDER BY id DESC LIMIT ${sql.lit(LOOKED_AT)}`;
  // OFFSET keeps the order from the inner scan: for a few old matches the planner would walk through all posts.
  const newestWith = (matches: RawBuilder<boolean>) => sql`(
    SELECT id FROM (SELECT posts.id FROM posts WHERE ${matches} AND ${isOther} OFFSET 0) AS matching ${newest})`;
  const { rows } = await sql<PostOnSubject>`${sql.raw(PLANNED_EACH_TIME)}
    WITH found AS (
      SELECT tagged.id FROM unnest(${tagIds}::bigint[]) AS asked (tag_id) CROSS JOIN LATERAL (
        SELECT posts.id FROM post_tags AS link
        JOIN posts ON posts.project_id = link.project_id AND posts.id = link.post_id
        WHERE link.project_id = ${projectId} AND link.tag_id = asked.tag_id AND ${isOther} ${newest}) AS tagged
      UNION ${newestWith(sql`posts.facets && ${facets}::text[]`)}
      UNION ${newestWith(sql`posts.title_shingles && ${shingles}::text[]`)})
    SELECT posts.id::text, posts.title, posts.slug, posts.published_time AS "publishedTime",
      ARRAY(
        SELECT tags.title FROM post_tags AS link
        JOIN tags ON tags.project_id = link.project_id AND tags.id = link.tag_id
        WHERE link.project_id = posts.project_id AND link.post_id = posts.id AND link.tag_id = ANY (${tagIds}::bigint[])
        ORDER BY link.position) AS tags,
      ARRAY(
        SELECT users.display_name FROM unnest(${accountIds}::bigint[], ${facets}::text[]) AS named (id, facet)
        JOIN users ON users.id = named.id
        WHERE named.facet = ANY (posts.facets) ORDER BY users.display_name, users.id) AS accounts
    FROM found JOIN posts ON posts.project_id = ${projectId} AND posts.id = found.id
    WHERE ${facet(projectId, 'lang', lang)} = ANY (posts.facets)`.execute(db);
  return rows;
}
