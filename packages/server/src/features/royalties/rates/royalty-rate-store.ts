import type { PayeePart, RateOfDay } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import {
  type GroupMaxima,
  PLAIN_UNIT_VALUE,
} from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import type { RoyaltyRateDraft } from '@toasoan/contract/features/royalties/royalty-rate.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { holdVersioned, insertVersioned, type RowOf, updateVersioned } from '#server/core/db/versioned.ts';

export const RATES = 'royalty_rates';
export type RateRow = RowOf<typeof RATES>;

/** Newest first. */
export async function listRates(db: Db, projectId: string): Promise<RateRow[]> {
  return await db
    .selectFrom(RATES)
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('valid_from', 'desc')
    .execute();
}

export async function insertRate(
  db: Db,
  projectId: string,
  draft: RoyaltyRateDraft,
  by: Actor,
): Promise<string> {
  return (await insertVersioned(db, RATES, projectId, columnsOf(draft), by)).id;
}

/** @throws VERSION_CONFLICT. */
export async function updateRate(
  db: Db,
  projectId: string,
  { id, draft }: { readonly id: string; readonly draft: RoyaltyRateDraft },
  by: Actor,
): Promise<void> {
  const before = await holdVersioned(db, RATES, projectId, id);
  await updateVersioned(db, RATES, before, columnsOf(draft), by);
}

function columnsOf({ validFrom, unitValue, maxima }: RoyaltyRateDraft) {
  return { valid_from: validFrom, unit_value: unitValue, maxima: JSON.stringify(maxima) };
}

/** The row that holds on a day. */
const rateOfDay = (projectId: string, day: RawBuilder<unknown>) => sql`
  SELECT valid_from, unit_value, maxima FROM royalty_rates
  WHERE royalty_rates.project_id = ${projectId} AND valid_from <= ${day}
  ORDER BY valid_from DESC LIMIT 1`;

export async function rateOn(db: Db, projectId: string, time: Date): Promise<RateOfDay> {
  const day = sql`${hanoiDay(time.getTime())}::date`;
  const { rows } = await sql<{ valid_from: string; unit_value: string; maxima: GroupMaxima }>`
    ${rateOfDay(projectId, day)}`.execute(db);
  const [row] = rows;
  if (row === undefined) return { validFrom: null, unitValue: PLAIN_UNIT_VALUE, maxima: {} };
  return { validFrom: row.valid_from, unitValue: Number(row.unit_value), maxima: { ...row.maxima } };
}

export interface StaleRoyalty {
  readonly post_id: string;
  readonly coefficient: string;
  readonly payees: readonly PayeePart[];
  readonly unit_value: string;
}

/** Royalties of open months whose unit is not the one of their day. Posts without publication take today's. */
export async function findStale(db: Db, projectId: string, now: Date): Promise<readonly StaleRoyalty[]> {
  const day = sql`(coalesce(posts.published_time, ${now}) AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`;
  const { rows } = await sql<StaleRoyalty>`
    SELECT royalties.post_id, royalties.coefficient, royalties.payees,
      coalesce(rate.unit_value, ${PLAIN_UNIT_VALUE}) AS unit_value
    FROM post_royalties AS royalties
    JOIN posts ON posts.project_id = royalties.project_id AND posts.id = royalties.living_post_id
    LEFT JOIN LATERAL (${rateOfDay(projectId, day)}) AS rate ON true
    WHERE royalties.project_id = ${projectId} AND royalties.living_post_id IS NOT NULL
      AND royalties.pay_state <> 'PAID'
      AND royalties.unit_value <> coalesce(rate.unit_value, ${PLAIN_UNIT_VALUE})
    ORDER BY royalties.post_id FOR NO KEY UPDATE OF royalties`.execute(db);
  return rows;
}

interface Reckoned {
  readonly postId: string;
  readonly unitValue: number;
  readonly amount: number;
  readonly payees: readonly PayeePart[];
}

export async function writeReckoned(
  db: Db,
  projectId: string,
  reckoned: readonly Reckoned[],
  by: Actor,
): Promise<void> {
  if (reckoned.length === 0) return;
  const list = JSON.stringify(reckoned);
  await sql`
    UPDATE post_royalties AS royalties SET unit_value = new."unitValue", amount = new.amount,
      payees = new.payees, version = royalties.version + 1, update_time = now(),
      updated_by_id = ${by.userId}, updated_by_name = ${by.displayName}
    FROM jsonb_to_recordset(${list}::jsonb)
      AS new ("postId" bigint, "unitValue" bigint, amount bigint, payees jsonb)
    WHERE royalties.project_id = ${projectId} AND royalties.post_id = new."postId"`.execute(db);
}
