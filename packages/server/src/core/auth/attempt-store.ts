import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type AttemptLimit, type AttemptState, giveBackAttempt, takeAttempt } from './attempt-limits.ts';
import { inSignInLane } from './sign-in-lane.ts';

const FORGOTTEN_AFTER_MS = 3 * 60 * 60_000;
const FORGOTTEN_AT_ONCE = 50;

export interface CountedKey {
  readonly key: string;
  readonly limit: AttemptLimit;
}

/** The key whose attempts are used up: the cause of a refusal. */
export class AttemptsUsedUp extends Error {
  readonly key: string;

  constructor(key: string) {
    super('Too many failed attempts');
    this.key = key;
  }
}

/** An attempt that counts as failed until it is given back. */
export interface Attempt {
  /** True when no further attempt is allowed unless this one succeeds. */
  readonly isLast: boolean;
  /** The attempt succeeded; success does not count. */
  giveBack(): Promise<void>;
}

/**
 * Counts an attempt under each key, committed in PostgreSQL before the attempt is made. @throws TOO_MANY_REQUESTS,
 * alike for existing and unknown accounts.
 */
export async function countAttempt(db: Db, keys: readonly CountedKey[], now: Date): Promise<Attempt> {
  const counted = await inSignInLane(async () => {
    const states = await inTransaction(db, async (tx) => {
      const before = await lockKeys(tx, keys, now);
      const after = before.map((one) => ({ ...one, state: taken(one, now) }));
      await writeKeys(tx, after, now);
      return after;
    });
    await forgetOld(db, now);
    return states;
  });
  return {
    isLast: counted.some(({ state }) => state.lockedUntil !== null),
    giveBack: () => inSignInLane(() => giveBack(db, keys, now)),
  };
}

/** Forgets the failures of a key. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('key', '=', key).execute();
}

/** What is counted under the keys; nothing is held. */
export async function readAttempts(db: Db, keys: readonly string[]): Promise<readonly AttemptState[]> {
  const rows = await db
    .selectFrom('sign_in_attempts')
    .select(['failures', 'locked_until'])
    .where('key', 'in', keys)
    .execute();
  return rows.map((row) => ({ failures: row.failures, lockedUntil: row.locked_until }));
}

interface LockedKey extends CountedKey {
  readonly state: AttemptState;
}

function taken({ key, state, limit }: LockedKey, now: Date): AttemptState {
  const after = takeAttempt(state, limit, now);
  if (after === undefined) throw tooMany(key, state, now);
  return after;
}

async function giveBack(db: Db, keys: readonly CountedKey[], time: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockKeys(tx, keys, time);
    const after = before.map((one) => ({ ...one, state: giveBackAttempt(one.state, one.limit, time) }));
    await writeKeys(tx, after, time);
  });
}

/** Locks the rows in the order of their keys, so that two attempts cannot deadlock. */
async function lockKeys(tx: Db, keys: readonly CountedKey[], now: Date): Promise<LockedKey[]> {
  const names = keys.map(({ key }) => key).toSorted();
  const rows = await tx
    .insertInto('sign_in_attempts')
    .values(names.map((key) => ({ key, locked_until: null, update_time: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ update_time: now }))
    .returning(['key', 'failures', 'locked_until'])
    .execute();
  return keys.map(({ key, limit }) => {
    const row = rows.find((one) => one.key === key);
    return {
      key,
      limit,
      state: { failures: row?.failures ?? [], lockedUntil: row?.locked_until ?? null },
    };
  });
}

async function writeKeys(tx: Db, keys: readonly LockedKey[], now: Date): Promise<void> {
  const rows = keys.map(({ key, state }) => ({
    key,
    failures: [...state.failures],
    locked_until: state.lockedUntil,
    update_time: now,
  }));
  await tx
    .insertInto('sign_in_attempts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        failures: eb.ref('excluded.failures'),
        locked_until: eb.ref('excluded.locked_until'),
      })),
    )
    .execute();
}

function tooMany(key: string, state: AttemptState, now: Date): AppError {
  const waitMs = (state.lockedUntil ?? now).getTime() - now.getTime();
  return new AppError('TOO_MANY_REQUESTS', {
    details: { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) },
    cause: new AttemptsUsedUp(key),
  });
}

/** Rows outside every limit's window; rows that another attempt locks stay until the next time. */
async function forgetOld(db: Db, now: Date): Promise<void> {
  const old = db
    .selectFrom('sign_in_attempts')
    .select('key')
    .where('update_time', '<', new Date(now.getTime() - FORGOTTEN_AFTER_MS))
    .limit(FORGOTTEN_AT_ONCE)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('sign_in_attempts').where('key', 'in', old).execute();
}
