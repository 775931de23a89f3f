import { SUBMISSION_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import type { SubmissionRow } from '../submission-row.ts';
import { auditSubmission, changeSubmission } from '../submission-store.ts';
import { findUndo } from './undo-view.ts';

/**
 * Takes the own last check back: the work is as it was before, a new work that was judged at once is new again.
 * @throws RULES_NOT_MET: UNDO_OVER
 */
export async function undoMove(
  call: TransactionCall,
  before: SubmissionRow,
  now: Date,
): Promise<SubmissionRow> {
  const undo = await findUndo(call.db, before, call.caller.userId, now);
  if (undo === undefined) throw ruleNotMet(TEXTS, 'UNDO_OVER');
  const { state, reasonCode, reasonText } = undo;
  const values = { state, reason_code: reasonCode, reason_text: reasonText, fix_until: null };
  const after = await changeSubmission(call.db, before, values, call.caller);
  await auditSubmission(call, 'undoMove', { before, after });
  return after;
}
