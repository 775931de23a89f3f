import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const KEPT_MS = 25 * 3_600_000;
/** Longer than any call: after it the first one has died, and a repeated one does the work. */
const RUNNING_MS = 60_000;

/** The call that an idempotency key belongs to. */
export interface AnswerScope {
  readonly apiKeyId: string;
  readonly action: string;
  readonly key: string;
}

/** `first`: do the work. Otherwise a repeated call: its answer, or why there is none. */
export type Claim =
  | { readonly is: 'first' }
  | { readonly is: 'repeated'; readonly answer: string }
  | { readonly is: 'running' }
  | { readonly is: 'other' };

/**
 * Claims an idempotency key without holding a connection while the work runs: an engine may take seconds. The house's
 * own store (`core/http/idempotency-store.ts`) holds a transaction instead.
 */
export async function claimAnswer(db: Db, scope: AnswerScope, input: unknown, now: Date): Promise<Claim> {
  const hash = createHash('sha256').update(JSON.stringify(input)).digest();
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO api_key_answers AS a (api_key_id, action, key, request_hash, running_until, create_time)
    VALUES (${scope.apiKeyId}, ${scope.action}, ${scope.key}, ${hash}, ${runningUntil(now)}, ${now})
    ON CONFLICT (api_key_id, action, key) DO UPDATE SET
      request_hash = excluded.request_hash, answer = NULL, running_until = excluded.running_until,
      create_time = excluded.create_time
    WHERE a.create_time < ${oldest(now)} OR (a.answer IS NULL AND a.running_until < ${now})`.execute(db);
  if (numAffectedRows > 0n) return { is: 'first' };
  const row = await rowOf(db, scope).select(['request_hash', 'answer']).executeTakeFirst();
  // It was dropped in between: the first one has just failed.
  if (row === undefined) return { is: 'running' };
  if (!row.request_hash.equals(hash)) return { is: 'other' };
  return row.answer === null ? { is: 'running' } : { is: 'repeated', answer: row.answer };
}

/** Keeps the answer for a day; in the transaction of the work, where that is one. */
export async function keepAnswer(db: Db, scope: AnswerScope, answer: string): Promise<void> {
  await db
    .updateTable('api_key_answers')
    .set({ answer })
    .where('api_key_id', '=', scope.apiKeyId)
    .where('action', '=', scope.action)
    .where('key', '=', scope.key)
    .execute();
}

/** A failed call leaves nothing: it may be repeated with its key. */
export async function dropClaim(db: Db, scope: AnswerScope): Promise<void> {
  await db
    .deleteFrom('api_key_answers')
    .where('api_key_id', '=', scope.apiKeyId)
    .where('action', '=', scope.action)
    .where('key', '=', scope.key)
    .where('answer', 'is', null)
    .execute();
}

export async function forgetOldKeyAnswers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('api_key_answers').where('create_time', '<', oldest(now)).execute();
}

function rowOf(db: Db, { apiKeyId, action, key }: AnswerScope) {
  return db
    .selectFrom('api_key_answers')
    .where('api_key_id', '=', apiKeyId)
    .where('action', '=', action)
    .where('key', '=', key);
}

const oldest = (now: Date) => new Date(now.getTime() - KEPT_MS);
const runningUntil = (now: Date) => new Date(now.getTime() + RUNNING_MS);
