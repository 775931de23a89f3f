import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { MAX_PINNED, UNDO_MS } from '@toasoan/contract/features/comments/comment-limits.ts';
import { COMMENT_RULE_TEXTS } from '@toasoan/contract/features/comments/comment-texts.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import type { BeforeMove } from '#server/core/db/tables/comment-tables.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { getComment } from '../list/comment-row-view.ts';
import { searchWords } from '../receiving/receive-store.ts';
import { changeComment, holdRegardless } from './change-comment.ts';
import { type ChangedColumns, countPinned, findUndoable, markUndone, reopenReports } from './change-store.ts';
import { claimComments, forgetClaim } from './claim-store.ts';
import type { Moderating } from './moderator.ts';
import { dropSecondLook } from './second-look-store.ts';

/**
 * Takes the caller's own last step back, as long as nobody has changed more. A colleague whose claim was under way while
 * it was decided does not stop that. @throws as `holdRegardless`; RULES_NOT_MET: NOTHING_TO_UNDO.
 */
export async function undoStep(
  call: Moderating,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<CommentRow> {
  const { db, projectId, caller } = call;
  const row = await holdRegardless(call, { id, version });
  const since = new Date(Date.now() - UNDO_MS);
  const move = await findUndoable(db, row, { userId: caller.userId, since });
  if (move === undefined) throw ruleNotMet(COMMENT_RULE_TEXTS, 'NOTHING_TO_UNDO');
  const columns = columnsOf(move.before);
  // Somebody may have pinned another one since.
  if (columns.is_pinned === true && !row.is_pinned && (await countPinned(db, row)) >= MAX_PINNED)
    columns.is_pinned = false;
  const words =
    columns.content === undefined ? undefined : searchWords(String(columns.content), row.sender_name);
  await changeComment(call, row, { verb: 'undo', columns, ...(words && { words }) });
  await markUndone(db, move.id);
  if ('report_count' in columns) await reopenReports(db, row, move.move_time);
  if (move.verb === 'reject') await dropSecondLook(db, row);
  // It is in the same hands again, before anybody else sees that it waits.
  if (columns.state === 'PENDING') await sentAhead(db, claimComments(db, projectId, [row.id], caller));
  const shown = await getComment(db, projectId, row.id);
  const wasNobodys = row.state !== 'PENDING' && row.report_count === 0;
  if (columns.state !== 'PENDING' || !wasNobodys || shown.claimedBy?.userId === caller.userId) return shown;
  // A colleague's claim that began before the decision was stored at this moment: there was nothing to take then.
  await forgetClaim(db, projectId, row.id);
  await claimComments(db, projectId, [row.id], caller);
  return await getComment(db, projectId, row.id);
}

/** Stored as JSON: bytes and JSON columns take their form of the database again. */
function columnsOf(before: BeforeMove): ChangedColumns {
  const columns: Record<string, unknown> = { ...before };
  if ('official_reply' in columns)
    columns.official_reply = columns.official_reply === null ? null : JSON.stringify(columns.official_reply);
  const hash = columns.content_hash;
  if (typeof hash === 'object' && hash !== null && 'data' in hash && Array.isArray(hash.data))
    columns.content_hash = Buffer.from(hash.data);
  return columns as ChangedColumns;
}
