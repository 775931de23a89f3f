import { VERIFY_AUTHENTICATOR } from '@toasoan/contract/features/users/user.ts';
import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';
import { USER_RULE_TEXTS } from '@toasoan/contract/features/users/user-rule-texts.ts';
import { losesSuperAdmin, type UserField } from '@toasoan/contract/features/users/user-rules.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { codesKey } from '#server/core/auth/attempt-keys.ts';
import { clearAttempts } from '#server/core/auth/attempt-store.ts';
import type { LinkTokens } from '#server/core/auth/link-token.ts';
import { removeSecondFactor } from '#server/core/auth/second-factor-store.ts';
import { endSessionsOf } from '#server/core/auth/session-store.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { saveAvatar } from '../avatar-store.ts';
import { mailPasswordLink, mailSecondFactorReset } from '../links/mailing/queue-account-mail.ts';
import { type LinkDependencies, newPasswordLink, type PasswordLink } from '../links/new-password-link.ts';
import { dropPasswordLink } from '../links/password-link-store.ts';
import type { ProfileKeeper } from '../profile-keeper.ts';
import {
  keepOneSuperAdmin,
  replaceMemberships,
  saveFactorReset,
  saveRemoval,
  saveTick,
} from './account-store.ts';
import { auditUser } from './audit-user.ts';
import { checkUserAct } from './check-user-change.ts';
import { holdKnownUser, type KnownUser, readUser } from './find-user-view.ts';
import { informOfReset, type NotifyOfAccount, requireReason } from './inform-of-reset.ts';

/** Locks the account and checks one action on it. @throws NOT_FOUND, VERSION_CONFLICT, ABOVE_YOU. */
async function holdFor(call: TransactionCall, id: string, act: UserField): Promise<KnownUser> {
  const user = await holdKnownUser(call, id);
  checkVersion(user.row, call.ifMatch);
  await checkUserAct(call, user, act);
  return user;
}

export async function tickUser(
  call: TransactionCall,
  options: { readonly id: string; readonly tick: boolean; readonly tickReason: string | undefined },
  now: Date,
): Promise<UserAccount> {
  const before = await holdFor(call, options.id, 'tick');
  const tick = { tick: options.tick, reason: options.tickReason ?? '' };
  await saveTick(call.db, options.id, tick, { by: call.caller, now });
  const after = await readUser(call, options.id);
  const facts = options.tickReason ? { tickReason: options.tickReason } : {};
  await auditUser(call, 'tick', options.id, { before, after, facts });
  return after.account;
}

/** Sessions, second factor, memberships and links end; the person's content keeps their name, or moves. */
export async function removeUser(
  call: TransactionCall,
  { id, moveTo }: { readonly id: string; readonly moveTo: string | undefined },
  { now: clock, profiles }: Pick<ResetDependencies, 'now' | 'profiles'>,
): Promise<void> {
  const now = clock();
  const before = await holdFor(call, id, 'removal');
  const { row, account } = before;
  const facts = await profiles.remove(call, account, moveTo);
  const today = hanoiDay(now.getTime());
  if (losesSuperAdmin(account, undefined, today)) await keepOneSuperAdmin(call.db, row.id, today);
  await saveRemoval(call.db, row.id, { by: call.caller, now });
  await endSessionsOf(call.db, row.id, 'account-changed', { now });
  await removeSecondFactor(call.db, row.id);
  await saveAvatar(call.db, call.projectId, row.id, { mediaId: null, field: 'avatarId' });
  await replaceMemberships(call.db, row.id, []);
  await dropPasswordLink(call.db, row.id);
  await auditUser(call, 'delete', row.id, { before, ...(Object.keys(facts).length > 0 && { facts }) });
}

export interface ResetDependencies extends LinkDependencies {
  readonly notifyOfAccount: NotifyOfAccount;
  readonly profiles: ProfileKeeper;
}

interface PasswordReset {
  readonly id: string;
  readonly delivery: 'mail' | 'link';
  /** Required unless the person has never had a password. */
  readonly reason: string | undefined;
}

/** @throws RULES_NOT_MET for an account without sign-in, or without a reason. */
export async function resetPassword(
  call: TransactionCall,
  { id, delivery, reason }: PasswordReset,
  deps: ResetDependencies,
): Promise<Partial<PasswordLink> & Pick<PasswordLink, 'expiresAt'> & { readonly isMailed: boolean }> {
  const { row } = await holdFor(call, id, 'password');
  if (row.account_type !== 'user') throw ruleNotMet(USER_RULE_TEXTS, 'NO_SIGN_IN');
  if (row.has_password) requireReason(reason);
  const { mailTokens } = deps;
  const isMailed = delivery === 'mail' && mailTokens !== undefined && row.status === 'ENABLE';
  const link = isMailed ? await mailed(mailTokens) : await newPasswordLink(call.db, row.id, deps);
  await auditUser(call, 'resetPassword', row.id, {
    facts: { expiresAt: link.expiresAt, isMailed, ...(reason && { reason }) },
  });
  if (row.has_password)
    await informOfReset(call, row, { what: 'password', reason, isMailed }, deps.notifyOfAccount);
  return { ...link, isMailed };

  function mailed(tokens: LinkTokens) {
    const purpose = row.has_password ? 'password' : 'invitation';
    const asked = {
      userId: row.id,
      purpose,
      askedBy: call.caller.displayName,
      reason,
      now: deps.now(),
    } as const;
    return mailPasswordLink(call.db, asked, tokens);
  }
}

/** @throws TOTP_NOT_ON, RULES_NOT_MET without a reason. */
export async function resetSecondFactor(
  call: TransactionCall,
  { id, reason }: Pick<PasswordReset, 'id' | 'reason'>,
  { now: clock, mailTokens, notifyOfAccount }: ResetDependencies,
): Promise<UserAccount> {
  const now = clock();
  const before = await holdFor(call, id, 'secondFactor');
  const { row } = before;
  if (row.verify_type !== VERIFY_AUTHENTICATOR) throw new AppError('TOTP_NOT_ON');
  requireReason(reason);
  await removeSecondFactor(call.db, row.id);
  await saveFactorReset(call.db, row.id, { by: call.caller, now });
  await endSessionsOf(call.db, row.id, 'second-factor-changed', { now });
  await clearAttempts(call.db, codesKey(row.id));
  if (mailTokens !== undefined) {
    await mailSecondFactorReset(call.db, { userId: row.id, askedBy: call.caller.displayName, reason });
  }
  const after = await readUser(call, row.id);
  await auditUser(call, 'resetSecondFactor', row.id, { before, after, facts: { reason } });
  const isMailed = mailTokens !== undefined;
  await informOfReset(call, row, { what: 'secondFactor', reason, isMailed }, notifyOfAccount);
  return after.account;
}
