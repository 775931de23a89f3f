import type { SubmissionState } from '@toasoan/contract/features/submissions/submission-states.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SubmissionRow } from '../submission-row.ts';

/** For so long the own last check can be taken back. */
const UNDO_MS = 5 * 60_000;

/** Decisions of a check; a step of a round is not one. */
const UNDONE: readonly SubmissionState[] = ['CHECKING', 'VALID', 'NEEDS_FIX', 'INVALID'];

/** What the author would get back with the former state. */
export interface Undo {
  readonly state: SubmissionState;
}

/**
 * The state before the last move, where this person made it just now and nothing has changed the work since. The log
 * knows it: an undo is a move too, so that nothing is undone twice.
 */
export async function findUndo(
  db: Db,
  row: SubmissionRow,
  userId: string,
  now: Date,
): Promise<Undo | undefined> {
  if (!UNDONE.includes(row.state) || row.updated_by_id !== userId) return undefined;
  if (now.getTime() - row.update_time.getTime() > UNDO_MS) return undefined;
  const last = await db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after', 'user_id'])
    .where('entity', '=', 'submission')
    .where('entity_id', '=', row.id)
    .where('project_id', '=', row.project_id)
    .where('action', 'in', ['submission.move', 'submission.undoMove'])
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.action !== 'submission.move' || last.user_id !== userId) return undefined;
  const { state } = last.before ?? {};
  const { version } = last.after ?? {};
  return version === row.version && typeof state === 'string'
    ? { state: state as SubmissionState }
    : undefined;
}
