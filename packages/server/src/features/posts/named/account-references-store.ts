import { NAMED_ACCOUNTS } from '@toasoan/contract/features/posts/named/named-accounts.ts';
import type { AccountUse } from '@toasoan/contract/features/users/account-uses.ts';
import { sql } from 'kysely';
import type { AccountReferences } from '#server/features/accounts/public.ts';
import { type CarriedByline, carryBylines, giveBylinesBack } from '../authors/carried-bylines-store.ts';
import { facet } from '../editing/post-facets.ts';
import { type CarriedList, carryNames, giveNamesBack } from './named-accounts-store.ts';

type Carried = CarriedByline | CarriedList;

/** Posts whose byline names an account, or that are about it. Their versions stay: nobody edited them. */
export const postReferences: AccountReferences = {
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
      SELECT 'post' AS entity, id::text AS "entityId", title, ${placeOf(userId)} AS as FROM posts
      WHERE facets @> ARRAY[${facet(projectId, 'account', userId)}]::text[] AND project_id = ${projectId}
        AND state <> 'TRASHED'
      ORDER BY update_time DESC, id DESC LIMIT ${limit}`.execute(db);
    return rows;
  },
  async carryOver(db, projectId, replacement) {
    const bylines = await carryBylines(db, projectId, replacement);
    return [...bylines, ...(await carryNames(db, projectId, replacement))];
  },
  async giveBack(db, projectId, replacement, carried) {
    const all = carried as readonly Carried[];
    await giveBylinesBack(
      db,
      projectId,
      replacement,
      all.filter((one) => 'at' in one),
    );
    await giveNamesBack(
      db,
      projectId,
      replacement,
      all.filter((one) => 'field' in one),
    );
  },
};

/** What the account is to the post. */
function placeOf(userId: string) {
  const { figureIds, destinationIds, organizationIds } = NAMED_ACCOUNTS;
  return sql`CASE
    WHEN details -> 'figureIds' ? ${userId} THEN ${figureIds[0]}
    WHEN details -> 'destinationIds' ? ${userId} THEN ${destinationIds[0]}
    WHEN details -> 'organizationIds' ? ${userId} THEN ${organizationIds[0]}
    ELSE 'author' END`;
}
