import type { AccountUse } from '@toasoan/contract/features/users/account-uses.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type AccountReferences, carriedList, givenBackList } from '#server/features/accounts/public.ts';

/** One list of an event in which an account was carried, before and after. */
interface CarriedList {
  readonly event: string;
  readonly field: 'organizerIds' | 'performerIds';
  readonly before: readonly string[];
  readonly after: readonly string[];
}

interface HostRow {
  readonly id: string;
  readonly organizerIds: string[];
  readonly performerIds: string[];
}

const FIELDS = ['organizerIds', 'performerIds'] as const;

/** Events that an account organizes or performs at. Their versions stay: nobody edited them. */
export const hostReferences: AccountReferences = {
  entity: 'event',
  async countsOf(db, projectId, userIds) {
    const { rows } = await sql<{ id: string; count: string }>`
      SELECT wanted.id, (
        SELECT count(*) FROM events
        WHERE (organizer_ids @> ARRAY[wanted.id]::text[] OR performer_ids @> ARRAY[wanted.id]::text[])
          AND project_id = ${projectId} AND state <> 'TRASHED'
      ) AS count
      FROM unnest(${userIds}::text[]) AS wanted (id)`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  },
  async list(db, projectId, userId, limit) {
    const { rows } = await sql<AccountUse>`
      SELECT 'event' AS entity, id::text AS "entityId", title,
        CASE WHEN organizer_ids @> ARRAY[${userId}]::text[] THEN 'organizer' ELSE 'performer' END AS as
      FROM events
      WHERE (organizer_ids @> ARRAY[${userId}]::text[] OR performer_ids @> ARRAY[${userId}]::text[])
        AND project_id = ${projectId} AND state <> 'TRASHED'
      ORDER BY update_time DESC, id DESC LIMIT ${limit}`.execute(db);
    return rows;
  },
  async carryOver(db, projectId, replacement) {
    const { fromId } = replacement;
    const carried: CarriedList[] = [];
    for (const row of await naming(db, projectId, { userId: fromId })) {
      const changed = FIELDS.filter((field) => row[field].includes(fromId));
      const lists = changed.map((field): CarriedList => {
        const after = carriedList(row[field], replacement);
        return { event: row.id, field, before: row[field], after };
      });
      await writeHosts(
        db,
        projectId,
        row,
        Object.fromEntries(lists.map(({ field, after }) => [field, after])),
      );
      carried.push(...lists);
    }
    return carried;
  },
  async giveBack(db, projectId, replacement, carried) {
    const lists = carried as readonly CarriedList[];
    const rows = await naming(db, projectId, { ids: lists.map(({ event }) => event) });
    for (const row of rows) {
      const back = lists
        .filter(({ event }) => event === row.id)
        .map((list) => [list.field, givenBackList(row[list.field], list, replacement)]);
      await writeHosts(db, projectId, row, Object.fromEntries(back));
    }
  },
};

/** Events by an account that they name, or by their ids; held. */
async function naming(
  db: Db,
  projectId: string,
  { userId = '', ids = [] }: { readonly userId?: string; readonly ids?: readonly string[] },
): Promise<HostRow[]> {
  const { rows } = await sql<HostRow>`
    SELECT id::text, organizer_ids AS "organizerIds", performer_ids AS "performerIds" FROM events
    WHERE project_id = ${projectId} AND (organizer_ids @> ARRAY[${userId}]::text[]
      OR performer_ids @> ARRAY[${userId}]::text[] OR id = ANY (${ids}::bigint[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(db);
  return rows;
}

async function writeHosts(
  db: Db,
  projectId: string,
  row: HostRow,
  change: Partial<Record<CarriedList['field'], readonly string[]>>,
): Promise<void> {
  const { organizerIds, performerIds } = { ...row, ...change };
  const sent = FIELDS.filter((field) => change[field] !== undefined);
  const details = Object.fromEntries(sent.map((field) => [field, change[field]]));
  await sql`
    UPDATE events SET organizer_ids = ${organizerIds}, performer_ids = ${performerIds},
      details = details || ${JSON.stringify(details)}::jsonb
    WHERE project_id = ${projectId} AND id = ${row.id}`.execute(db);
}
