import { CALLS_KEPT_DAYS, LINE_DAYS } from '@toasoan/contract/features/api-keys/api-key.ts';
import { DAY_MS, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { lastHanoiDays } from '../hanoi-days.ts';
import type { UsedKey } from './find-key-view.ts';

const MINUTE_MS = 60_000;
/** No call runs for as long: what it has reserved is free again. */
const LOST_AFTER_MS = 10 * MINUTE_MS;
/** A call notes the use of its key at most so often. */
const USE_NOTED_MS = 30_000;
const DAYS_KEPT = 400;

export interface Minute {
  /** With this call. */
  readonly calls: number;
  readonly resetTime: Date;
}

/** Counts a call in the minute of its key. A minute begins with the first call after the one before is over. */
export async function countInMinute(db: Db, { id }: Pick<UsedKey, 'id'>, now: Date): Promise<Minute> {
  const over = sql<boolean>`m.start_time <= ${new Date(now.getTime() - MINUTE_MS)}`;
  const { rows } = await sql<{ calls: number; start_time: Date }>`
    INSERT INTO api_key_minutes AS m (api_key_id, start_time, calls) VALUES (${id}, ${now}, 1)
    ON CONFLICT (api_key_id) DO UPDATE SET
      start_time = CASE WHEN ${over} THEN excluded.start_time ELSE m.start_time END,
      calls = CASE WHEN ${over} THEN 1 ELSE m.calls + 1 END
    RETURNING calls, start_time`.execute(db);
  const { calls = 1, start_time = now } = rows[0] ?? {};
  return { calls, resetTime: new Date(start_time.getTime() + MINUTE_MS) };
}

/** What a call is about. */
export interface CallFacts {
  readonly action: string;
  readonly sourceLang: string;
  readonly targetLang: string;
}

interface OpenedCall {
  readonly id: string;
  /** Characters of today, those of this call with them. */
  readonly taken: number;
}

/**
 * Reserves characters of the day and writes the call down, in one statement: calls at the same time never take more
 * than the quota together. Undefined where too few are left.
 */
export async function openCall(
  db: Db,
  key: Pick<UsedKey, 'id' | 'homeId' | 'prefix' | 'quotaPerDay'>,
  characters: number,
  { facts, now }: { readonly facts: CallFacts; readonly now: Date },
): Promise<OpenedCall | undefined> {
  const day = hanoiDay(now.getTime());
  const { rows } = await sql<{ id: string; taken: string }>`
    WITH reserving AS (
      INSERT INTO api_key_days AS d (api_key_id, day, reserved, calls)
      SELECT ${key.id}, ${day}::date, ${characters}, 1 WHERE ${characters}::bigint <= ${key.quotaPerDay}
      ON CONFLICT (api_key_id, day) DO UPDATE SET reserved = d.reserved + excluded.reserved, calls = d.calls + 1
      WHERE excluded.reserved = 0 OR d.used + d.reserved + excluded.reserved <= ${key.quotaPerDay}
      RETURNING used + reserved AS taken
    ), noted AS (
      INSERT INTO api_key_calls
        (api_key_id, project_id, prefix, time, action, source_lang, target_lang, day, reserved, outcome)
      SELECT ${key.id}, ${key.homeId}, ${key.prefix}, ${now}, ${facts.action}, ${facts.sourceLang},
        ${facts.targetLang}, ${day}::date, ${characters}, 'RUNNING' FROM reserving
      RETURNING id
    )
    SELECT noted.id::text, reserving.taken FROM noted, reserving`.execute(db);
  const [row] = rows;
  return row && { id: row.id, taken: Number(row.taken) };
}

export interface CallEnd {
  /** DONE or the code of a problem. */
  readonly outcome: string;
  /** Characters that the quota pays for. */
  readonly used: number;
  /** What the log shows: characters, or entries. */
  readonly amount: number | null;
  readonly durationMs: number;
}

/** Takes what a call has used and gives the rest back; a second time changes nothing. */
export async function settleCall(db: Db, callId: string, end: CallEnd): Promise<void> {
  await sql`
    WITH held AS (
      SELECT id, api_key_id, day, reserved FROM api_key_calls WHERE id = ${callId} AND outcome = 'RUNNING' FOR UPDATE
    ), ended AS (
      UPDATE api_key_calls c SET outcome = ${end.outcome}, amount = ${end.amount}, reserved = 0,
        duration_ms = ${Math.round(end.durationMs)}
      FROM held WHERE c.id = held.id
    )
    UPDATE api_key_days d SET reserved = d.reserved - held.reserved, used = d.used + ${end.used}
    FROM held WHERE d.api_key_id = held.api_key_id AND d.day = held.day`.execute(db);
}

/** A call that was refused before it reserved anything, or answered by the answer of an earlier one. */
export async function noteCall(
  db: Db,
  key: Pick<UsedKey, 'id' | 'homeId' | 'prefix'>,
  facts: CallFacts,
  { outcome, now, durationMs }: { readonly outcome: string; readonly now: Date; readonly durationMs: number },
): Promise<void> {
  await db
    .insertInto('api_key_calls')
    .values({
      api_key_id: key.id,
      project_id: key.homeId,
      prefix: key.prefix,
      time: now,
      action: facts.action,
      source_lang: facts.sourceLang,
      target_lang: facts.targetLang,
      amount: null,
      day: hanoiDay(now.getTime()),
      duration_ms: Math.round(durationMs),
      outcome,
    })
    .execute();
}

/** The version stays: a use is no change by a person. */
export async function noteUse(db: Db, keyId: string, address: string, now: Date): Promise<void> {
  await sql`
    UPDATE api_keys SET last_used_time = ${now}, last_used_address = ${address}
    WHERE id = ${keyId} AND (last_used_time IS NULL OR last_used_time < ${new Date(now.getTime() - USE_NOTED_MS)}
      OR last_used_address <> ${address})`.execute(db);
}

/** Characters of today, reserved ones too. */
export async function takenToday(db: Db, keyId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('api_key_days')
    .select(['used', 'reserved'])
    .where('api_key_id', '=', keyId)
    .where('day', '=', hanoiDay(now.getTime()))
    .executeTakeFirst();
  return row === undefined ? 0 : Number(row.used) + Number(row.reserved);
}

/** The days of the last seven that have any call, the oldest first. */
export async function usedDays(db: Db, keyId: string, now: Date) {
  const [first = ''] = lastHanoiDays(LINE_DAYS, now);
  const rows = await db
    .selectFrom('api_key_days')
    .select(['day', 'used', 'calls'])
    .where('api_key_id', '=', keyId)
    .where('day', '>=', first)
    .orderBy('day')
    .execute();
  return rows.map(({ day, used, calls }) => ({ day, characters: Number(used), calls }));
}

/** Gives back what calls of a process that died have reserved. */
export async function releaseLostCalls(db: Db, now: Date): Promise<void> {
  const lost = await db
    .selectFrom('api_key_calls')
    .select('id')
    .where('outcome', '=', 'RUNNING')
    .where('time', '<', new Date(now.getTime() - LOST_AFTER_MS))
    .limit(1_000)
    .execute();
  for (const { id } of lost)
    await settleCall(db, id, { outcome: 'INTERNAL', used: 0, amount: null, durationMs: LOST_AFTER_MS });
}

/** Drops calls after 30 days and the sums of days that no view shows. */
export async function forgetOldCalls(db: Db, now: Date): Promise<void> {
  const days = (count: number) => new Date(now.getTime() - count * DAY_MS);
  await db.deleteFrom('api_key_calls').where('time', '<', days(CALLS_KEPT_DAYS)).execute();
  await db
    .deleteFrom('api_key_days')
    .where('day', '<', hanoiDay(days(DAYS_KEPT).getTime()))
    .execute();
}
