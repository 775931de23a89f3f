import { mediaTitle } from '@toasoan/contract/features/media/media-title.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

export interface LibraryFile {
  readonly id: string;
  readonly title: string;
}

/** Files of the library with the content of a file of the work: it was taken in there, or sent to both. */
export async function libraryFilesOf(
  db: Db,
  projectId: string,
  submissionId: string,
): Promise<LibraryFile[]> {
  const { rows } = await sql<{ id: string; title: string; file_name: string }>`
    SELECT DISTINCT media.id::text, media.title, media.file_name FROM submission_files AS file
    JOIN media ON media.project_id = file.project_id AND media.checksum = encode(file.checksum, 'hex')
    WHERE file.project_id = ${projectId} AND file.submission_id = ${submissionId} AND media.state <> 'TRASHED'
    ORDER BY media.id::text`.execute(db);
  return rows.map(({ id, title, file_name }) => ({ id, title: mediaTitle({ title, fileName: file_name }) }));
}
