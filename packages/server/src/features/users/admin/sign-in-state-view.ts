import type { UserSignIn } from '@toasoan/contract/features/users/user-sign-in-endpoints.ts';
import { accountKey, codesKey, ownPasswordKey } from '#server/core/auth/attempt-keys.ts';
import {
  type AttemptLimit,
  CODES_PER_ACCOUNT,
  PASSWORDS_PER_ACCOUNT,
} from '#server/core/auth/attempt-limits.ts';
import { readAttempts } from '#server/core/auth/attempt-store.ts';
import { findSessionsOf } from '#server/core/auth/session-store.ts';
import type { Db } from '#server/core/db/database.ts';
import type { UserRow } from './user-row.ts';

type SignsIn = Pick<UserRow, 'id' | 'email_key' | 'last_sign_in_time'>;

interface KeysOfAccount {
  readonly passwords: readonly string[];
  readonly codes: readonly string[];
}

/** Under which an account's failed attempts are counted, at the sign-in and within a session. */
export function attemptKeysOf({ id, email_key }: Pick<SignsIn, 'id' | 'email_key'>): KeysOfAccount {
  return {
    passwords: [...(email_key === null ? [] : [accountKey(email_key)]), ownPasswordKey(id)],
    codes: [codesKey(id)],
  };
}

export async function readSignIn(db: Db, row: SignsIn, now: Date): Promise<UserSignIn> {
  const { passwords, codes } = attemptKeysOf(row);
  const { last_sign_in_address } = await db
    .selectFrom('users')
    .select('last_sign_in_address')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const ofPasswords = await countFailures(db, passwords, PASSWORDS_PER_ACCOUNT, now);
  const ofCodes = await countFailures(db, codes, CODES_PER_ACCOUNT, now);
  return {
    lastSignInTime: row.last_sign_in_time?.toISOString() ?? null,
    lastSignInAddress: last_sign_in_address ?? '',
    sessions: (await findSessionsOf(db, row.id, now)).length,
    failedSignIns: ofPasswords.failures,
    lockedUntil: ofPasswords.lockedUntil,
    failedCodes: ofCodes.failures,
    codesLockedUntil: ofCodes.lockedUntil,
  };
}

/** What still counts, and the last end of a lock. */
async function countFailures(db: Db, keys: readonly string[], limit: AttemptLimit, now: Date) {
  const states = await readAttempts(db, keys);
  const since = now.getTime() - limit.withinMs;
  const locks = states.flatMap(({ lockedUntil }) =>
    lockedUntil !== null && lockedUntil > now ? [lockedUntil.toISOString()] : [],
  );
  return {
    failures: states.flatMap(({ failures }) => failures.filter((time) => time.getTime() > since)).length,
    lockedUntil: locks.toSorted().at(-1) ?? null,
  };
}
