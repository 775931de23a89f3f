import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Replacement } from '#server/features/accounts/public.ts';
import { facet } from '../editing/post-facets.ts';
import { withAccountFacets } from '../named/named-accounts-store.ts';

/** One name of a byline that was carried: its post, its place there and the name as printed. */
export interface CarriedByline {
  readonly post: string;
  readonly at: number;
  readonly name: string;
}

/** Bylines name the other account from now on; names stay as they are printed. */
export async function carryBylines(
  db: Db,
  projectId: string,
  replacement: Replacement,
): Promise<readonly CarriedByline[]> {
  const { fromId } = replacement;
  const { rows } = await sql<CarriedByline>`
    SELECT posts.id::text AS post, (at - 1)::int AS at, byline ->> 'displayName' AS name
    FROM posts CROSS JOIN LATERAL jsonb_array_elements(authors) WITH ORDINALITY AS bylines (byline, at)
    WHERE facets @> ARRAY[${facet(projectId, 'account', fromId)}]::text[] AND project_id = ${projectId}
      AND byline ->> 'accountId' = ${fromId}
    ORDER BY posts.id, at FOR UPDATE OF posts`.execute(db);
  await rename(db, projectId, replacement, rows);
  return rows;
}

export async function giveBylinesBack(
  db: Db,
  projectId: string,
  { fromId, intoId }: Replacement,
  carried: readonly CarriedByline[],
): Promise<void> {
  await rename(db, projectId, { fromId: intoId, intoId: fromId }, carried);
}

/** Another account in exactly these places, where they still hold what they held. */
async function rename(
  db: Db,
  projectId: string,
  { fromId, intoId }: Replacement,
  carried: readonly CarriedByline[],
): Promise<void> {
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
    UPDATE posts SET authors = renamed.authors,
      facets = ${withAccountFacets(projectId, sql`renamed.authors`, sql`posts.details`)}
    FROM renamed WHERE posts.project_id = ${projectId} AND posts.id = renamed.id`.execute(db);
}
