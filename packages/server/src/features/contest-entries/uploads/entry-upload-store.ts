import { type Selectable, sql } from 'kysely';
import { hashToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import type { EntryUploadTable } from '#server/core/db/tables/entry-tables.ts';
import { tusStore } from '#server/core/tus/tus-store.ts';
import type { EntryLink } from '../access/entry-link-store.ts';

export type EntryUploadRow = Selectable<EntryUploadTable>;

export const entryUploads = tusStore({
  uploads: 'entry_uploads',
  parts: 'entry_upload_parts',
  ended: 'file_id',
});

interface NewUpload {
  readonly id: string;
  readonly draftId: string;
  readonly purpose: 'WORK' | 'GUARDIAN';
  readonly length: number;
  readonly fileName: string;
  readonly key: string;
  readonly now: Date;
}

export async function insertUpload(db: Db, projectId: string, upload: NewUpload): Promise<void> {
  const { id, draftId, purpose, length, fileName, key, now } = upload;
  await db
    .insertInto('entry_uploads')
    .values({
      id,
      project_id: projectId,
      draft_id: draftId,
      purpose,
      length: String(length),
      lease: null,
      file_name: fileName,
      key,
      file_id: null,
      begin_time: now,
      update_time: now,
    })
    .execute();
}

/** An upload with whose draft it belongs to. */
export type OwnUploadRow = EntryUploadRow & EntryLink;

interface Wanted {
  readonly token: string;
  readonly id: string;
  readonly now: Date;
}

/** By a secret that opens its draft, in one statement; undefined also once the draft was sent. */
export async function findOwnUpload(
  db: Db,
  projectId: string,
  { token, id, now }: Wanted,
): Promise<OwnUploadRow | undefined> {
  return await db
    .selectFrom('entry_uploads')
    .innerJoin('entry_drafts', (join) =>
      join
        .onRef('entry_drafts.project_id', '=', 'entry_uploads.project_id')
        .onRef('entry_drafts.id', '=', 'entry_uploads.draft_id'),
    )
    .innerJoin('entry_links', (join) =>
      join
        .onRef('entry_links.project_id', '=', 'entry_drafts.project_id')
        .onRef('entry_links.contest_id', '=', 'entry_drafts.contest_id')
        .onRef('entry_links.email_key', '=', 'entry_drafts.email_key'),
    )
    .selectAll('entry_uploads')
    .select(['entry_drafts.contest_id', 'entry_drafts.email', 'entry_drafts.email_key'])
    .where('entry_uploads.project_id', '=', projectId)
    .where('entry_uploads.id', '=', id)
    .where('entry_links.token_hash', '=', hashToken(token))
    .where('entry_links.expire_time', '>', now)
    .where('entry_drafts.submission_id', 'is', null)
    .executeTakeFirst();
}

export async function findUpload(db: Db, projectId: string, id: string): Promise<EntryUploadRow | undefined> {
  return await db
    .selectFrom('entry_uploads')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function holdUpload(db: Db, projectId: string, id: string): Promise<EntryUploadRow | undefined> {
  return await db
    .selectFrom('entry_uploads')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function markEnded(db: Db, projectId: string, id: string, fileId: string): Promise<void> {
  await db
    .updateTable('entry_uploads')
    .set({ file_id: fileId, lease: null })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}

export async function uploadIdsOf(db: Db, projectId: string, draftId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('entry_uploads')
    .select('id')
    .where('project_id', '=', projectId)
    .where('draft_id', '=', draftId)
    .execute();
  return rows.map(({ id }) => id);
}

/** What a draft holds and awaits: its draft is held, so two uploads cannot both take the last place. */
export async function roomOf(db: Db, projectId: string, draftId: string) {
  const { rows } = await sql<{ open: string; files: string }>`
    SELECT
      (SELECT count(*) FROM entry_uploads WHERE project_id = ${projectId} AND draft_id = ${draftId}
        AND file_id IS NULL AND NOT is_dropped) AS open,
      (SELECT count(*) FROM submission_files WHERE project_id = ${projectId} AND draft_id = ${draftId}) AS files`.execute(
    db,
  );
  return { open: Number(rows[0]?.open), files: Number(rows[0]?.files) };
}

/** Bytes that readers of a project announced since. */
export async function bytesSince(db: Db, projectId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    SELECT coalesce(sum(length), 0) AS bytes FROM entry_uploads
    WHERE project_id = ${projectId} AND begin_time > ${since}`.execute(db);
  return Number(rows[0]?.bytes);
}

/** Something of this draft was arriving at the end, and nothing was begun after it. */
export async function wasArriving(
  db: Db,
  { project_id, id }: { readonly project_id: string; readonly id: string },
  end: Date,
): Promise<boolean> {
  const { rows } = await sql<{ late: boolean }>`
    SELECT bool_or(begin_time < ${end} AND update_time >= ${end}) AND NOT bool_or(begin_time >= ${end}) AS late
    FROM entry_uploads WHERE project_id = ${project_id} AND draft_id = ${id} AND NOT is_dropped`.execute(db);
  return rows[0]?.late === true;
}
