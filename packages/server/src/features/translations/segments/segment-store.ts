import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { TranslationSegmentTable } from '#server/core/db/tables/translation-tables.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { SegmentRow, TranslationRow } from '../translation-row.ts';

/** The paragraphs of a translation in the order of its source. */
export async function segmentsOf(
  db: Db,
  { project_id, id }: Pick<TranslationRow, 'project_id' | 'id'>,
): Promise<SegmentRow[]> {
  return await db
    .selectFrom('translation_segments')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('translation_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** One paragraph of a translation that the caller holds. @throws NOT_FOUND */
export async function getSegment(
  db: Db,
  { project_id, id }: Pick<TranslationRow, 'project_id' | 'id'>,
  segmentId: string,
): Promise<SegmentRow> {
  const row = await db
    .selectFrom('translation_segments')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('translation_id', '=', id)
    .where('id', '=', segmentId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Writes a new version of a paragraph by `by`. The caller holds its translation. */
export async function writeSegment(
  db: Db,
  before: SegmentRow,
  columns: Updateable<TranslationSegmentTable>,
  by: Actor,
): Promise<SegmentRow> {
  return await db
    .updateTable('translation_segments')
    .set({
      ...columns,
      version: before.version + 1,
      update_time: sql<Date>`now()`,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Approves these paragraphs as they are, each with its line in the history. */
export async function approveSegments(
  db: Db,
  { project_id, id }: TranslationRow,
  segmentIds: readonly string[],
  by: Actor,
): Promise<void> {
  if (segmentIds.length === 0) return;
  await sql`
    WITH approved AS (
      UPDATE translation_segments
      SET state = 'APPROVED', previous_source = NULL, version = version + 1, update_time = now(),
        updated_by_id = ${by.userId}::bigint, updated_by_name = ${by.displayName}
      WHERE project_id = ${project_id} AND translation_id = ${id} AND id = ANY (${segmentIds}::bigint[])
      RETURNING id, target_text
    )
    INSERT INTO translation_segment_changes
      (project_id, translation_id, segment_id, action, before_text, after_text, user_id, user_name)
    SELECT ${project_id}::bigint, ${id}::bigint, id, 'approve', target_text, target_text, ${by.userId}::bigint,
      ${by.displayName}
    FROM approved`.execute(db);
}

interface Written {
  readonly segment: SegmentRow;
  readonly action: string;
  readonly before: string;
  readonly after: string;
}

/** Keeps what a person did to a paragraph; it never changes afterwards. */
export async function logChange(
  db: Db,
  { segment, action, before, after }: Written,
  by: Actor,
): Promise<void> {
  await db
    .insertInto('translation_segment_changes')
    .values({
      project_id: segment.project_id,
      translation_id: segment.translation_id,
      segment_id: segment.id,
      action,
      before_text: before,
      after_text: after,
      user_id: by.userId,
      user_name: by.displayName,
    })
    .execute();
}

const MOST_CHANGES = 100;

/** What people did to a paragraph, newest first. */
export async function changesOf(db: Db, projectId: string, segmentId: string) {
  return await db
    .selectFrom('translation_segment_changes')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('segment_id', '=', segmentId)
    .orderBy('id', 'desc')
    .limit(MOST_CHANGES)
    .execute();
}
