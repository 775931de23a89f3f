import { auditOf } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { type ChangeOf, holdVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import type { SubmissionRow } from './submission-row.ts';

/** @throws NOT_FOUND */
export async function holdSubmission(db: Db, projectId: string, id: string): Promise<SubmissionRow> {
  return await holdVersioned(db, 'submissions', projectId, id);
}

/** @throws VERSION_CONFLICT */
export async function changeSubmission(
  db: Db,
  before: SubmissionRow,
  values: ChangeOf<'submissions'>,
  by: Actor,
): Promise<SubmissionRow> {
  return await updateVersioned(db, 'submissions', before, values, by);
}

/** A note of the newsroom. */
export async function insertNote(
  db: Db,
  { project_id, id }: SubmissionRow,
  text: string,
  by: Actor,
): Promise<{ readonly id: string; readonly create_time: Date }> {
  return await db
    .insertInto('submission_notes')
    .values({
      project_id,
      submission_id: id,
      text,
      created_by_id: by.userId,
      created_by_name: by.displayName,
    })
    .returning(['id', 'create_time'])
    .executeTakeFirstOrThrow();
}

/** What the log keeps of a work: its number and what was decided, never who sent it. */
export const auditSubmission = auditOf('submission', (row: SubmissionRow) => ({
  title: row.number,
  state: row.state,
  reasonCode: row.reason_code,
  reasonText: row.reason_text,
  fixUntil: row.fix_until?.toISOString() ?? null,
  flags: row.flags,
  workTitle: row.title,
  takenPlace: row.taken_place,
  provinceCode: row.province_code,
  people: row.people,
  isExhibited: row.is_exhibited,
  exhibitionCode: row.exhibition_code,
  exhibitionPosition: row.exhibition_position,
  isPublicGallery: row.is_public_gallery,
  isFeatured: row.is_featured,
  assigneeId: row.assignee_id,
  version: row.version,
}));
