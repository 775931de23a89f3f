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
  readonly reasonCode: string;
  readonly reasonText: string;
}

/**
 * How the work was before the last decision, where this person made it just now and nothing has changed the work since. The
 * log knows it: an undo is a move too, so that nothing is undone twice. A decision that means two steps is two rows of one
 * call.
 */
export async function findUndo(
  db: Db,
  row: SubmissionRow,
  userId: string,
  now: Date,
): Promise<Undo | undefined> {
  if (!UNDONE.includes(row.state) || row.updated_by_id !== userId) return undefined;
  if (now.getTime() - row.update_time.getTime() > UNDO_MS) return undefined;
  const [last, other] = await lastMoves(db, row);
  if (last?.action !== 'submission.move' || last.user_id !== userId) return undefined;
  if (last.after?.version !== row.version) return undefined;
  const isOneCall = other?.action === 'submission.move' && other.request_id === last.request_id;
  const { state, reasonCode, reasonText } = (isOneCall ? other : last).before ?? {};
  if (typeof state !== 'string') return undefined;
  return { state: state as SubmissionState, reasonCode: textOf(reasonCode), reasonText: textOf(reasonText) };
}

/** The log keeps what differs: a reason that is not there was empty, since a check never repeats one. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

async function lastMoves(db: Db, { id, project_id }: SubmissionRow) {
  return await db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after', 'user_id', 'request_id'])
    .where('entity', '=', 'submission')
    .where('entity_id', '=', id)
    .where('project_id', '=', project_id)
    .where('action', 'in', ['submission.move', 'submission.undoMove'])
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
}
