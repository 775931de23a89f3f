import { ACCOUNT_RULE_TEXTS } from '@toasoan/contract/features/accounts/account-rule-texts.ts';
import type { AnyProfile } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { isDuplicateOf } from '#server/core/db/database-error.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type AccountDependencies, getAccountRow, holdAccountRow } from '../account-detail-view.ts';
import { writeNextVersion } from '../account-store.ts';
import { freeSlug } from '../profile/profile-slug-store.ts';
import { holdProfile, lockNames, profileOf } from '../profile/profile-store.ts';
import { writeMerged } from './merge-accounts.ts';
import { givePayrollBack } from './merge-payroll.ts';
import {
  type BeforeMerge,
  type CarriedRecords,
  closeMerge,
  holdMerge,
  unhideAccount,
} from './merge-store.ts';

/** Returns the id of the account that is back. @throws NOT_FOUND, RULES_NOT_MET, SECRET_UNREADABLE. */
export async function undoMerge(
  call: TransactionCall,
  id: string,
  { references, secretBox, now: clock }: AccountDependencies,
): Promise<string> {
  const { db, projectId, caller } = call;
  await lockNames(db, projectId);
  const merge = await holdMerge(db, projectId, id);
  if (merge === undefined) throw new AppError('NOT_FOUND');
  if (merge.undone_time !== null) throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'MERGE_UNDONE');
  const { from_id: fromId, into_id: intoId } = merge;
  const into = await holdAccountRow(call, intoId);
  const before = merge.before as unknown as BeforeMerge;
  // First the target gives back the login and the names.
  await writeMerged(call, into, givenBack(profileOf(into), before));
  await bringBack(call, fromId);
  const carried = merge.carried as CarriedRecords;
  for (const one of [...references].reverse())
    await one.giveBack(db, projectId, { fromId, intoId }, carried[one.entity] ?? []);
  if (before.payrollTaken === true) await givePayrollBack(db, { fromId, intoId }, secretBox);
  const by = { by: caller, now: clock() };
  await writeNextVersion(db, fromId, by);
  await writeNextVersion(db, intoId, by);
  await closeMerge(db, id, by.now);
  const from = await getAccountRow(call, fromId);
  await writeAudit(call, {
    action: 'user.undoMerge',
    entity: 'user',
    entityId: fromId,
    after: { displayName: from.display_name, mergedInto: null },
  });
  return fromId;
}

/** Keys that the merge changed and nobody since get their earlier value. */
function givenBack(profile: AnyProfile, { profile: earlier, merged }: BeforeMerge): AnyProfile {
  const now = profile as unknown as Readonly<Record<string, unknown>>;
  const left = merged as unknown as Readonly<Record<string, unknown>>;
  const was = earlier as unknown as Readonly<Record<string, unknown>>;
  const back = Object.keys(left).filter((key) => !isSame(left[key], was[key]) && isSame(now[key], left[key]));
  return { ...profile, ...Object.fromEntries(back.map((key) => [key, was[key]])) } as AnyProfile;
}

/** @throws RULES_NOT_MET when somebody has its pen name by now. */
async function bringBack({ db, projectId }: TransactionCall, userId: string): Promise<void> {
  const row = await holdProfile(db, userId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const slug = await freeSlug(db, projectId, { kind: row.kind, userId, name: row.slug.replaceAll('-', ' ') });
  await unhideAccount(db, userId, slug).catch((error: unknown) => {
    if (isDuplicateOf('account_pen_names', error) || isDuplicateOf('account_logins', error))
      throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'MERGE_NAME_TAKEN');
    throw error;
  });
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
