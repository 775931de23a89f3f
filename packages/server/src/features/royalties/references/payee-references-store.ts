import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { AccountReferences } from '#server/features/accounts/public.ts';

type Table = 'post_royalties' | 'royalty_corrections';

/** One payee that was carried: its row, its place there and the name as it stands. */
interface CarriedPayee {
  readonly table: Table;
  readonly row: string;
  readonly at: number;
  readonly name: string;
}

const TABLES: readonly Table[] = ['post_royalties', 'royalty_corrections'];
const KEY = { post_royalties: sql.ref('post_id'), royalty_corrections: sql.ref('id') };
const payee = (accountId: string) => sql`${JSON.stringify([{ accountId }])}::jsonb`;

/**
 * Royalties that name an account as payee. A merge carries closed months too: it is the same person, and no name and no
 * amount changes. Deleting an account moves its content to somebody else, but not what it earned.
 */
export const payeeReferences: AccountReferences & Required<Pick<AccountReferences, 'owes'>> = {
  entity: 'royalty',
  // Where an account is used is shown to people who may not know whom a post pays.
  countsOf: async () => new Map(),
  list: async () => [],
  async owes(db, userId) {
    const { rows } = await sql<{ owes: boolean }>`
      SELECT EXISTS (
        SELECT FROM post_royalties WHERE payees @> ${payee(userId)} AND pay_state IN ('PROPOSED', 'APPROVED')
      ) OR EXISTS (
        SELECT FROM royalty_corrections WHERE payees @> ${payee(userId)} AND pay_state <> 'PAID'
      ) AS owes`.execute(db);
    return rows[0]?.owes === true;
  },
  async carryOver(db, projectId, { fromId, intoId, isSamePerson }) {
    if (!isSamePerson) return [];
    const carried: CarriedPayee[] = [];
    for (const table of TABLES) {
      const { rows } = await sql<Omit<CarriedPayee, 'table'>>`
        SELECT ${KEY[table]}::text AS row, (at - 1)::int AS at, part ->> 'name' AS name
        FROM ${sql.table(table)} CROSS JOIN LATERAL jsonb_array_elements(payees) WITH ORDINALITY AS parts (part, at)
        WHERE project_id = ${projectId} AND payees @> ${payee(fromId)} AND part ->> 'accountId' = ${fromId}
        ORDER BY ${KEY[table]}, at FOR UPDATE OF ${sql.table(table)}`.execute(db);
      carried.push(...rows.map((row) => ({ table, ...row })));
    }
    await rename(db, projectId, { carried, fromId, intoId });
    return carried;
  },
  async giveBack(db, projectId, { fromId, intoId }, carried) {
    const list = carried as readonly CarriedPayee[];
    await rename(db, projectId, { carried: list, fromId: intoId, intoId: fromId });
  },
};

interface Renaming {
  readonly carried: readonly CarriedPayee[];
  readonly fromId: string;
  readonly intoId: string;
}

/** Another account in exactly these places, where they still hold what they held. */
async function rename(db: Db, projectId: string, { carried, fromId, intoId }: Renaming): Promise<void> {
  for (const table of TABLES) {
    const places = carried.filter((one) => one.table === table);
    if (places.length === 0) continue;
    await sql`
      WITH places AS (
        SELECT * FROM unnest(
          ${places.map(({ row }) => row)}::bigint[],
          ${places.map(({ at }) => at)}::int[],
          ${places.map(({ name }) => name)}::text[]
        ) AS places (key, at, name)
      ), renamed AS (
        SELECT ${KEY[table]} AS key, jsonb_agg(
          CASE WHEN places.key IS NOT NULL AND part ->> 'accountId' = ${fromId} AND part ->> 'name' = places.name
            THEN part || jsonb_build_object('accountId', ${intoId}::text) ELSE part END
          ORDER BY ord
        ) AS payees
        FROM ${sql.table(table)} AS royalties
        CROSS JOIN LATERAL jsonb_array_elements(royalties.payees) WITH ORDINALITY AS parts (part, ord)
        LEFT JOIN places ON places.key = royalties.${KEY[table]} AND places.at = ord - 1
        WHERE royalties.project_id = ${projectId} AND royalties.${KEY[table]} IN (SELECT key FROM places)
        GROUP BY 1
      )
      UPDATE ${sql.table(table)} AS royalties SET payees = renamed.payees
      FROM renamed WHERE royalties.project_id = ${projectId} AND royalties.${KEY[table]} = renamed.key`.execute(
      db,
    );
  }
}
