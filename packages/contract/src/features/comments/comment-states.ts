import * as z from 'zod/mini';
import type { Permission } from '../../access/permissions.ts';

export const COMMENT_STATES = ['PENDING', 'APPROVED', 'REJECTED', 'HIDDEN', 'SPAM', 'DELETED'] as const;
export const commentState = z.enum(COMMENT_STATES, { error: 'choice' });
export type CommentState = z.output<typeof commentState>;

/** What readers comment on. */
const COMMENT_TARGETS = ['POST', 'EVENT', 'SUBMISSION', 'PAGE'] as const;
export const commentTargetType = z.enum(COMMENT_TARGETS, { error: 'choice' });
export type CommentTargetType = z.output<typeof commentTargetType>;

/** In the order of their keys in the console: 1 to 7, then 0. */
export const REJECT_CODES = [
  'OFF_TOPIC',
  'INSULT',
  'ILLEGAL',
  'ADVERT',
  'PRIVACY',
  'NO_ACCENT',
  'DUPLICATE',
  'OTHER',
] as const;
export const rejectCode = z.enum(REJECT_CODES, { error: 'choice' });
export type RejectCode = z.output<typeof rejectCode>;

export const REPORT_REASONS = ['INSULT', 'ILLEGAL', 'ADVERT', 'PRIVACY', 'FALSE_FACT', 'OTHER'] as const;
export const reportReason = z.enum(REPORT_REASONS, { error: 'choice' });
export type ReportReason = z.output<typeof reportReason>;

/** `keep`: a public comment was reported and stays as it is. */
export const COMMENT_DECISIONS = [
  'approve',
  'reject',
  'hide',
  'unhide',
  'spam',
  'reconsider',
  'keep',
] as const;
export type CommentDecision = (typeof COMMENT_DECISIONS)[number];
export type CommentMove = CommentDecision | 'delete';

interface Move {
  readonly from: readonly CommentState[];
  readonly to: CommentState;
  readonly needs: Permission;
}

/** The whole state machine: menu, keys, server and the model of the tests read this table. */
export const COMMENT_MOVES: Readonly<Record<CommentMove, Move>> = {
  approve: { from: ['PENDING'], to: 'APPROVED', needs: 'comment.moderate' },
  reject: { from: ['PENDING', 'HIDDEN'], to: 'REJECTED', needs: 'comment.moderate' },
  spam: { from: ['PENDING'], to: 'SPAM', needs: 'comment.moderate' },
  hide: { from: ['APPROVED'], to: 'HIDDEN', needs: 'comment.moderate' },
  unhide: { from: ['HIDDEN'], to: 'APPROVED', needs: 'comment.moderate' },
  keep: { from: ['APPROVED'], to: 'APPROVED', needs: 'comment.moderate' },
  reconsider: { from: ['REJECTED', 'SPAM'], to: 'PENDING', needs: 'comment.moderate' },
  delete: {
    from: ['PENDING', 'APPROVED', 'REJECTED', 'HIDDEN', 'SPAM'],
    to: 'DELETED',
    needs: 'comment.delete',
  },
};

interface Moved {
  readonly state: CommentState;
  readonly reportCount: number;
}

/** Whether a comment may be moved that way, whoever asks. */
export function canMove({ state, reportCount }: Moved, move: CommentMove): boolean {
  return COMMENT_MOVES[move].from.includes(state) && (move !== 'keep' || reportCount > 0);
}

/** What this person may do with a comment now. */
export function movesOf(comment: Moved, permissions: readonly Permission[]): CommentMove[] {
  return (Object.keys(COMMENT_MOVES) as CommentMove[]).filter(
    (move) => canMove(comment, move) && permissions.includes(COMMENT_MOVES[move].needs),
  );
}
