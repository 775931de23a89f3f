import type { Payee, PayeeSave } from '@toasoan/contract/features/contest-results/award.ts';
import type { PaidState } from '@toasoan/contract/features/contest-results/award-kinds.ts';
import { AWARD_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-results/award-texts.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { type AwardRow, auditAward } from './award-row.ts';
import { changeAward, getAward, holdAward, namedAward } from './award-store.ts';
import { savePayeeBoxes } from './payee-store.ts';
import { openPayee, sealPayee } from './sealed-payee.ts';

/** @throws RULES_NOT_MET: NOT_AWARDED, PAID_ALREADY */
export async function payAward(
  call: TransactionCall,
  id: string,
  {
    version,
    paidState,
    now,
  }: { readonly version: number; readonly paidState: PaidState; readonly now: Date },
): Promise<void> {
  const { db, projectId, caller } = call;
  const row = await holdAward(db, projectId, id);
  checkVersion(row, version);
  if (row.state === 'PROPOSED') throw ruleNotMet(TEXTS, 'NOT_AWARDED', 'id');
  if (row.state === 'REVOKED' && paidState === 'PAID') throw ruleNotMet(TEXTS, 'PAID_ALREADY', 'paidState');
  const isUnpaid = paidState === 'UNPAID';
  const values = {
    paid_state: paidState,
    paid_time: isUnpaid ? null : now,
    paid_by_name: isUnpaid ? '' : caller.displayName,
  };
  const before = await namedAward(db, row);
  const after = await changeAward(db, row, values, caller);
  await auditAward(call, 'pay', { before, after: { ...before, row: after } });
}

/** Shown whole, and the log keeps who looked. @throws NOT_FOUND, RULES_NOT_MET: NOT_AWARDED */
export async function showPayee(call: TransactionCall, id: string, box: SecretBox): Promise<Payee> {
  const { db, projectId } = call;
  const row = await getAward(db, projectId, id);
  refuseUnawarded(row);
  const entrant = await entrantOf(call, row);
  await auditAward(call, 'reveal', { after: await namedAward(db, row) });
  return openPayee(box, entrant);
}

/** @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: NOT_AWARDED */
export async function savePayee(
  call: TransactionCall,
  id: string,
  { version, ...payee }: PayeeSave,
  box: SecretBox,
): Promise<void> {
  const { db, projectId, caller } = call;
  const row = await holdAward(db, projectId, id);
  checkVersion(row, version);
  refuseUnawarded(row);
  const entrant = await entrantOf(call, row);
  await savePayeeBoxes(db, entrant, sealPayee(box, entrant.id, payee), caller);
  const before = await namedAward(db, row);
  const after = await changeAward(db, row, {}, caller);
  await auditAward(call, 'savePayee', { before, after: { ...before, row: after } });
}

/** Only who was awarded gives these data; a revoked award keeps them until its money is back. */
function refuseUnawarded({ state }: AwardRow): void {
  if (state === 'PROPOSED') throw ruleNotMet(TEXTS, 'NOT_AWARDED', 'id');
}

async function entrantOf({ db, projectId }: TransactionCall, { submission_id }: AwardRow) {
  const { entrant_id } = await getVersioned(db, 'submissions', projectId, submission_id);
  return await getVersioned(db, 'entrants', projectId, entrant_id);
}
