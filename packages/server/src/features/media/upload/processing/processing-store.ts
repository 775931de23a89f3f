import type { MediaFailure } from '@toasoan/contract/features/media/media-kinds.ts';
import type { Updateable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { MediaTable } from '#server/core/db/tables/media-tables.ts';
import type { MediaRecord } from '../../media-row.ts';

export async function findProcessing(
  db: Db,
  projectId: string,
  id: string,
): Promise<MediaRecord | undefined> {
  return await processing(db, projectId, id).executeTakeFirst();
}

/** Held until the transaction ends. */
export async function lockProcessing(
  db: Db,
  projectId: string,
  id: string,
): Promise<MediaRecord | undefined> {
  return await processing(db, projectId, id).forNoKeyUpdate().executeTakeFirst();
}

function processing(db: Db, projectId: string, id: string) {
  return db
    .selectFrom('media')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('state', '=', 'PROCESSING');
}

/** No new version: an editor of the file's description gets no conflict. */
export async function endProcessing(
  db: Db,
  projectId: string,
  id: string,
  columns: Updateable<MediaTable>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('media')
    .set({ ...columns, state_time: now })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('state', '=', 'PROCESSING')
    .execute();
}

export async function failProcessing(
  db: Db,
  projectId: string,
  id: string,
  failure: MediaFailure,
  now: Date,
): Promise<void> {
  await endProcessing(db, projectId, id, { state: 'FAILED', failure }, now);
}
