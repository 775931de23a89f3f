import type { AttachmentOwner } from '@toasoan/contract/features/attachments/attachment.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type AttachmentTable, OWNER_COLUMNS } from '#server/core/db/tables/attachment-tables.ts';
import { addJob } from '#server/core/jobs/job-store.ts';

export type AttachmentRow = Selectable<AttachmentTable>;

/** What a file belongs to: a case, or the ticket of a form that has not come yet. */
export type Place =
  | { readonly owner: AttachmentOwner; readonly ownerId: string }
  | { readonly ticketId: string };

/** The kind of job that removes the bytes of a file after its row is deleted. */
export const ATTACHMENT_GONE = 'attachment-gone';

const AT_ONCE = 100;
const HOUR_MS = 3_600_000;

const columnOf = (place: Place) =>
  'ticketId' in place
    ? ({ column: 'ticket_id', value: place.ticketId } as const)
    : ({ column: OWNER_COLUMNS[place.owner], value: place.ownerId } as const);

/** One new file per project at a time; held until the transaction ends. */
export async function lockArrivals(tx: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('attachments'), hashtext(${projectId}))`.execute(tx);
}

/** How many files a place has, with those that are arriving. */
export async function countFiles(db: Db, projectId: string, place: Place): Promise<number> {
  const { column, value } = columnOf(place);
  const { count } = await db
    .selectFrom('attachments')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .where(column, '=', value)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Bytes that readers have sent to a project since then. */
export async function sumReaderBytes(db: Db, projectId: string, since: Date): Promise<number> {
  const { sum } = await db
    .selectFrom('attachments')
    .select(({ fn }) => fn.sum<string | null>('size_bytes').as('sum'))
    .where('project_id', '=', projectId)
    .where('created_by_id', 'is', null)
    .where('create_time', '>', since)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

interface Arriving {
  readonly key: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly by: { readonly userId: string | null; readonly displayName: string };
}

/** A file that is arriving: nobody sees it yet. */
export async function insertArriving(
  db: Db,
  projectId: string,
  place: Place,
  { key, fileName, sizeBytes, by }: Arriving,
): Promise<string> {
  const { column, value } = columnOf(place);
  const { id } = await db
    .insertInto('attachments')
    .values({
      project_id: projectId,
      [column]: value,
      key,
      file_name: fileName,
      mime: '',
      size_bytes: sizeBytes,
      created_by_id: by.userId,
      created_by_name: by.displayName,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The file is there. Undefined: it was removed as abandoned meanwhile. */
export async function writeArrived(
  db: Db,
  projectId: string,
  id: string,
  { mime, sha256 }: { readonly mime: string; readonly sha256: Buffer },
): Promise<AttachmentRow | undefined> {
  return await db
    .updateTable('attachments')
    .set({ mime, sha256 })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Files of a place that are there, in the order in which they came. */
export async function listFiles(db: Db, projectId: string, place: Place): Promise<AttachmentRow[]> {
  const { column, value } = columnOf(place);
  return await db
    .selectFrom('attachments')
    .selectAll()
    .where('project_id', '=', projectId)
    .where(column, '=', value)
    .where('sha256', 'is not', null)
    .orderBy('id')
    .execute();
}

export async function findFile(
  db: Db,
  projectId: string,
  place: Place,
  id: string,
): Promise<AttachmentRow | undefined> {
  const { column, value } = columnOf(place);
  return await db
    .selectFrom('attachments')
    .selectAll()
    .where('project_id', '=', projectId)
    .where(column, '=', value)
    .where('id', '=', id)
    .where('sha256', 'is not', null)
    .executeTakeFirst();
}

/** The names of the files of several cases, as a column of a report. */
export async function namesOfFiles(
  db: Db,
  projectId: string,
  owner: AttachmentOwner,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ownerIds.length === 0) return new Map();
  const column = OWNER_COLUMNS[owner];
  const rows = await db
    .selectFrom('attachments')
    .select([`${column} as ownerId`, sql<string[]>`array_agg(file_name ORDER BY id)`.as('names')])
    .where('project_id', '=', projectId)
    .where(column, 'in', [...ownerIds])
    .where('sha256', 'is not', null)
    .groupBy(column)
    .execute();
  return new Map(rows.map(({ ownerId, names }) => [ownerId ?? '', names]));
}

/** Gives files of a ticket to a case; @returns how many. */
export async function giveToCase(
  db: Db,
  projectId: string,
  { ticketId, ids }: { readonly ticketId: string; readonly ids: readonly string[] },
  { owner, ownerId }: { readonly owner: AttachmentOwner; readonly ownerId: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('attachments')
    .set({ [OWNER_COLUMNS[owner]]: ownerId })
    .where('project_id', '=', projectId)
    .where('ticket_id', '=', ticketId)
    .where('id', 'in', [...ids])
    .where('sha256', 'is not', null)
    .where(ofNoCase)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

const ofNoCase = sql<boolean>`num_nonnulls(${sql.join(
  Object.values(OWNER_COLUMNS).map((column) => sql.ref(column)),
)}) = 0`;

/** Deletes a file for good, and its bytes after the commit. */
export async function deleteFile(db: Db, { id, key }: Pick<AttachmentRow, 'id' | 'key'>): Promise<void> {
  await db.deleteFrom('attachments').where('id', '=', id).execute();
  await addJob(db, { kind: ATTACHMENT_GONE, payload: { key }, key: `${ATTACHMENT_GONE}:${key}` });
}

/** Deletes all files of a case for good. */
export async function deleteFilesOf(db: Db, projectId: string, place: Place): Promise<void> {
  const { column, value } = columnOf(place);
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'key'])
    .where('project_id', '=', projectId)
    .where(column, '=', value)
    .execute();
  for (const row of rows) await deleteFile(db, row);
}

/** Files that did not arrive within an hour, and those whose form never came. */
export async function findAbandoned(
  db: Db,
  now: Date,
): Promise<readonly Pick<AttachmentRow, 'id' | 'key'>[]> {
  const before = new Date(now.getTime() - HOUR_MS);
  return await db
    .selectFrom('attachments')
    .select(['id', 'key'])
    .where('create_time', '<', before)
    .where(({ or, eb, and, not, exists, selectFrom }) =>
      or([
        eb('sha256', 'is', null),
        and([
          ofNoCase,
          not(
            exists(
              selectFrom('attachment_tickets')
                .select('attachment_tickets.id')
                .whereRef('attachment_tickets.id', '=', 'attachments.ticket_id')
                .where('attachment_tickets.expire_time', '>', now),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Files of ended cases whose time is over, as the database reckons it; no project keeps them for less than two years. */
export async function findOldEvidence(db: Db): Promise<AttachmentRow[]> {
  return await db
    .selectFrom('attachments')
    .selectAll()
    .where('create_time', '<', sql<Date>`now() - interval '24 months'`)
    .where(sql<boolean>`evidence_end(attachments) < now()`)
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
}
