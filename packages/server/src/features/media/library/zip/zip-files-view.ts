import { findPersonIn } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';

/** States in which a file's bytes are verified. */
export const WHOLE_STATES = ['READY', 'QUARANTINED', 'TRASHED'] as const;

/** The files that can be downloaded: the complete ones of this project, in the order of their ids. */
export async function zippableFiles(db: Db, projectId: string, ids: readonly string[]) {
  return await db
    .selectFrom('media')
    .select(['id', 'key', 'file_number', 'file_name', 'title', 'size_bytes', 'create_time'])
    .where('project_id', '=', projectId)
    .where('id', 'in', [...new Set(ids)])
    .where('state', 'in', WHOLE_STATES)
    .orderBy('id')
    .execute();
}

/** Whether the requester may still see the library. */
export async function stillSeesLibrary(db: Db, projectId: string, userId: string): Promise<boolean> {
  const person = await findPersonIn(db, projectId, userId);
  return person?.permissions.includes('media.view') ?? false;
}
