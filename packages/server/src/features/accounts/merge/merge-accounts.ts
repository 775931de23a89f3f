import type { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { ACCOUNT_RULE_TEXTS } from '@toasoan/contract/features/accounts/account-rule-texts.ts';
import { accountKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { mergedProfile } from '@toasoan/contract/features/accounts/merge-profiles.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { Answer, TransactionCall } from '#server/core/http/call.ts';
import { saveAliases } from '#server/features/users/public.ts';
import {
  type AccountDependencies,
  type AccountReader,
  getAccountRow,
  holdAccountRow,
} from '../account-detail-view.ts';
import { writeNextVersion } from '../account-store.ts';
import type { AccountColumnsRow } from '../list/account-row.ts';
import { holdProfileFiles } from '../profile/profile-files-store.ts';
import { columnsOf, lockNames, profileOf, updateProfile } from '../profile/profile-store.ts';
import { projectName } from '../profile/profile-view.ts';
import { countsByEntity } from '../references/account-references.ts';
import { payrollOfMerge, takePayroll } from './merge-payroll.ts';
import { type CarriedRecords, hideAccount, insertMerge } from './merge-store.ts';

interface Sides {
  readonly from: AccountColumnsRow;
  readonly into: AccountColumnsRow;
}

/** @throws RULES_NOT_MET. */
async function checkSides({ db, projectId }: Pick<AccountReader, 'db' | 'projectId'>, { from, into }: Sides) {
  if (from.kind !== into.kind) throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'MERGE_OTHER_KIND', 'intoId');
  const foreign = [from, into].find(({ project_id }) => project_id !== projectId);
  if (foreign === undefined) return;
  const name = await projectName(db, foreign.project_id);
  throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'PROFILE_OF_OTHER_PROJECT', 'intoId', { name });
}

function joined({ from, into }: Sides) {
  const side = (row: AccountColumnsRow) => ({ displayName: row.display_name, profile: profileOf(row) });
  return mergedProfile(into.kind, side(from), side(into));
}

/** @throws NOT_FOUND, RULES_NOT_MET. */
export async function previewMerge(
  reader: AccountReader,
  { fromId, intoId }: { readonly fromId: string; readonly intoId: string },
  { references }: AccountDependencies,
): Promise<Answer<typeof accountEndpoints.mergePreview>> {
  if (fromId === intoId) throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'MERGE_INTO_ITSELF', 'intoId');
  const sides = { from: await getAccountRow(reader, fromId), into: await getAccountRow(reader, intoId) };
  await checkSides(reader, sides);
  const { db, projectId, caller } = reader;
  const mayKnow = caller.permissionsHere.includes('account.payroll');
  const counts = await countsByEntity(references, db, { projectId, userId: fromId });
  const { names, filled } = joined(sides);
  return {
    counts,
    names: [...names],
    filled: [...filled],
    payroll: mayKnow ? await payrollOfMerge(db, { fromId, intoId }) : null,
  };
}

interface Merge {
  readonly fromId: string;
  readonly fromVersion: number;
  readonly intoId: string;
  readonly version: number;
}

/**
 * What names the one names the other from now on; names as they are printed stay. Returns the id by which it is taken
 * back. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET, SECRET_UNREADABLE.
 */
export async function mergeAccounts(
  call: TransactionCall,
  merge: Merge,
  { references, secretBox, now: clock }: AccountDependencies,
): Promise<string> {
  const { db, projectId, caller } = call;
  const { fromId, intoId } = merge;
  if (fromId === intoId) throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'MERGE_INTO_ITSELF', 'intoId');
  await lockNames(db, projectId);
  const held = new Map<string, AccountColumnsRow>();
  for (const id of [fromId, intoId].sort((a, b) => Number(a) - Number(b)))
    held.set(id, await holdAccountRow(call, id));
  const [from, into] = [held.get(fromId), held.get(intoId)];
  if (from === undefined || into === undefined) throw new Error('A held account is missing.');
  checkVersion(from, merge.fromVersion);
  checkVersion(into, merge.version);
  await checkSides(call, { from, into });
  const by = { by: caller, now: clock() };

  // First, so that the login of the one is free for the other.
  await hideAccount(db, fromId, by.now);
  const carried: Record<string, readonly unknown[]> = {};
  for (const one of references)
    carried[one.entity] = await one.carryOver(db, projectId, { fromId, intoId, isSamePerson: true });
  // The target's own profile may have named the other account.
  const fresh = await getAccountRow(call, intoId);
  const { profile } = joined({ from, into: fresh });
  await writeMerged(call, fresh, profile);
  const payrollTaken = await takePayroll(db, { fromId, intoId, projectId }, secretBox);
  await writeNextVersion(db, fromId, by);
  await writeNextVersion(db, intoId, by);
  const id = await insertMerge(
    db,
    {
      projectId,
      kind: into.kind,
      fromId,
      intoId,
      fromName: from.pen_name || from.display_name,
      carried: carried satisfies CarriedRecords,
      before: { profile: profileOf(fresh), merged: profile, payrollTaken },
    },
    caller,
  );
  await audit(call, { from, into });
  return id;
}

/** Writes a profile that needs no checks: its parts were checked when they were written. */
export async function writeMerged(
  { db, projectId }: Pick<TransactionCall, 'db' | 'projectId'>,
  row: AccountColumnsRow,
  profile: ReturnType<typeof profileOf>,
): Promise<void> {
  const { id: userId, kind, display_name: displayName } = row;
  await updateProfile(db, userId, columnsOf({ kind, displayName, profile }));
  await holdProfileFiles(db, { projectId, userId, kind, profile });
  const hidesName = 'hideRealName' in profile && profile.hideRealName && profile.penName !== '';
  await saveAliases(db, userId, { names: accountKind(kind).otherNamesOf(profile), hidesName });
}

async function audit(call: TransactionCall, { from, into }: Sides): Promise<void> {
  const mergedInto = { userId: into.id, name: into.pen_name || into.display_name };
  await writeAudit(call, {
    action: 'user.merge',
    entity: 'user',
    entityId: from.id,
    before: { displayName: from.display_name },
    after: { displayName: from.display_name, mergedInto },
  });
}
