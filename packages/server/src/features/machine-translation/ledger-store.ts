import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import type { HistoryOwner, HistoryText } from '#server/features/translation-history/public.ts';
import { noteTexts } from './note-texts.ts';

/** Money of a month in thousandths of a đồng. */
export interface Money {
  /** `2026-11`, in Hà Nội. */
  readonly month: string;
  /** 0: no limit. */
  readonly budget: number;
  readonly spent: number;
  /** Held for calls that are under way. */
  readonly reserved: number;
}

/** What a call will cost at most. */
export interface Wanted {
  readonly engine: string;
  readonly chars: number;
  /** Thousandths of a đồng. */
  readonly cost: number;
}

export interface Reservation extends Wanted {
  readonly id: string;
  readonly month: string;
}

/** A call ends within a minute; what is held for longer belongs to a process that died. */
const LEFT_AFTER_MS = 30 * 60_000;

const monthOf = (now: Date) => hanoiDay(now.getTime()).slice(0, 7);

/** What a project may spend in the month of `now`, has spent, and holds. Thousandths of a đồng. */
export async function budgetOf(db: Db, projectId: string, now: Date): Promise<Money> {
  const month = monthOf(now);
  const { rows } = await sql<{ budget: string; spent: string; reserved: string }>`
    SELECT
      coalesce((SELECT month_budget FROM machine_translation_settings WHERE project_id = ${projectId}), 0) AS budget,
      coalesce((SELECT spent FROM translation_months WHERE project_id = ${projectId} AND month = ${month}), 0) AS spent,
      coalesce((SELECT sum(cost) FROM translation_reservations
        WHERE project_id = ${projectId} AND month = ${month}), 0) AS reserved`.execute(db);
  const [row] = rows;
  return {
    month,
    budget: Number(row?.budget ?? 0) * 1_000,
    spent: Number(row?.spent ?? 0),
    reserved: Number(row?.reserved ?? 0),
  };
}

/**
 * Holds money for one call, in a transaction of its own that is over before the call begins. Two calls at once cannot
 * both take the last đồng: they wait for the row of the month. @returns undefined when the budget does not allow it
 */
export async function reserve(
  db: Db,
  { projectId, pair, owner, apiKeyId }: HistoryOwner,
  wanted: Wanted,
  now: Date,
): Promise<Reservation | undefined> {
  return await inTransaction(db, async (tx) => {
    const month = monthOf(now);
    await tx
      .insertInto('translation_months')
      .values({ project_id: projectId, month })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .selectFrom('translation_months')
      .select('spent')
      .where('project_id', '=', projectId)
      .where('month', '=', month)
      .forUpdate()
      .execute();
    const { budget, spent, reserved } = await budgetOf(tx, projectId, now);
    // What costs nothing is never over a budget.
    if (budget > 0 && wanted.cost > 0 && spent + reserved + wanted.cost > budget) return undefined;
    const { id } = await tx
      .insertInto('translation_reservations')
      .values({
        project_id: projectId,
        month,
        engine: wanted.engine,
        source_lang: pair.sourceLang,
        target_lang: pair.targetLang,
        chars: wanted.chars,
        cost: String(wanted.cost),
        owner_id: owner.userId,
        owner_name: owner.displayName,
        api_key_id: apiKeyId ?? null,
        create_time: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...wanted, id, month };
  });
}

/**
 * Ends a reservation by what the call has really cost: the sum of its texts. Money, ledger and history change together.
 * A reservation that somebody else has ended was booked then; its texts are written down without a cost.
 */
export async function settle(
  db: Db,
  of: HistoryOwner,
  reservation: Reservation,
  { texts, hasFailed, now }: { texts: readonly HistoryText[]; hasFailed: boolean; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('translation_reservations')
      .where('id', '=', reservation.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) {
      const free = texts.map((text) => ({ ...text, chars: 0, cost: 0 }));
      return await noteTexts(tx, of, free, now);
    }
    await book(tx, { ...reservation, projectId: of.projectId, pair: of.pair }, sumOf(texts), {
      failures: hasFailed ? 1 : 0,
      now,
    });
    await noteTexts(tx, of, texts, now);
  });
}

