import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead, together } from '#server/core/db/pipelined-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';

const RUNNING_RETRY_AFTER = 2;
const MAX_KEY = 255;
const KEY_PATTERN = /^[\x21-\x7e]+$/;

/** The caller and the route that a key belongs to. */
export interface KeyScope {
  readonly userId: string;
  readonly projectId: string;
  readonly route: string;
  readonly key: string;
}

/** @throws INVALID_INPUT for a key that is empty, longer than 255 or not plain ASCII. */
export function parseIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && header.length <= MAX_KEY && KEY_PATTERN.test(header)) return header;
  throw new AppError('INVALID_INPUT', { fields: [{ field: 'Idempotency-Key', code: 'pattern' }] });
}

/** A call's answer as JSON text, and the part that is stored: secrets shown once are not. */
interface Work {
  readonly data: string;
  readonly kept: string;
}

/**
 * Answers a repeated call with the first answer, and stores a new answer in the same transaction as its work. A
 * failed call leaves nothing, so it may be retried with its key. @throws IDEMPOTENCY_RUNNING while the first is
 * running, IDEMPOTENCY_MISMATCH for other input.
 */
export async function answerOnce(
  tx: Db,
  scope: KeyScope,
  input: unknown,
  work: () => Promise<Work>,
): Promise<{ readonly data: string; readonly replayed: boolean }> {
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest();
  // Two statements in one round trip: the second sees what the first has waited for.
  const [, kept] = await together(claim(tx, scope), findAnswer(tx, scope));
  if (kept !== undefined) {
    if (!kept.request_hash.equals(requestHash)) throw new AppError('IDEMPOTENCY_MISMATCH');
    return { data: kept.response, replayed: true };
  }
  const { data, kept: toKeep } = await work();
  await keepAnswer(tx, scope, requestHash, toKeep);
  return { data, replayed: false };
}

/** Held to the end of the transaction, so that a concurrent duplicate is refused. */
async function claim(tx: Db, { userId, projectId, route, key }: KeyScope): Promise<void> {
  const name = [userId, projectId, route, key].join(' ');
  const { rows } = await sql<{ claimed: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS claimed`.execute(tx);
  if (rows[0]?.claimed !== true) {
    throw new AppError('IDEMPOTENCY_RUNNING', { details: { retryAfter: RUNNING_RETRY_AFTER } });
  }
}

async function findAnswer(tx: Db, { userId, projectId, route, key }: KeyScope) {
  return await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId || '0')
    .where('route', '=', route)
    .where('key', '=', key)
    .where('create_time', '>', KEPT_SINCE)
    .executeTakeFirst();
}

async function keepAnswer(tx: Db, scope: KeyScope, requestHash: Buffer, response: string): Promise<void> {
  const values = {
    user_id: scope.userId,
    project_id: scope.projectId || '0',
    route: scope.route,
    key: scope.key,
    request_hash: requestHash,
    response,
  };
  const row = tx
    .insertInto('idempotency_keys')
    .values(values)
    // The row met here is older than a day.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'project_id', 'route', 'key'])
        .doUpdateSet({ request_hash: requestHash, response, create_time: sql<Date>`now()` }),
    );
  await sentAhead(tx, row.execute());
}

const KEPT_SINCE = sql<Date>`now() - interval '24 hours'`;

/** Drops answers older than a day. */
export async function forgetOldAnswers(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('create_time', '<', KEPT_SINCE).execute();
}
