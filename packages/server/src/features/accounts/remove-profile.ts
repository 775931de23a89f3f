import { ACCOUNT_RULE_TEXTS } from '@toasoan/contract/features/accounts/account-rule-texts.ts';
import type { Facts } from '#server/core/audit/changed-fields.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { findAccountNames, livingAccounts, type ProfiledAccount } from '#server/features/users/public.ts';
import { getAccountRow } from './account-detail-view.ts';
import { removePayrollOfPerson } from './payroll/payroll-store.ts';
import { holdProfileFiles } from './profile/profile-files-store.ts';
import { closeProfile, holdProfile } from './profile/profile-store.ts';
import { type AccountReferences, isOwed } from './references/account-references.ts';

/**
 * What names the account keeps the printed name, or names `moveTo`; the posts of this project that a login signed may go to
 * another login or to an author. Payment details stay until everything that it earned
 * is paid. @throws NOT_FOUND, RULES_NOT_MET. */
export async function removeProfile(
  call: TransactionCall,
  { userId, accountType }: ProfiledAccount,
  moveTo: string | undefined,
  references: readonly AccountReferences[],
): Promise<Facts> {
  const { db } = call;
  if (accountType === 'user') return factsOf(await moveBylines(call, userId, moveTo, references));
  const row = await holdProfile(db, userId);
  if (row === undefined) return {};
  const movedTo = await moveAll(call, { fromId: userId, intoId: moveTo, kind: row.kind }, references);
  await holdProfileFiles(db, { projectId: row.project_id, userId, kind: row.kind, profile: undefined });
  if (!(await isOwed(references, db, userId))) await removePayrollOfPerson(db, userId);
  await closeProfile(db, userId);
  return factsOf(movedTo);
}

type Target = { readonly userId: string; readonly name: string } | undefined;

function factsOf(movedTo: Target): Facts {
  return movedTo === undefined ? {} : { movedTo };
}

/** A login has no profile: nothing but bylines names it. */
async function moveBylines(
  { db, projectId }: TransactionCall,
  fromId: string,
  intoId: string | undefined,
  references: readonly AccountReferences[],
): Promise<Target> {
  if (intoId === undefined) return undefined;
  const living = await livingAccounts(db, projectId, { ids: [intoId], types: ['user', 'author'] });
  if (living.get(intoId) !== intoId || intoId === fromId)
    throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'MOVE_NOT_SIGNING', 'moveTo');
  for (const { carryOver } of references) await carryOver(db, projectId, { fromId, intoId });
  const name = (await findAccountNames(db, [intoId])).get(intoId) ?? '';
  return { userId: intoId, name };
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
): Promise<Target> {
  if (intoId === undefined) return undefined;
  const target = await getAccountRow(call, intoId);
  if (target.kind !== kind || intoId === fromId)
    throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'MOVE_OTHER_KIND', 'moveTo');
  for (const { carryOver } of references) await carryOver(call.db, call.projectId, { fromId, intoId });
  return { userId: intoId, name: target.pen_name || target.display_name };
}
