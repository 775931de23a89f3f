import type { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { checkVersion, versionConflict } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Call, TransactionCall } from '#server/core/http/call.ts';
import {
  dropPasswordLink,
  getAccount,
  lockAccount,
  mailEmailChange,
  refuseTakenAccount,
  saveAvatar,
  saveProfile,
  userSearchColumns,
} from '#server/features/users/public.ts';
import { confirmPassword } from './own-password.ts';

type ProfileCall = Call<typeof profileEndpoints.updateProfile>;

interface ProfileUpdateDependencies {
  readonly now: () => Date;
  readonly isMailOn: boolean;
}

/**
 * A changed e-mail is mailed to the one before: somebody else may sit at the person's machine.
 * @throws WRONG_PASSWORD for another e-mail without the current password, EMAIL_TAKEN, VERSION_CONFLICT.
 */
export async function updateProfile(
  call: ProfileCall,
  { now: clock, isMailOn }: ProfileUpdateDependencies,
): Promise<void> {
  const now = clock();
  const { name: displayName, email, password } = call.body;
  const { userId } = call.caller;
  const emailKey = emailKeyOf(email);
  if (emailKey === undefined)
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'email', code: 'pattern' }] });
  const known = await getAccount(call.db, userId);
  const isConfirmed = emailKey !== known.email_key;
  if (isConfirmed) await confirmPassword(call, password, now);
  await inTransaction(call.db, async (tx) => {
    const before = await lockAccount(tx, userId);
    checkVersion(before, call.ifMatch);
    // The e-mail was changed meanwhile, so this call would revert it.
    if (!isConfirmed && emailKey !== before.email_key) throw versionConflict(before);
    const search = userSearchColumns({ ...before, displayName, email });
    const profile = { displayName, email, emailKey, search };
    await saveProfile(tx, userId, profile, now).catch(refuseTakenAccount);
    // The mailbox before may hold a link for a new password.
    if (isConfirmed) await dropPasswordLink(tx, userId);
    await writeAudit(
      { ...call, db: tx },
      {
        action: 'user.updateProfile',
        entity: 'user',
        entityId: userId,
        before: { displayName: before.display_name, email: before.email },
        after: { displayName, email },
      },
    );
    if (isMailOn && isConfirmed && before.email !== '')
      await mailEmailChange(tx, { userId, askedBy: '', address: before.email });
  });
}

/**
 * Sets the caller's avatar; the last write wins. @throws INVALID_INPUT for a file that is no picture of the
 * project.
 */
export async function updateAvatar(call: TransactionCall, mediaId: string | null): Promise<void> {
  const { userId } = call.caller;
  await lockAccount(call.db, userId);
  await saveAvatar(call.db, call.projectId, userId, { mediaId, field: 'mediaId' });
  await writeAudit(call, {
    action: 'user.updateProfile',
    entity: 'user',
    entityId: userId,
    after: { avatarId: mediaId },
  });
}
