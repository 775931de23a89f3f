import { AWARD_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-results/award-texts.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { OnMoved } from '#server/features/submissions/public.ts';
import { auditAward, isOfJury, type NamedAward } from './award-row.ts';
import { awardsOfWork, changeAward, deleteAward } from './award-store.ts';

interface Doer {
  readonly source: AuditSource;
  readonly by: Actor;
}

interface Decision {
  readonly decisionNo?: string | undefined;
  readonly decisionDate?: string | undefined;
}

/**
 * Awards follow the states of works, whichever call moves them: AWARDED confirms what was proposed, REVOKED takes
 * everything back, and a work that leaves the proposals loses them. @throws RULES_NOT_MET: PRIZE_MISSING
 */
export const followMoves: OnMoved = async (tx, { before, after, words, source, by }) => {
  const doer = { source, by };
  if (after.state === 'AWARDED') return await confirmAll(tx, after, doer, words);
  const left = before.state === 'AWARD_PROPOSED' || after.state === 'DISQUALIFIED';
  if (after.state !== 'REVOKED' && !left) return;
  for (const award of await awardsOfWork(tx, after.project_id, after.id)) {
    const isGone = after.state !== 'IN_FINAL' || isOfJury(award.prizeRow);
    if (award.row.state === 'PROPOSED' && isGone) await dropProposal(tx, award, doer);
    else if (award.row.state === 'AWARDED' && after.state === 'REVOKED')
      await revokeAward(tx, award, doer, words);
  }
};

async function confirmAll(
  tx: Db,
  { project_id, id }: { readonly project_id: string; readonly id: string },
  doer: Doer,
  decision: Decision,
): Promise<void> {
  const awards = await awardsOfWork(tx, project_id, id);
  const ofJury = awards.filter(({ prizeRow }) => isOfJury(prizeRow));
  const meant = ofJury.length > 0 ? ofJury : awards;
  if (meant.length === 0) throw ruleNotMet(TEXTS, 'PRIZE_MISSING', 'to');
  for (const award of meant)
    if (award.row.state === 'PROPOSED') await confirmAward(tx, award, doer, decision);
}

export async function confirmAward(
  db: Db,
  award: NamedAward,
  { source, by }: Doer,
  { decisionNo = '', decisionDate }: Decision,
): Promise<void> {
  const values = { state: 'AWARDED', decision_no: decisionNo, decision_date: decisionDate ?? null } as const;
  const row = await changeAward(db, award.row, values, by);
  await auditAward(source, 'confirm', { before: award, after: { ...award, row } });
}

export async function dropProposal(db: Db, award: NamedAward, { source }: Doer): Promise<void> {
  await deleteAward(db, award.row);
  await auditAward(source, 'withdraw', { before: award });
}

interface Revocation extends Decision {
  readonly reasonCode?: string | undefined;
  readonly reasonText: string;
}

export async function revokeAward(
  db: Db,
  award: NamedAward,
  { source, by }: Doer,
  { decisionNo = '', decisionDate, reasonCode = '', reasonText }: Revocation,
): Promise<void> {
  const values = {
    state: 'REVOKED',
    revoke_no: decisionNo,
    revoke_date: decisionDate ?? null,
    reason_code: reasonCode,
    reason_text: reasonText,
  } as const;
  const row = await changeAward(db, award.row, values, by);
  await auditAward(source, 'revoke', { before: award, after: { ...award, row } });
}
