import { TIME_TO_ACT_MS } from '@toasoan/contract/features/comments/comment-limits.ts';
import type { ReportReason } from '@toasoan/contract/features/comments/comment-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

interface ReaderReport {
  readonly commentId: string;
  readonly reporterKey: Buffer;
  readonly reason: ReportReason;
  readonly text: string;
  /** Open reports that hide a public comment. */
  readonly reportsToHide: number;
  readonly now: Date;
}

/**
 * Counts a reader's report once, and hides the comment when enough readers have reported it; a person decides within a
 * day. False: this reader has reported it already.
 */
export async function reportByReader(tx: Db, projectId: string, report: ReaderReport): Promise<boolean> {
  const { commentId, reporterKey, reason, text, now } = report;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('comment_reports')
    .values({
      project_id: projectId,
      comment_id: commentId,
      by_kind: 'READER',
      reporter_key: reporterKey,
      reason,
      text,
      make_time: now,
    })
    .onConflict((conflict) => conflict.columns(['comment_id', 'reporter_key']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const due = new Date(now.getTime() + TIME_TO_ACT_MS);
  // No new version: a report is nothing that a moderator's decision could overwrite.
  const { report_count } = await tx
    .updateTable('comments')
    .set({
      report_count: sql<number>`report_count + 1`,
      sla_due: sql<Date>`coalesce(sla_due, ${due})`,
      sla_kind: sql<'REPORT'>`coalesce(sla_kind, 'REPORT')`,
    })
    .where('project_id', '=', projectId)
    .where('id', '=', commentId)
    .returning('report_count')
    .executeTakeFirstOrThrow();
  if (report_count >= report.reportsToHide) await hide(tx, projectId, commentId, now);
  return true;
}

async function hide(tx: Db, projectId: string, commentId: string, now: Date): Promise<void> {
  const hidden = await tx
    .updateTable('comments')
    .set({
      state: 'HIDDEN',
      held_rules: sql<'REPORTED'[]>`array_append(array_remove(held_rules, 'REPORTED'), 'REPORTED')`,
      is_pinned: false,
      update_time: now,
      version: sql<number>`version + 1`,
    })
    .where('project_id', '=', projectId)
    .where('id', '=', commentId)
    .where('state', '=', 'APPROVED')
    .returning('version')
    .executeTakeFirst();
  if (hidden === undefined) return;
  await tx
    .insertInto('comment_moves')
    .values({
      project_id: projectId,
      comment_id: commentId,
      verb: 'hide',
      from_state: 'APPROVED',
      to_state: 'HIDDEN',
      reject_code: null,
      version: hidden.version,
      by_id: null,
      move_time: now,
    })
    .execute();
}
