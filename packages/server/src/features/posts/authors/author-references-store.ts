import type { AccountUse } from '@toasoan/contract/features/accounts/account.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { AccountReferences } from '#server/features/accounts/public.ts';
import { facet } from '../editing/post-facets.ts';

/** One name of a byline that was carried: its post, its place there and the name as printed. */
interface CarriedByline {
  readonly post: string;
  readonly at: number;
  readonly name: string;
}

/** Posts whose byline names an account. Their versions stay: nobody edited them. */
export const authorReferences: AccountReferences = {
  entity: 'post',
  async countsOf(db, projectId, userIds) {
    const facets = userIds.map((id) => facet(projectId, 'account', id));
    const { rows } = await sql<{ id: string; count: string }>`
      SELECT wanted.id, (
        SELECT count(*) FROM posts
        WHERE facets @> ARRAY[wanted.facet]::text[] AND project_id = ${projectId} AND state <> 'TRASHED'
      ) AS count
      FROM unnest(${userIds}::text[], ${facets}::text[]) AS wanted (id, facet)`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  },
  async list(db, projectId, userId, limit) {
    const { rows } = await sql<AccountUse>`
      SELECT 'post' AS entity, id::text AS "entityId", title, 'author' AS as FROM posts
      WHERE facets @> ARRAY[${facet(projectId, 'account', userId)}]::text[] AND project_id = ${projectId}
        AND state <> 'TRASHED'
      ORDER BY update_time DESC, id DESC LIMIT ${limit}`.execute(db);
    return rows;
  },
  async carryOver(db, projectId, { fromId, intoId }) {
    const { rows } = await sql<CarriedByline>`
      SELECT posts.id::text AS post, (at - 1)::int AS at, byline ->> 'displayName' AS name
      FROM posts CROSS JOIN LATERAL jsonb_array_elements(authors) WITH ORDINALITY AS bylines (byline, at)
      WHERE facets @> ARRAY[${facet(projectId, 'account', fromId)}]::text[] AND project_id = ${projectId}
        AND byline ->> 'accountId' = ${fromId}
      ORDER BY posts.id, at FOR UPDATE OF posts`.execute(db);
    await rename(db, projectId, { carried: rows, fromId, intoId });
    return rows;
  },
  async giveBack(db, projectId, { fromId, intoId }, carried) {
    await rename(db, projectId, {
      carried: carried as readonly CarriedByline[],
      fromId: intoId,
      intoId: fromId,
    });
  },
};

interface Renaming {
  readonly carried: readonly CarriedByline[];
  readonly fromId: string;
  readonly intoId: string;
}

/** Another account in exactly these places, where they still hold what they held. */
async function rename(db: Db, projectId: string, { carried, fromId, intoId }: Renaming): Promise<void> {
  if (carried.length === 0) return;
  await sql`
    WITH places AS (
      SELECT * FROM unnest(
        ${carried.map(({ post }) => post)}::bigint[],
        ${carried.map(({ at }) => at)}::int[],
        ${carried.map(({ name }) => name)}::text[]
      ) AS places (post, at, name)
    ), renamed AS (
      SELECT posts.id, jsonb_agg(
        CASE WHEN places.post IS NOT NULL AND byline ->> 'accountId' = ${fromId}
          AND byline ->> 'displayName' = places.name
          THEN byline || jsonb_build_object('accountId', ${intoId}::text) ELSE byline END
        ORDER BY ord
      ) AS authors
      FROM posts CROSS JOIN LATERAL jsonb_array_elements(authors) WITH ORDINALITY AS bylines (byline, ord)
      LEFT JOIN places ON places.post = posts.id AND places.at = ord - 1
      WHERE posts.project_id = ${projectId} AND posts.id IN (SELECT post FROM places)
      GROUP BY posts.id
    )
    UPDATE posts SET authors = renamed.authors, facets = (
      SELECT array_agg(one) FROM (
        SELECT one FROM unnest(posts.facets) AS one
        WHERE one NOT LIKE ${`${projectId}:account:%`}
        UNION
        SELECT ${`${projectId}:account:`} || (byline ->> 'accountId')
        FROM jsonb_array_elements(renamed.authors) AS byline WHERE byline ? 'accountId'
      ) AS facets
    )
    FROM renamed WHERE posts.project_id = ${projectId} AND posts.id = renamed.id`.execute(db);
}
