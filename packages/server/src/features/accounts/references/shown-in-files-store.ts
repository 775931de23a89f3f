import type { AccountUse } from '@toasoan/contract/features/users/account-uses.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { AccountReferences } from './account-references.ts';
import { carriedList, givenBackList } from './carried-list.ts';

/** A file whose list of people carried an account, before and after. */
interface CarriedPeople {
  readonly media: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Files that show a person. Their versions stay: nobody edited them. */
export const shownReferences: AccountReferences = {
  entity: 'media',
  async countsOf(db, projectId, userIds) {
    const { rows } = await sql<{ id: string; count: string }>`
      SELECT wanted.id, (
        SELECT count(*) FROM media
        WHERE person_ids @> ARRAY[wanted.id]::text[] AND project_id = ${projectId} AND state <> 'TRASHED'
      ) AS count
      FROM unnest(${userIds}::text[]) AS wanted (id)`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  },
  async list(db, projectId, userId, limit) {
    const { rows } = await sql<AccountUse>`
      SELECT 'media' AS entity, id::text AS "entityId", coalesce(nullif(title, ''), file_name) AS title,
        'shown' AS as
      FROM media
      WHERE person_ids @> ARRAY[${userId}]::text[] AND project_id = ${projectId} AND state <> 'TRASHED'
      ORDER BY update_time DESC, id DESC LIMIT ${limit}`.execute(db);
    return rows;
  },
  async carryOver(db, projectId, replacement) {
    const rows = await showing(db, projectId, { userId: replacement.fromId });
    const carried = rows.map(({ id, personIds }): CarriedPeople => {
      return { media: id, before: personIds, after: carriedList(personIds, replacement) };
    });
    for (const { media, after } of carried) await writePeople(db, projectId, media, after);
    return carried;
  },
  async giveBack(db, projectId, replacement, carried) {
    const lists = carried as readonly CarriedPeople[];
    for (const { id, personIds } of await showing(db, projectId, { ids: lists.map(({ media }) => media) })) {
      const list = lists.find(({ media }) => media === id);
      if (list) await writePeople(db, projectId, id, givenBackList(personIds, list, replacement));
    }
  },
};

interface ShowingRow {
  readonly id: string;
  readonly personIds: string[];
}

/** Files by an account that they show, or by their ids; held. */
async function showing(
  db: Db,
  projectId: string,
  { userId = '', ids = [] }: { readonly userId?: string; readonly ids?: readonly string[] },
): Promise<readonly ShowingRow[]> {
  const { rows } = await sql<ShowingRow>`
    SELECT id::text, person_ids AS "personIds" FROM media
    WHERE project_id = ${projectId}
      AND (person_ids @> ARRAY[${userId}]::text[] OR id = ANY (${ids}::bigint[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(db);
  return rows;
}

async function writePeople(
  db: Db,
  projectId: string,
  mediaId: string,
  personIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('media')
    .set({ person_ids: [...personIds] })
    .where('project_id', '=', projectId)
    .where('id', '=', mediaId)
    .execute();
}
