import { areDaysInOrder, SIGN_IN_LIMITS } from '@toasoan/contract/features/users/sign-in-limits.ts';
import { STAFF_FIELDS } from '@toasoan/contract/features/users/staff-fields.ts';
import type { UserAccount, UserUpdate } from '@toasoan/contract/features/users/user-account.ts';
import { losesSuperAdmin, type UserField } from '@toasoan/contract/features/users/user-rules.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { endSessionsOf } from '#server/core/auth/session-store.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { saveAvatar } from '../avatar-store.ts';
import { mailEmailChange } from '../links/mailing/queue-account-mail.ts';
import { dropPasswordLink } from '../links/password-link-store.ts';
import { refuseTakenAccount } from '../refuse-taken-account.ts';
import { type SignInLimits, signInLimitsGiven, signInLimitsOf } from '../sign-in-limit-columns.ts';
import { type StaffFacts, staffFactsOf, staffGiven } from '../staff-columns.ts';
import { type AccountColumns, keepOneSuperAdmin, replaceMemberships, saveAccount } from './account-store.ts';
import { auditUserUpdate } from './audit-user.ts';
import type { ResetDependencies } from './change-account.ts';
import { checkKeeper, checkUserChange } from './check-user-change.ts';
import { holdKnownUser, type KnownUser, readUser } from './find-user-view.ts';
import { informOfReset } from './inform-of-reset.ts';
import { planRights, type RightsPlan } from './plan-rights.ts';
import type { UserRow } from './user-row.ts';

/** @throws NOT_FOUND, VERSION_CONFLICT, INVALID_INPUT, ABOVE_YOU, RULES_NOT_MET, EMAIL_TAKEN, EMPLOYEE_CODE_TAKEN. */
export async function updateUser(
  call: TransactionCall,
  change: UserUpdate,
  deps: Pick<ResetDependencies, 'now' | 'mailTokens' | 'notifyOfAccount' | 'profiles'>,
): Promise<UserAccount> {
  const now = deps.now();
  const user = await holdKnownUser(call, change.userId);
  const { row } = user;
  checkKeeper(call, row.account_type, 'user.update');
  checkVersion(row, change.version);
  const plan = await planRights(call, user, change);
  const account = columnsAfter(row, change, plan);
  const hasNewAvatar = change.avatarId !== undefined && change.avatarId !== row.avatar_id;
  const fields = [
    ...changedFields(row, account),
    ...(hasNewAvatar ? (['avatar'] as const) : []),
    ...plan.fields,
  ];
  await checkUserChange(call, user, { fields, ...(plan.fields.length > 0 && { rights: plan.after }) });
  const today = hanoiDay(now.getTime());
  if (losesSuperAdmin(user.account, { ...account, ...account.limits }, today))
    await keepOneSuperAdmin(call.db, row.id, today);

  const endsSessions = fields.includes('status') && account.status === 'DISABLED';
  await saveAccount(call.db, row.id, account, { by: call.caller, now, endsSessions }).catch(
    refuseTakenAccount,
  );
  if (hasNewAvatar)
    await saveAvatar(call.db, call.projectId, row.id, {
      mediaId: change.avatarId ?? null,
      field: 'avatarId',
    });
  if (plan.fields.includes('projects') || plan.fields.includes('projectRights'))
    await replaceMemberships(call.db, row.id, plan.memberOf);
  if (endsSessions) await endSessionsOf(call.db, row.id, 'account-changed', { now });
  // A former owner of the account may have an earlier link.
  if (endsSessions || fields.includes('email')) await dropPasswordLink(call.db, row.id);
  if (plan.fields.length > 0)
    await publishNotice(call.db, { kind: 'rights', projectId: null, userId: row.id });
  const after = await readUser(call, row.id);
  const facts = await changeProfile(call, after, change.profile, deps);
  await auditUserUpdate(call, row.id, { before: user, after, facts });
  if (fields.includes('email') && row.has_password) await informOfEmail(call, row, deps);
  return after.account;
}

