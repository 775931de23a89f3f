import type { CommentState, RejectCode } from '@toasoan/contract/features/comments/comment-states.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import type { BeforeMove, CommentMoveTable, CommentTable } from '#server/core/db/tables/comment-tables.ts';
import type { CommentRecord } from '../list/comment-row-view.ts';

/** A comment that nobody else changes meanwhile, and in whose hands it is. */
export interface HeldComment extends CommentRecord {
  readonly claim_by_id: string | null;
  readonly claim_by_name: string | null;
  readonly claim_until: Date | null;
}

/** The row, held until the transaction ends. Undefined also for another project's. */
export async function holdRow(db: Db, projectId: string, id: string): Promise<HeldComment | undefined> {
  return await db
    .selectFrom('comments')
    .leftJoin('comment_claims as claim', 'claim.comment_id', 'comments.id')
    .selectAll('comments')
    .select(['claim.by_id as claim_by_id', 'claim.by_name as claim_by_name', 'claim.until as claim_until'])
    .where('comments.project_id', '=', projectId)
    .where('comments.id', '=', id)
    .forNoKeyUpdate('comments')
    .executeTakeFirst();
}

export type ChangedColumns = Omit<Updateable<CommentTable>, 'id' | 'project_id' | 'version' | 'search'>;

/** A new version; whoever had it in hand has done with it. The caller holds the row. */
export async function writeComment(
  db: Db,
  { project_id, id, version }: CommentRecord,
  columns: ChangedColumns,
  words?: readonly string[],
): Promise<void> {
  const written = db
    .with('released', (query) => query.deleteFrom('comment_claims').where('comment_id', '=', id))
    .updateTable('comments')
    .set({
      ...columns,
      ...(words && { search: sql`array_to_tsvector(${words}::text[])` }),
      version: version + 1,
      update_time: sql<Date>`now()`,
    })
    .where('project_id', '=', project_id)
    .where('id', '=', id);
  await sentAhead(db, written.execute());
}

export interface NewMove {
  readonly verb: string;
  readonly from: CommentState | null;
  readonly to: CommentState;
  readonly code?: RejectCode | undefined;
  readonly text?: string;
  readonly before: BeforeMove;
  readonly by: { readonly userId: string | null; readonly displayName: string };
  /** Absent: now. */
  readonly time?: Date;
}

/** The caller has written version + 1. */
export async function addStep(db: Db, comment: CommentRecord, move: NewMove): Promise<void> {
  const added = db.insertInto('comment_moves').values({
    project_id: comment.project_id,
    comment_id: comment.id,
    verb: move.verb,
    from_state: move.from,
    to_state: move.to,
    reject_code: move.code ?? null,
    text: move.text ?? '',
    before: JSON.stringify(move.before),
    version: comment.version + 1,
    by_id: move.by.userId,
    by_name: move.by.displayName,
    ...(move.time && { move_time: move.time }),
  });
  await sentAhead(db, added.execute());
}

/** Open reports are answered by what was decided now. */
export async function closeReports(db: Db, { project_id, id }: CommentRecord): Promise<void> {
  const closed = db
    .updateTable('comment_reports')
    .set({ closed_time: sql<Date>`now()` })
    .where('project_id', '=', project_id)
    .where('comment_id', '=', id)
    .where('closed_time', 'is', null);
  await sentAhead(db, closed.execute());
}

/** Those that a decision had closed; readers may have reported it again since, so they are counted anew. */
export async function reopenReports(db: Db, { project_id, id }: CommentRecord, closed: Date): Promise<void> {
  const opened = sql`
    UPDATE comment_reports SET closed_time = NULL
    WHERE project_id = ${project_id} AND comment_id = ${id}
      AND date_trunc('milliseconds', closed_time) = date_trunc('milliseconds', ${closed}::timestamptz)`;
  await sentAhead(db, opened.execute(db));
  const counted = sql`
    UPDATE comments SET report_count = (
      SELECT count(*) FROM comment_reports
      WHERE project_id = ${project_id} AND comment_id = ${id} AND closed_time IS NULL)
    WHERE project_id = ${project_id} AND id = ${id}`;
  await sentAhead(db, counted.execute(db));
}

/** What somebody else asked for, or what would bring deleted words back. */
const NOT_UNDONE = ['delete', 'undo', 'authorityRequest', 'correction', 'secondLook', 'mended'];

/** The last step, if it is this person's own and nobody has changed more. */
export async function findUndoable(
  db: Db,
  comment: CommentRecord,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<Selectable<CommentMoveTable> | undefined> {
  return await db
    .selectFrom('comment_moves')
    .selectAll()
    .where('project_id', '=', comment.project_id)
    .where('comment_id', '=', comment.id)
    .where('version', '=', comment.version)
    .where('by_id', '=', userId)
    .where('undone', '=', false)
    .where('verb', 'not in', NOT_UNDONE)
    .where('move_time', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function markUndone(db: Db, moveId: string): Promise<void> {
  await sentAhead(
    db,
    db.updateTable('comment_moves').set({ undone: true }).where('id', '=', moveId).execute(),
  );
}

/** One pin after the other for each target, so that there are never more than allowed. */
export async function countPinned(db: Db, comment: CommentRecord): Promise<number> {
  const { project_id, target_type, target_id } = comment;
  const place = `pinned ${project_id} ${target_type} ${target_id}`;
  const lock = sql`SELECT pg_advisory_xact_lock(hashtextextended(${place}, 0))`;
  await sentAhead(db, lock.execute(db));
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM comments
    WHERE project_id = ${project_id} AND target_type = ${target_type} AND target_id = ${target_id}
      AND is_pinned`.execute(db);
  return rows[0]?.count ?? 0;
}
