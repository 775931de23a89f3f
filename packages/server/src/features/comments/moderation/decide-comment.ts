import { SECOND_LOOK_SHARE } from '@toasoan/contract/features/comments/comment-limits.ts';
import {
  COMMENT_MOVES,
  type CommentMove,
  canMove,
  type RejectCode,
} from '@toasoan/contract/features/comments/comment-states.ts';
import {
  COMMENT_RULE_TEXTS,
  COMMENT_STATE_TEXTS,
} from '@toasoan/contract/features/comments/comment-texts.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { CommentRecord } from '../list/comment-row-view.ts';
import { changeComment, decidedBy, holdComment, type SeenComment } from './change-comment.ts';
import { type ChangedColumns, closeReports } from './change-store.ts';
import { type Moderating, needPermission } from './moderator.ts';
import { drawSecondLook } from './second-look-store.ts';

export interface Decision {
  readonly move: CommentMove;
  readonly code?: RejectCode | undefined;
  readonly text: string;
}

/** A number from 0 to 1: which rejections get a second look. */
export type Draw = () => number;

/**
 * One move of the state machine; open reports are answered by it, and one rejection of fifty is drawn for a second
 * look. @throws as `holdComment` and `needReason`; FORBIDDEN; RULES_NOT_MET: MOVE_NOT_POSSIBLE.
 */
export async function decideComment(
  call: Moderating,
  seen: SeenComment,
  decision: Decision,
  draw: Draw,
): Promise<void> {
  const { move, text } = decision;
  needPermission(call, COMMENT_MOVES[move].needs);
  const row = await holdComment(call, seen);
  checkMove(row, move);
  needReason(decision);
  const code = move === 'reject' ? (decision.code ?? 'OTHER') : undefined;
  await changeComment(call, row, { verb: move, columns: columnsOf(call, row, decision), code, text });
  if (row.report_count > 0 || row.sla_due !== null) await closeReports(call.db, row);
  if (code !== undefined && draw() < SECOND_LOOK_SHARE) await drawSecondLook(call.db, row, code, call.caller);
}

function checkMove(row: CommentRecord, move: CommentMove): void {
  if (canMove({ state: row.state, reportCount: row.report_count }, move)) return;
  throw ruleNotMet(COMMENT_RULE_TEXTS, 'MOVE_NOT_POSSIBLE', undefined, {
    state: COMMENT_STATE_TEXTS[row.state].vi,
  });
}

/** @throws RULES_NOT_MET: REJECT_TEXT_REQUIRED, DELETE_REASON_REQUIRED. */
export function needReason({ move, code, text }: Decision): void {
  if (text !== '') return;
  if (move === 'reject' && (code ?? 'OTHER') === 'OTHER')
    throw ruleNotMet(COMMENT_RULE_TEXTS, 'REJECT_TEXT_REQUIRED', 'text');
  if (move === 'delete') throw ruleNotMet(COMMENT_RULE_TEXTS, 'DELETE_REASON_REQUIRED', 'text');
}

function columnsOf(call: Moderating, row: CommentRecord, { move, code, text }: Decision): ChangedColumns {
  const to = COMMENT_MOVES[move].to;
  const isRejected = move === 'reject';
  return {
    state: to,
    reject_code: isRejected ? (code ?? 'OTHER') : null,
    reject_text: isRejected ? text : '',
    report_count: 0,
    sla_due: null,
    sla_kind: null,
    // What readers no longer see is not on top of anything either.
    is_pinned: to === 'APPROVED' && row.is_pinned,
    is_pick: to === 'APPROVED' && row.is_pick,
    ...decidedBy(call),
  };
}
