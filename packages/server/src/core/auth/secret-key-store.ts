import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import type { SecretBox } from './secret-box.ts';

/** What another SECRET_KEY than before means for this data. */
export interface KeyChange {
  /** People whose authenticator codes cannot be checked: their secrets need a key that is not given. */
  readonly lockedPeople: number;
}

/**
 * Compares the key with the one that sealed this data and remembers it; undefined: nothing to say. While sealed secrets
 * need another key, that one stays remembered and every start says so.
 */
export async function compareSecretKey(db: Db, box: SecretBox, now: Date): Promise<KeyChange | undefined> {
  return await inTransaction(db, async (tx) => {
    const mark = await tx.selectFrom('secret_key_marks').select('key_id').forUpdate().executeTakeFirst();
    const lockedPeople = await countLocked(tx, box.knownKeyIds);
    const isKnown = mark === undefined || box.knownKeyIds.includes(mark.key_id);
    if (lockedPeople === 0 && mark?.key_id !== box.currentKeyId) await keep(tx, box.currentKeyId, now);
    return isKnown && lockedPeople === 0 ? undefined : { lockedPeople };
  });
}

async function countLocked(tx: Db, known: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('second_factors')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('secret', 'is not', null)
    .where('secret_key_id', 'not in', known)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function keep(tx: Db, keyId: string, now: Date): Promise<void> {
  const columns = { key_id: keyId, update_time: now };
  await tx
    .insertInto('secret_key_marks')
    .values(columns)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}
