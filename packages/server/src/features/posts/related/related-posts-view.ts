import type { NamedPost } from '@toasoan/contract/features/posts/related/related-endpoints.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import { visibleTo } from '../list/visible-posts-view.ts';

const SHOWN = 10;

interface Options {
  readonly exceptId?: string | undefined;
  readonly categoryIds?: readonly string[] | undefined;
  readonly postIds?: readonly string[] | undefined;
}

interface Row extends Omit<NamedPost, 'publishedTime'> {
  readonly publishedTime: Date | null;
}

const NAMED = sql`posts.id, posts.title, posts.state, posts.published_time AS "publishedTime"`;

/** What readers would see beside a post: the picked posts in order, then the newest of its categories. */
export async function findRelatedPosts(
  db: Db,
  projectId: string,
  actor: PostActor,
  { exceptId = '0', categoryIds = [], postIds = [] }: Options,
): Promise<{ items: (NamedPost & { isPicked: boolean })[]; hidden: NamedPost[] }> {
  const picked = await readPicked(db, projectId, actor, postIds);
  const shown = picked.filter(({ id, state }) => state === 'PUBLISHED' && id !== exceptId);
  const without = [exceptId, ...shown.map(({ id }) => id)];
  const others = await newestOf(db, projectId, categoryIds, without, SHOWN - shown.length);
  return {
    items: [
      ...shown.map((post) => ({ ...post, isPicked: true })),
      ...others.map((post) => ({ ...post, isPicked: false })),
    ],
    hidden: picked.filter(({ state }) => state !== 'PUBLISHED'),
  };
}

async function readPicked(
  db: Db,
  projectId: string,
  actor: PostActor,
  postIds: readonly string[],
): Promise<NamedPost[]> {
  if (postIds.length === 0) return [];
  const { rows } = await sql<Row>`
    SELECT ${NAMED}
    FROM unnest(${postIds}::bigint[]) WITH ORDINALITY AS picked (id, position)
    JOIN posts ON posts.project_id = ${projectId} AND posts.id = picked.id
    WHERE ${visibleTo(actor) ?? sql`true`}
    ORDER BY picked.position`.execute(db);
  return rows.map(named);
}

/** Scans the posts by publication, newest first, until enough of them are in one of the categories. */
async function newestOf(
  db: Db,
  projectId: string,
  categoryIds: readonly string[],
  without: readonly string[],
  count: number,
): Promise<NamedPost[]> {
  if (categoryIds.length === 0 || count <= 0) return [];
  const { rows } = await sql<Row>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT ${NAMED} FROM posts
    WHERE posts.project_id = ${projectId} AND posts.state = 'PUBLISHED' AND posts.id <> ALL (${without}::bigint[])
      AND EXISTS (
        SELECT FROM post_categories AS link
        WHERE link.project_id = posts.project_id AND link.post_id = posts.id
          AND link.category_id = ANY (${categoryIds}::bigint[]))
    ORDER BY posts.published_time DESC NULLS LAST, posts.id DESC LIMIT ${sql.lit(count)}`.execute(db);
  return rows.map(named);
}

function named(row: Row): NamedPost {
  return { ...row, publishedTime: row.publishedTime?.toISOString() ?? null };
}
