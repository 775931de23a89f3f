import { VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { accessDaysOf } from '#server/core/auth/access-days.ts';
import { accountKey, codesKey, ownPasswordKey } from '#server/core/auth/attempt-keys.ts';
import { clearAttempts } from '#server/core/auth/attempt-store.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { hashPassword } from '#server/core/auth/password-hash.ts';
import { newRandomPassword } from '#server/core/auth/random-password.ts';
import { removeSecondFactor } from '#server/core/auth/second-factor-store.ts';
import { endSessionsOf } from '#server/core/auth/session-store.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import {
  type Account,
  findAccountByEmail,
  findFreeUsername,
  insertUser,
  saveCredentials,
} from './user-store.ts';

const MACHINE = { userId: null, name: 'Hệ thống' };
const ALWAYS = { accessFrom: '', accessTo: '' };
const NAME = 'Quản trị viên';

/**
 * Creates or re-enables the SUPPER_ADMIN of an e-mail with a new random password, without a second factor and without
 * days on which alone it may sign in; the account's sessions and locks end. For an operator with access to the machine itself.
 */
export async function resetAdmin(
  db: Db,
  email: string,
  now: Date,
): Promise<{ readonly password: string; readonly isNew: boolean }> {
  const emailKey = emailKeyOf(email);
  if (emailKey === undefined) throw new Error(`"${email}" is not an e-mail address.`);
  const password = newRandomPassword();
  const passwordHash = await hashPassword(password);
  const isNew = await inTransaction(db, async (tx) => {
    const account = await findAccountByEmail(tx, emailKey);
    const userId =
      account === undefined
        ? await create(tx, email, passwordHash)
        : await renew(tx, account, { passwordHash, now });
    for (const key of [accountKey(emailKey), ownPasswordKey(userId), codesKey(userId)])
      await clearAttempts(tx, key);
    await audit(tx, userId, account);
    return account === undefined;
  });
  return { password, isNew };
}

async function create(tx: Db, email: string, passwordHash: string): Promise<string> {
  const user = {
    username: await findFreeUsername(tx, email),
    displayName: NAME,
    email: email.trim(),
    role: 'SUPPER_ADMIN',
    passwordHash,
    projects: [],
  } as const;
  return await insertUser(tx, user, MACHINE);
}

async function renew(
  tx: Db,
  account: Account,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
): Promise<string> {
  await saveCredentials(
    tx,
    account.id,
    {
      passwordHash,
      mustChangePassword: false,
      verifyType: VERIFY_NONE,
      role: 'SUPPER_ADMIN',
      status: 'ENABLE',
      accessDays: ALWAYS,
    },
    { ...MACHINE, now },
  );
  await removeSecondFactor(tx, account.id);
  await endSessionsOf(tx, account.id, 'account-changed', { now });
  return account.id;
}

async function audit(tx: Db, userId: string, before: Account | undefined): Promise<void> {
  await writeAudit(
    { db: tx, projectId: '', address: '', requestId: '' },
    {
      action: 'user.resetAdmin',
      entity: 'user',
      entityId: userId,
      before: before && {
        role: before.role,
        status: before.status,
        verifyType: before.verify_type,
        ...accessDaysOf(before),
      },
      after: { role: 'SUPPER_ADMIN', status: 'ENABLE', verifyType: VERIFY_NONE, ...ALWAYS },
    },
  );
}
