import type { RecallThing } from '@toasoan/contract/features/media/recall.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { MediaRecallTable } from '#server/core/db/tables/media-tables.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TakenOut } from './recalled-things.ts';

export type RecallRecord = Selectable<MediaRecallTable>;
export interface RecalledThing extends RecallThing {
  /** Undefined where nothing was removed. */
  readonly taken: TakenOut | undefined;
}

export async function insertRecall(
  db: Db,
  projectId: string,
  recall: Omit<Insertable<MediaRecallTable>, 'project_id'>,
  things: readonly RecalledThing[],
): Promise<RecallRecord> {
  const row = await db
    .insertInto('media_recalls')
    .values({ ...recall, project_id: projectId })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (things.length === 0) return row;
  const rows = things.map(({ entity, entityId, title, places, taken }) => ({
    project_id: projectId,
    recall_id: row.id,
    entity,
    entity_id: entityId,
    title,
    places,
    taken: taken === undefined ? null : JSON.stringify(taken),
  }));
  await db.insertInto('media_recall_things').values(rows).execute();
  return row;
}

/** One undo at a time. @throws NOT_FOUND also for another project's. */
export async function lockRecall(db: Db, projectId: string, id: string): Promise<RecallRecord> {
  const row = await db
    .selectFrom('media_recalls')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Those of the recalls that nobody has undone, the newest first. */
export async function findOpenRecalls(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<Pick<RecallRecord, 'id' | 'version'>[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('media_recalls')
    .select(['id', 'version'])
    .where('project_id', '=', projectId)
    .where('id', 'in', [...ids])
    .where('undo_time', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** What it changed, in the order in which all recalls work. */
export async function readRecalledThings(
  db: Db,
  projectId: string,
  recallId: string,
): Promise<RecalledThing[]> {
  const rows = await db
    .selectFrom('media_recall_things')
    .select(['entity', 'entity_id as entityId', 'title', 'places', 'taken'])
    .where('project_id', '=', projectId)
    .where('recall_id', '=', recallId)
    .where('taken', 'is not', null)
    .orderBy(sql`entity COLLATE "C"`)
    .orderBy('entity_id')
    .execute();
  return rows.map((row) => ({ ...row, taken: row.taken as TakenOut }));
}

/** The caller holds the recall. */
export async function writeUndone(
  db: Db,
  projectId: string,
  { id, version }: RecallRecord,
  { by, things }: { readonly by: Actor; readonly things: ReadonlyMap<RecalledThing, boolean> },
): Promise<RecallRecord> {
  for (const [{ entity, entityId }, isBack] of things) {
    await db
      .updateTable('media_recall_things')
      .set({ is_given_back: isBack })
      .where('project_id', '=', projectId)
      .where('recall_id', '=', id)
      .where('entity', '=', entity)
      .where('entity_id', '=', entityId)
      .execute();
  }
  return await db
    .updateTable('media_recalls')
    .set({
      undo_time: sql<Date>`now()`,
      undone_by_id: by.userId,
      undone_by_name: by.displayName,
      version: version + 1,
    })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Where a later recall of the same file is still in force, it takes over what this one found. Returns whether
 * there is one.
 */
export async function handOnState(
  db: Db,
  projectId: string,
  { id, media_id, media_state_before }: RecallRecord,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE media_recalls SET media_state_before = ${media_state_before}
    WHERE project_id = ${projectId} AND id = (
      SELECT min(later.id) FROM media_recalls AS later
      WHERE later.project_id = ${projectId} AND later.media_id = ${media_id} AND later.id > ${id}
        AND later.undo_time IS NULL)
    RETURNING id`.execute(db);
  return rows.length > 0;
}
