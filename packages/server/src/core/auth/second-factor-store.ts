import type { Db } from '#server/core/db/database.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import type { SealedSecret } from './secret-box.ts';

interface SecondFactor {
  readonly active: SealedSecret | undefined;
  readonly pending: (SealedSecret & { readonly until: Date }) | undefined;
}

export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactor> {
  const row = await db
    .selectFrom('second_factors')
    .select(['secret', 'secret_key_id', 'pending_secret', 'pending_key_id', 'pending_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    active: sealed(row?.secret, row?.secret_key_id),
    pending: pendingOf(sealed(row?.pending_secret, row?.pending_key_id), row?.pending_until),
  };
}

function sealed(box: Buffer | null | undefined, keyId: string | null | undefined): SealedSecret | undefined {
  return box && keyId ? { box, keyId } : undefined;
}

function pendingOf(secret: SealedSecret | undefined, until: Date | null | undefined) {
  return secret && until ? { ...secret, until } : undefined;
}

/** Stores a secret that a code must confirm; it replaces an earlier pending one. */
export async function savePendingSecret(
  db: Db,
  userId: string,
  { box, keyId, until }: SealedSecret & { readonly until: Date },
): Promise<void> {
  const pending = { pending_secret: box, pending_key_id: keyId, pending_until: until };
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute();
}

/** Activates the pending secret; false when another call was faster. */
export async function activatePendingSecret(
  tx: Db,
  userId: string,
  { box, keyId, step, now }: SealedSecret & { readonly step: number; readonly now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('second_factors')
    .set({
      secret: box,
      secret_key_id: keyId,
      last_step: step,
      enabled_time: now,
      pending_secret: null,
      pending_key_id: null,
      pending_until: null,
    })
    .where('user_id', '=', userId)
    .where('pending_secret', '=', box)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Seals the active secret with the current key, if it has not changed meanwhile. */
export async function resealSecret(
  db: Db,
  userId: string,
  from: SealedSecret,
  to: SealedSecret,
): Promise<void> {
  await db
    .updateTable('second_factors')
    .set({ secret: to.box, secret_key_id: to.keyId })
    .where('user_id', '=', userId)
    .where('secret', '=', from.box)
    .execute();
}

/** Spends the code of a time step. A code works once: false for this step or an earlier one after it is spent. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Spends a recovery code; false when it is unknown or spent. */
export async function spendRecoveryCode(db: Db, userId: string, typed: string, now: Date): Promise<boolean> {
  const hash = hashRecoveryCode(userId, typed);
  if (hash === undefined) return false;
  const result = await db
    .updateTable('recovery_codes')
    .set({ used_time: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_time', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** How many recovery codes a person can still use. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_time', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The codes given replace all former ones. */
export async function replaceRecoveryCodes(tx: Db, userId: string, codes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.flatMap((code) => {
    const hash = hashRecoveryCode(userId, code);
    return hash === undefined ? [] : [{ user_id: userId, code_hash: hash, used_time: null }];
  });
  if (rows.length > 0) await tx.insertInto('recovery_codes').values(rows).execute();
}

export async function removeSecondFactor(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}
