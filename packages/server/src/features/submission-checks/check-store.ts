import type { CheckedResult } from '@toasoan/contract/features/submission-checks/check-work.ts';
import type { SubmissionFlag } from '@toasoan/contract/features/submissions/submission-kinds.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SubmissionRow } from '#server/features/submissions/public.ts';
import type { ExaminedFile } from './examine-file.ts';

/** Held until the transaction ends; undefined for one that was withdrawn. */
export async function lockWork(
  tx: Db,
  projectId: string,
  submissionId: string,
): Promise<SubmissionRow | undefined> {
  const row = await tx
    .selectFrom('submissions')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', submissionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.state === 'WITHDRAWN' ? undefined : row;
}

export async function writeExamined(tx: Db, projectId: string, file: ExaminedFile): Promise<void> {
  const { width, height, durationMs } = file.checked;
  await tx
    .updateTable('submission_files')
    .set({
      ...(file.checked.unread === null && { width, height, duration_ms: durationMs }),
      look_hash: file.lookHash,
      exif: JSON.stringify(file.facts),
    })
    .where('project_id', '=', projectId)
    .where('id', '=', file.checked.id)
    .execute();
}

interface Written extends Pick<CheckedResult, 'tech' | 'checks'> {
  readonly flags: readonly SubmissionFlag[];
  readonly durationMs: number | null;
  readonly now: Date;
}

/** No new version: whoever edits the work meanwhile gets no conflict, and their save takes nothing of this away. */
export async function writeCheck(
  tx: Db,
  { project_id, id }: SubmissionRow,
  { tech, checks, flags, durationMs, now }: Written,
): Promise<void> {
  await tx
    .updateTable('submissions')
    .set({
      tech,
      tech_checks: JSON.stringify(checks),
      tech_time: now,
      flags: [...flags],
      duration_ms: durationMs,
    })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}

/** Until its check has run again. */
export async function setWaiting(tx: Db, { project_id, id }: SubmissionRow): Promise<void> {
  await tx
    .updateTable('submissions')
    .set({ tech: 'WAITING' })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}
