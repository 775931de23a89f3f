import { Readable } from 'node:stream';
import { originalName } from '#server/features/submissions/public.ts';
import type { TestServer } from '#test/test-server.ts';

/** Stores what the guardian of a work's author signed. @returns the key of its file. */
export async function aGuardianPaper({ db, storage }: TestServer, submissionId: string): Promise<string> {
  const { project_id, contest_id, entrant_id } = await db
    .selectFrom('submissions')
    .select(['project_id', 'contest_id', 'entrant_id'])
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  const key = `khoa-giay-cua-${submissionId}-du-dai`;
  const mime = 'application/pdf';
  await db
    .insertInto('guardian_papers')
    .values({
      ...{ project_id, contest_id, entrant_id, draft_id: null, key, mime, bytes: '4' },
      ...{ checksum: Buffer.alloc(32), create_time: new Date() },
    })
    .execute();
  await storage.put(originalName(key), Readable.from([Buffer.from('%PDF')]), { size: 4, mime });
  return key;
}
