import type { Db } from '#server/core/db/database.ts';
import type { EntryFileRow } from '../drafts/draft-files-store.ts';

interface NewFile {
  readonly draftId: string;
  readonly fileName: string;
  readonly key: string;
  readonly mime: string;
  readonly checksum: Buffer;
  readonly bytes: string;
}

export async function insertFile(db: Db, projectId: string, file: NewFile): Promise<string> {
  const { draftId, fileName, key, mime, checksum, bytes } = file;
  const { id } = await db
    .insertInto('submission_files')
    .values({
      project_id: projectId,
      draft_id: draftId,
      submission_id: null,
      file_name: fileName,
      ...{ key, mime, checksum, bytes },
      ...{ width: null, height: null, duration_ms: null, look_hash: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findFile(db: Db, projectId: string, id: string): Promise<EntryFileRow | undefined> {
  return await db
    .selectFrom('submission_files')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What was seen in a picture; of a film, others look. */
interface Seen {
  readonly width?: number;
  readonly height?: number;
  readonly look_hash?: string;
  readonly exif?: string;
}

/** Its previews are stored. */
export async function markReady(db: Db, projectId: string, id: string, seen: Seen): Promise<void> {
  await db
    .updateTable('submission_files')
    .set({ state: 'READY', ...seen })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}

/** No preview can be made of it; the file stays. */
export async function markFailed(db: Db, projectId: string, id: string): Promise<void> {
  await db
    .updateTable('submission_files')
    .set({ state: 'FAILED' })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}
