import { targetName } from '@toasoan/contract/article/link-target.ts';
import type { InboundLinks } from '@toasoan/contract/features/internal-links/report.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const MOST_SHOWN = 50;

type InboundRow = InboundLinks['links'][number] & { readonly total: number };

const targetOf = (id: string) => targetName({ kind: 'post', id });

/** A use whose link readers get: a keyword that was switched off since, everywhere or in one post, places none. */
const isDelivered = sql`(used.link_id IS NULL OR keyword.status = 'ENABLE' AND NOT EXISTS (
  SELECT FROM internal_link_offs AS off WHERE off.project_id = used.project_id AND off.post_id = used.post_id))`;

/** Public posts that lead to a post, the newest first, and how many there are. */
export async function inboundOf(
  db: Db,
  projectId: string,
  postId: string,
): Promise<Pick<InboundLinks, 'links' | 'total'>> {
  const { rows } = await sql<InboundRow>`
    SELECT used.post_id::text AS "postId", posts.title, bool_or(used.link_id IS NULL) AS "isWritten",
      coalesce(array_agg(keyword.keyword ORDER BY keyword.id) FILTER (WHERE keyword.id IS NOT NULL), '{}') AS keywords,
      count(*) OVER ()::int AS total
    FROM internal_link_uses AS used
    JOIN posts ON posts.project_id = used.project_id AND posts.id = used.post_id AND posts.state = 'PUBLISHED'
    LEFT JOIN internal_links AS keyword ON keyword.project_id = used.project_id AND keyword.id = used.link_id
    WHERE used.project_id = ${projectId} AND used.target = ${targetOf(postId)} AND used.post_id <> ${postId}
      AND ${isDelivered}
    GROUP BY used.post_id, posts.title
    ORDER BY used.post_id DESC LIMIT ${MOST_SHOWN}`.execute(db);
  return { links: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Those of some posts in which a link, or a keyword alone, leads to a post; as of the last survey. */
export async function leadingTo(
  db: Db,
  projectId: string,
  postId: string,
  { among, by }: { readonly among: readonly string[]; readonly by: 'keyword' | 'any' },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT used.post_id::text AS id
    FROM internal_link_uses AS used
    LEFT JOIN internal_links AS keyword ON keyword.project_id = used.project_id AND keyword.id = used.link_id
    WHERE used.project_id = ${projectId} AND used.target = ${targetOf(postId)}
      AND used.post_id = ANY (${among}::bigint[]) AND ${isDelivered}
      AND (${by === 'any'} OR used.link_id IS NOT NULL)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
