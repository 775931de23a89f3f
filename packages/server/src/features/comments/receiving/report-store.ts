import type { ReportReason } from '@toasoan/contract/features/comments/comment-states.ts';
import type { Db } from '#server/core/db/database.ts';
import type { CommentRecord } from '../list/comment-row-view.ts';
import type { ChangedColumns } from '../moderation/change-store.ts';

interface NewReport {
  readonly commentId: string;
  readonly reporterKey: Buffer;
  readonly reason: ReportReason;
  readonly text: string;
}

/** False when this reader has reported the comment before. */
export async function addReport(
  db: Db,
  projectId: string,
  { commentId, reporterKey, reason, text }: NewReport,
): Promise<boolean> {
  const added = await db
    .insertInto('comment_reports')
    .values({
      project_id: projectId,
      comment_id: commentId,
      by_kind: 'READER',
      reporter_key: reporterKey,
      reason,
      text,
    })
    .onConflict((conflict) => conflict.columns(['comment_id', 'reporter_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Readers whose reports are open. */
export async function countReaders(db: Db, { project_id, id }: CommentRecord): Promise<number> {
  const { count } = await db
    .selectFrom('comment_reports')
    .select((report) => report.fn.countAll<string>().as('count'))
    .where('project_id', '=', project_id)
    .where('comment_id', '=', id)
    .where('by_kind', '=', 'READER')
    .where('closed_time', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** No new version: whoever has the comment in hand goes on with it. The caller holds the row. */
export async function writeReported(
  db: Db,
  { project_id, id }: CommentRecord,
  columns: ChangedColumns,
): Promise<void> {
  await db
    .updateTable('comments')
    .set(columns)
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}

interface AuthorityRequest {
  readonly commentId: string;
  readonly orderRef: string;
  readonly issuer: string;
  readonly text: string;
}

export async function addAuthorityRequest(
  db: Db,
  projectId: string,
  { commentId, orderRef, issuer, text }: AuthorityRequest,
): Promise<void> {
  await db
    .insertInto('comment_reports')
    .values({
      project_id: projectId,
      comment_id: commentId,
      by_kind: 'AUTHORITY',
      reason: 'ILLEGAL',
      order_ref: orderRef,
      issuer,
      text,
    })
    .execute();
}