function sumOf(texts: readonly HistoryText[]) {
  return texts.reduce((sum, { chars, cost }) => ({ chars: sum.chars + chars, cost: sum.cost + cost }), {
    chars: 0,
    cost: 0,
  });
}

interface Booked {
  readonly projectId: string;
  readonly pair: LanguagePair;
  readonly engine: string;
  readonly month: string;
}

async function book(
  tx: Db,
  { projectId, pair, engine, month }: Booked,
  { chars, cost }: { readonly chars: number; readonly cost: number },
  { failures, now }: { readonly failures: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('translation_months')
    .set({ spent: sql`spent + ${cost}` })
    .where('project_id', '=', projectId)
    .where('month', '=', month)
    .execute();
  await tx
    .insertInto('translation_usage')
    .values({
      project_id: projectId,
      day: hanoiDay(now.getTime()),
      engine,
      source_lang: pair.sourceLang,
      target_lang: pair.targetLang,
      calls: 1,
      failures,
      chars: String(chars),
      cost: String(cost),
    })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'day', 'engine', 'source_lang', 'target_lang']).doUpdateSet({
        calls: sql`translation_usage.calls + excluded.calls`,
        failures: sql`translation_usage.failures + excluded.failures`,
        chars: sql`translation_usage.chars + excluded.chars`,
        cost: sql`translation_usage.cost + excluded.cost`,
      }),
    )
    .execute();
}

/**
 * Ends the reservations of processes that died in a call. The engine may have worked, so its maker may charge it: the
 * whole amount is booked, once, with a row of the history that says so.
 */
export async function settleLeftReservations(db: Db, now: Date): Promise<void> {
  const left = await db
    .selectFrom('translation_reservations')
    .selectAll()
    .where('create_time', '<', new Date(now.getTime() - LEFT_AFTER_MS))
    .orderBy('id')
    .limit(1_000)
    .execute();
  for (const row of left) {
    const pair = { sourceLang: row.source_lang, targetLang: row.target_lang };
    const of: HistoryOwner = {
      projectId: row.project_id,
      pair,
      owner: { userId: row.owner_id, displayName: row.owner_name },
      ...(row.api_key_id !== null && { apiKeyId: row.api_key_id }),
    };
    await inTransaction(db, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('translation_reservations')
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return;
      const sum = { chars: row.chars, cost: Number(row.cost) };
      const booked = { projectId: row.project_id, pair, engine: row.engine, month: row.month };
      await book(tx, booked, sum, { failures: 1, now });
      await noteTexts(tx, of, [{ ...CUT, engine: row.engine, ...sum }], now);
    });
  }
}

const CUT: Omit<HistoryText, 'engine' | 'chars' | 'cost'> = {
  field: '',
  source: '',
  target: '',
  filledBy: 'NONE',
  engineVersion: '',
  memoryScore: null,
  termIds: [],
  durationMs: 0,
  state: 'FAILED',
  failure: 'CUT',
};

/** How much of an engine's text people changed. */
export interface EditedText {
  readonly projectId: string;
  readonly pair: LanguagePair;
  /** As `TranslatedText.engine` named it; '' is not counted. */
  readonly engine: string;
  /** Characters of the engine's text, and how many of them a person changed. */
  readonly chars: number;
  readonly changed: number;
}

/** Notes in the ledger of today that a person approved an engine's text, changed or not. */
export async function noteEdited(db: Db, edited: EditedText, now: Date): Promise<void> {
  const { projectId, pair, engine, chars, changed } = edited;
  if (engine === '' || chars <= 0) return;
  await db
    .insertInto('translation_usage')
    .values({
      project_id: projectId,
      day: hanoiDay(now.getTime()),
      engine,
      source_lang: pair.sourceLang,
      target_lang: pair.targetLang,
      seen_chars: String(chars),
      changed_chars: String(Math.min(Math.max(changed, 0), chars)),
    })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'day', 'engine', 'source_lang', 'target_lang']).doUpdateSet({
        seen_chars: sql`translation_usage.seen_chars + excluded.seen_chars`,
        changed_chars: sql`translation_usage.changed_chars + excluded.changed_chars`,
      }),
    )
    .execute();
}
