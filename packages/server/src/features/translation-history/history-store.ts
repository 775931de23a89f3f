import { createHash } from 'node:crypto';
import { countCodePoints } from '@toasoan/contract/core/text.ts';
import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { EngineFailure } from '@toasoan/contract/features/translation-history/engine-failure.ts';
import type { TextOrigin } from '@toasoan/contract/features/translation-history/text-origin.ts';
import {
  FULL_TEXT_DAYS,
  type HistoryState,
} from '@toasoan/contract/features/translation-history/translation-history.ts';
import { DAY_MS } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** For whom a text was translated. */
export interface HistoryOwner {
  readonly projectId: string;
  readonly pair: LanguagePair;
  readonly owner: { readonly userId: string | null; readonly displayName: string };
  readonly record?: { readonly kind: string; readonly id: string };
  readonly apiKeyId?: string;
}

/** One text that was translated, or that an engine failed at. */
export interface HistoryText {
  readonly field: string;
  readonly source: string;
  /** '' where it failed. */
  readonly target: string;
  readonly filledBy: TextOrigin;
  readonly engine: string;
  readonly engineVersion: string;
  readonly memoryScore: number | null;
  readonly termIds: readonly string[];
  /** Charged characters, and their cost in thousandths of a đồng. */
  readonly chars: number;
  readonly cost: number;
  readonly durationMs: number;
  readonly state: HistoryState;
  readonly failure: EngineFailure | null;
}

/** Most rows of one statement. */
const AT_ONCE = 200;

/** Writes texts down, in the transaction that books what they cost. */
export async function addHistory(
  db: Db,
  { projectId, pair, owner, record, apiKeyId }: HistoryOwner,
  texts: readonly HistoryText[],
  now: Date,
): Promise<void> {
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const rows = texts.slice(at, at + AT_ONCE).map((one) => ({
      project_id: projectId,
      time: now,
      source_lang: pair.sourceLang,
      target_lang: pair.targetLang,
      owner_id: owner.userId,
      owner_name: owner.displayName,
      api_key_id: apiKeyId ?? null,
      kind: record?.kind ?? null,
      record_id: record?.id ?? null,
      field: one.field,
      filled_by: one.filledBy,
      engine: one.engine,
      engine_version: one.engineVersion,
      memory_score: one.memoryScore,
      source_text: one.source,
      target_text: one.target,
      source_hash: createHash('sha256').update(one.source).digest(),
      source_chars: countCodePoints(one.source),
      target_chars: countCodePoints(one.target),
      chars: one.chars,
      cost: String(one.cost),
      term_ids: [...one.termIds],
      duration_ms: Math.round(one.durationMs),
      state: one.state,
      failure: one.failure,
    }));
    await db.insertInto('translation_history').values(rows).execute();
  }
}

/** Rows of one statement, and statements of one round: a round stays a matter of seconds. */
const SHORTENED_AT_ONCE = 2_000;
const ROUNDS = 50;

/** Drops both texts of rows that are older than 180 days; hashes, counts and costs stay. */
export async function shortenHistory(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FULL_TEXT_DAYS * DAY_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { numAffectedRows } = await sql`
      UPDATE translation_history SET source_text = NULL, target_text = NULL
      WHERE id IN (
        SELECT id FROM translation_history
        WHERE time < ${before} AND source_text IS NOT NULL
        ORDER BY time LIMIT ${SHORTENED_AT_ONCE} FOR UPDATE SKIP LOCKED)`.execute(db);
    if ((numAffectedRows ?? 0n) < BigInt(SHORTENED_AT_ONCE)) return;
  }
}
