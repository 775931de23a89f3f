import type { AccountUse } from '@toasoan/contract/features/users/account-uses.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { AccountReferences } from '#server/features/accounts/public.ts';
import { changeKeywords } from '../internal-link-store.ts';

/** Keywords that lead to the page of an account. Their versions stay: nobody edited them. */
export const linkReferences: AccountReferences = {
  entity: 'internalLink',
  async countsOf(db, projectId, userIds) {
    const { rows } = await sql<{ id: string; count: string }>`
      SELECT user_id::text AS id, count(*) FROM internal_links
      WHERE project_id = ${projectId} AND user_id = ANY (${userIds}::bigint[])
      GROUP BY user_id`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  },
  async list(db, projectId, userId, limit) {
    const { rows } = await sql<AccountUse>`
      SELECT 'internalLink' AS entity, id::text AS "entityId", keyword AS title, 'target' AS as
      FROM internal_links WHERE project_id = ${projectId} AND user_id = ${userId}
      ORDER BY id LIMIT ${limit}`.execute(db);
    return rows;
  },
  carryOver: (db, projectId, { fromId, intoId }) => lead(db, projectId, { fromId, intoId }),
  async giveBack(db, projectId, { fromId, intoId }, carried) {
    await lead(db, projectId, { fromId: intoId, intoId: fromId, ids: carried as readonly string[] });
  },
};

interface Lead {
  readonly fromId: string;
  readonly intoId: string;
  /** These alone. */
  readonly ids?: readonly string[];
}

/** Keywords of the one account lead to the other; returns their ids. */
async function lead(db: Db, projectId: string, { fromId, intoId, ids }: Lead): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE internal_links SET user_id = ${intoId}
    WHERE project_id = ${projectId} AND user_id = ${fromId}
      AND ${ids === undefined ? sql`true` : sql`id = ANY (${ids}::bigint[])`}
    RETURNING id::text`.execute(db);
  if (rows.length > 0) await changeKeywords(db, projectId);
  return rows.map(({ id }) => id);
}
