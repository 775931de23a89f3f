import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Insertable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Database } from '#server/core/db/database-tables.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { originalName } from '#server/features/submissions/public.ts';

interface Given {
  readonly db: Db;
  readonly storage: Storage;
}

/** Puts a file into a work, as the intake leaves it. @returns its id. */
export async function aSubmissionFile(
  { db, storage }: Given,
  projectId: string,
  submissionId: string,
  content: Buffer,
  options: Partial<Insertable<Database['submission_files']>> = {},
): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  const mime = options.mime ?? 'image/jpeg';
  await storage.put(originalName(key), Readable.from([content]), { size: content.length, mime });
  const { id } = await db
    .insertInto('submission_files')
    .values({
      project_id: projectId,
      submission_id: submissionId,
      file_name: 'tac-pham.jpg',
      mime,
      bytes: String(content.length),
      checksum: createHash('sha256').update(content).digest(),
      key,
      ...options,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
