import { codesKey } from '#server/core/auth/attempt-keys.ts';
import { CODES_PER_ACCOUNT } from '#server/core/auth/attempt-limits.ts';
import type { Attempt, CountedKey } from '#server/core/auth/attempt-store.ts';
import {
  findSecondFactor,
  resealSecret,
  spendRecoveryCode,
  spendStep,
} from '#server/core/auth/second-factor-store.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { looksLikeTotpCode, stepOfCode } from '#server/core/auth/totp.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';

/** Dependencies of the calls about sign-in and the own account. */
export interface AccountDependencies {
  readonly secretBox: SecretBox;
  readonly now: () => Date;
}

export type CodeKind = 'authenticator' | 'recovery';

export function codesOf(userId: string): CountedKey {
  return { key: codesKey(userId), limit: CODES_PER_ACCOUNT };
}

/**
 * Checks a code that was counted as an attempt. A secret that the server cannot read is not the person's failure.
 * @throws SECRET_UNREADABLE
 */
export async function judgeCode<Result>(attempt: Attempt, check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof AppError && error.code === 'SECRET_UNREADABLE') await attempt.giveBack();
    throw error;
  }
}

/** Spends a code of the authenticator app or a recovery code; undefined when it is wrong or spent. */
export async function spendCode(
  tx: Db,
  secretBox: SecretBox,
  attempt: { readonly userId: string; readonly code: string; readonly now: Date },
): Promise<CodeKind | undefined> {
  const { userId, now } = attempt;
  const code = attempt.code.trim();
  if (looksLikeTotpCode(code)) {
    return (await spendAuthenticatorCode(tx, secretBox, { userId, code, now })) ? 'authenticator' : undefined;
  }
  return (await spendRecoveryCode(tx, userId, code, now)) ? 'recovery' : undefined;
}

async function spendAuthenticatorCode(
  tx: Db,
  secretBox: SecretBox,
  { userId, code, now }: { readonly userId: string; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const { active } = await findSecondFactor(tx, userId);
  if (active === undefined) return false;
  const secret = secretBox.open(active, userId);
  const step = stepOfCode(secret, code, now);
  if (step === undefined || !(await spendStep(tx, userId, step))) return false;
  if (active.keyId !== secretBox.currentKeyId)
    await resealSecret(tx, userId, active, secretBox.seal(secret, userId));
  return true;
}
