import type { AccountUse } from '@toasoan/contract/features/users/account-uses.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { AccountReferences } from '#server/features/accounts/public.ts';
import { turnOffDoubles } from '../term-moves-store.ts';

/** Links that lead to an account, or give its name to what they take. Their versions stay: nobody edited them. */
export const sourceLinkReferences: AccountReferences = {
  entity: 'sourceLink',
  async countsOf(db, projectId, userIds) {
    const { rows } = await sql<{ id: string; count: string }>`
      SELECT wanted.id, (
        SELECT count(*) FROM source_links AS link
        WHERE link.project_id = ${projectId} AND wanted.id::bigint IN (link.user_id, link.author_id)
      ) AS count
      FROM unnest(${userIds}::text[]) AS wanted (id)`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  },
  async list(db, projectId, userId, limit) {
    const { rows } = await sql<AccountUse>`
      SELECT 'sourceLink' AS entity, link.id::text AS "entityId",
        source.title || ' · ' || coalesce(section.title, link.link_url) AS title,
        CASE WHEN link.user_id = ${userId} THEN 'target' ELSE 'author' END AS as
      FROM source_links AS link
      JOIN parser_sources AS source ON source.project_id = link.project_id AND source.id = link.source_id
      LEFT JOIN source_categories AS section
        ON section.project_id = link.project_id AND section.id = link.source_category_id
      WHERE link.project_id = ${projectId} AND ${userId}::bigint IN (link.user_id, link.author_id)
      ORDER BY link.id LIMIT ${limit}`.execute(db);
    return rows;
  },
  carryOver: (db, projectId, ids) => name(db, projectId, ids),
  async giveBack(db, projectId, { fromId, intoId }, carried) {
    await name(db, projectId, { fromId: intoId, intoId: fromId }, carried as readonly Carried[]);
  },
};

/** A link that names the account in one of its columns. */
interface Carried {
  readonly id: string;
  readonly as: keyof typeof COLUMNS;
}

const COLUMNS = { target: sql`user_id`, author: sql`author_id` };

/** Links that name the one account name the other one from now on; of these alone, where they are given. */
async function name(
  db: Db,
  projectId: string,
  move: { readonly fromId: string; readonly intoId: string },
  only?: readonly Carried[],
): Promise<Carried[]> {
  await turnOffDoubles(db, projectId, move, COLUMNS.target);
  const carried: Carried[] = [];
  for (const as of ['target', 'author'] as const) {
    const ids = only?.filter((one) => one.as === as).map(({ id }) => id);
    carried.push(
      ...(await rename(db, projectId, move, { column: COLUMNS[as], ids })).map((id) => ({ id, as })),
    );
  }
  return carried;
}

async function rename(
  db: Db,
  projectId: string,
  { fromId, intoId }: { readonly fromId: string; readonly intoId: string },
  { column, ids }: { readonly column: RawBuilder<unknown>; readonly ids: readonly string[] | undefined },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE source_links SET ${column} = ${intoId}
    WHERE project_id = ${projectId} AND ${column} = ${fromId}
      AND ${ids === undefined ? sql`true` : sql`id = ANY (${ids}::bigint[])`}
    RETURNING id::text`.execute(db);
  return rows.map(({ id }) => id);
}
