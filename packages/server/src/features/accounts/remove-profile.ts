import { ACCOUNT_RULE_TEXTS } from '@toasoan/contract/features/accounts/account-rule-texts.ts';
import type { Facts } from '#server/core/audit/changed-fields.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import type { ProfiledAccount } from '#server/features/users/public.ts';
import { getAccountRow } from './account-detail-view.ts';
import { removePayrollOfPerson } from './payroll/payroll-store.ts';
import { holdProfileFiles } from './profile/profile-files-store.ts';
import { closeProfile, holdProfile } from './profile/profile-store.ts';
import { type AccountReferences, isOwed } from './references/account-references.ts';

/**
 * What names the account keeps the printed name, or names `moveTo`. Payment details stay until everything that it earned
 * is paid. @throws NOT_FOUND, RULES_NOT_MET. */
export async function removeProfile(
  call: TransactionCall,
  { userId }: ProfiledAccount,
  moveTo: string | undefined,
  references: readonly AccountReferences[],
): Promise<Facts> {
  const { db } = call;
  const row = await holdProfile(db, userId);
  if (row === undefined) return {};
  const movedTo = await moveAll(call, { fromId: userId, intoId: moveTo, kind: row.kind }, references);
  await holdProfileFiles(db, { projectId: row.project_id, userId, kind: row.kind, profile: undefined });
  if (!(await isOwed(references, db, userId))) await removePayrollOfPerson(db, userId);
  await closeProfile(db, userId);
  return movedTo === undefined ? {} : { movedTo };
}

interface MoveAll {
  readonly fromId: string;
  readonly intoId: string | undefined;
  readonly kind: string;
}

async function moveAll(
  call: TransactionCall,
  { fromId, intoId, kind }: MoveAll,
  references: readonly AccountReferences[],
): Promise<{ readonly userId: string; readonly name: string } | undefined> {
  if (intoId === undefined) return undefined;
  const target = await getAccountRow(call, intoId);
  if (target.kind !== kind || intoId === fromId)
    throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'MOVE_OTHER_KIND', 'moveTo');
  for (const { carryOver } of references) await carryOver(call.db, call.projectId, { fromId, intoId });
  return { userId: intoId, name: target.pen_name || target.display_name };
}