/** Staff have none. @throws INVALID_INPUT, RULES_NOT_MET. */
async function changeProfile(
  call: TransactionCall,
  { account }: KnownUser,
  given: UserUpdate['profile'],
  { profiles }: Pick<ResetDependencies, 'profiles'>,
) {
  if (account.accountType !== 'user') return await profiles.change(call, account, given);
  if (given === undefined) return undefined;
  throw new AppError('INVALID_INPUT', { fields: [{ field: 'profile', code: 'unknownKey' }] });
}

/** At the new address, which may be somebody else's, and at the one before. */
async function informOfEmail(
  call: TransactionCall,
  row: UserRow,
  { mailTokens, notifyOfAccount }: Pick<ResetDependencies, 'mailTokens' | 'notifyOfAccount'>,
): Promise<void> {
  if (mailTokens !== undefined && row.email !== '')
    await mailEmailChange(call.db, { userId: row.id, askedBy: call.caller.displayName, address: row.email });
  await informOfReset(call, row, { what: 'email' }, notifyOfAccount);
}

function columnsAfter(row: UserRow, change: UserUpdate, { after }: RightsPlan): AccountColumns {
  return {
    username: row.username,
    displayName: change.displayName ?? change.name ?? row.display_name,
    ...(change.email === undefined
      ? { email: row.email, emailKey: row.email_key }
      : { email: change.email, emailKey: emailKeyAfter(row, change.email) }),
    mobile: change.mobile ?? row.mobile,
    role: after.role,
    permissionGrants: after.permissionGrants,
    permissionDenials: after.permissionDenials,
    status: change.status ?? row.status,
    aliases: row.alias_text,
    hidesName: row.hides_name,
    staff: staffAfter(row, change),
    limits: limitsAfter(row, change),
  };
}

/** @throws INVALID_INPUT for an account that does not sign in. */
function staffAfter(row: UserRow, change: UserUpdate): StaffFacts {
  const given = staffGiven(change);
  refuseOfOthers(row, given);
  return { ...staffFactsOf(row), ...given };
}

/** @throws INVALID_INPUT for an account that does not sign in, and for days that let nobody in. */
function limitsAfter(row: UserRow, change: UserUpdate): SignInLimits {
  const given = signInLimitsGiven(change);
  refuseOfOthers(row, given);
  const after = { ...signInLimitsOf(row), ...given };
  if (areDaysInOrder(after)) return after;
  // Of two days that one change gives, the last one is marked.
  const field = given.accessTo === undefined ? 'accessFrom' : 'accessTo';
  throw new AppError('INVALID_INPUT', { fields: [{ field, code: 'dayOrder' }] });
}

function refuseOfOthers({ account_type }: UserRow, given: object): void {
  const [field] = Object.keys(given);
  if (account_type !== 'user' && field !== undefined)
    throw new AppError('INVALID_INPUT', { fields: [{ field, code: 'unknownKey' }] });
}

/** Accounts that sign in need an e-mail; others may have none. */
function emailKeyAfter({ account_type }: UserRow, email: string): string | null {
  if (email !== '') return identityOf(email);
  if (account_type !== 'user') return null;
  throw new AppError('INVALID_INPUT', { fields: [{ field: 'email', code: 'required' }] });
}

/** @throws INVALID_INPUT for an impossible address. */
export function identityOf(email: string): string {
  const key = emailKeyOf(email);
  if (key === undefined)
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'email', code: 'pattern' }] });
  return key;
}

/** Rights are compared where they are planned. */
function changedFields(row: UserRow, after: AccountColumns): UserField[] {
  const staff = staffFactsOf(row);
  const limits = signInLimitsOf(row);
  const pairs: readonly (readonly [UserField, boolean])[] = [
    ['displayName', after.displayName !== row.display_name],
    ['email', after.email !== row.email],
    ['mobile', after.mobile !== row.mobile],
    ['status', after.status !== row.status],
    ...STAFF_FIELDS.map((field) => [field, after.staff[field] !== staff[field]] as const),
    ...SIGN_IN_LIMITS.map((limit) => [limit, after.limits[limit] !== limits[limit]] as const),
  ];
  return pairs.filter(([, differs]) => differs).map(([field]) => field);
}
