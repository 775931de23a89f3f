import type {
  HistoryDetail,
  HistoryQuery,
  HistoryRow,
} from '@toasoan/contract/features/translation-history/translation-history.ts';
import { hanoiDayEnd, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';

/** Characters of a text that a list shows. */
const SHOWN = 240;
const WORDS = sql`to_tsvector('simple', coalesce(source_text, '') || ' ' || coalesce(target_text, ''))`;

const COLUMNS = [
  'id',
  'time',
  'source_lang',
  'target_lang',
  'owner_id',
  'owner_name',
  'api_key_id',
  'kind',
  'record_id',
  'field',
  'filled_by',
  'engine',
  'chars',
  'cost',
  'duration_ms',
  'state',
  'failure',
] as const;

/**
 * What was translated, newest first, from below the row `before`. Every filter has an index that ends with the time,
 * and nothing is counted: one more row than asked for says whether there are more.
 */
export async function listHistory(
  db: Db,
  projectId: string,
  query: HistoryQuery,
): Promise<{ items: HistoryRow[]; hasMore: boolean }> {
  const rows = await filtered(db, projectId, query)
    .select(COLUMNS)
    .select([
      sql<string>`left(coalesce(source_text, ''), ${sql.lit(SHOWN)})`.as('source'),
      sql<string>`left(coalesce(target_text, ''), ${sql.lit(SHOWN)})`.as('target'),
      sql<boolean>`source_text IS NOT NULL`.as('has_texts'),
    ])
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();
  return { items: rows.slice(0, query.limit).map(rowOf), hasMore: rows.length > query.limit };
}

function filtered(db: Db, projectId: string, query: HistoryQuery) {
  const { before, sourceLang, targetLang, engine, userIds, state, by, apiKeyId, text, from, to } = query;
  let rows = db.selectFrom('translation_history').where('project_id', '=', projectId);
  if (sourceLang !== undefined) rows = rows.where('source_lang', '=', sourceLang);
  if (targetLang !== undefined) rows = rows.where('target_lang', '=', targetLang);
  if (engine !== undefined) rows = rows.where('engine', '=', engine);
  if (userIds !== undefined && userIds.length > 0) rows = rows.where('owner_id', 'in', userIds);
  if (state !== undefined) rows = rows.where('state', '=', state);
  if (by !== undefined) rows = rows.where('api_key_id', by === 'API' ? 'is not' : 'is', null);
  if (apiKeyId !== undefined) rows = rows.where('api_key_id', '=', apiKeyId);
  if (text !== undefined) rows = rows.where(sql<boolean>`${WORDS} @@ phraseto_tsquery('simple', ${text})`);
  if (from !== undefined) rows = rows.where('time', '>=', new Date(hanoiDayStart(from)));
  if (to !== undefined) rows = rows.where('time', '<=', new Date(hanoiDayEnd(to)));
  if (before !== undefined)
    rows = rows.where(
      sql<boolean>`(time, id) < (
        SELECT time, id FROM translation_history WHERE project_id = ${projectId} AND id = ${before})`,
    );
  return rows;
}

/** @throws NOT_FOUND also for a row of another project */
export async function getHistory(db: Db, projectId: string, id: string): Promise<HistoryDetail> {
  const row = await db
    .selectFrom('translation_history')
    .select(COLUMNS)
    .select(['engine_version', 'memory_score', 'source_chars', 'target_chars', 'source_hash', 'term_ids'])
    .select([
      sql<string>`coalesce(source_text, '')`.as('source'),
      sql<string>`coalesce(target_text, '')`.as('target'),
      sql<boolean>`source_text IS NOT NULL`.as('has_texts'),
    ])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return {
    ...rowOf(row),
    engineVersion: row.engine_version,
    sourceChars: row.source_chars,
    targetChars: row.target_chars,
    sourceHash: row.source_hash.toString('hex'),
    memoryScore: row.memory_score,
    terms: await termsOf(db, projectId, row.term_ids),
  };
}

async function termsOf(db: Db, projectId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('glossary_entries')
    .select(['id', 'source_content as source', 'target_content as target'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** The engines that have translated for a project; the ledger of days is small. */
export async function listEngineNames(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('translation_usage')
    .select('engine')
    .distinct()
    .where('project_id', '=', projectId)
    .orderBy('engine')
    .execute();
  return rows.map(({ engine }) => engine);
}

interface ReadRow {
  readonly id: string;
  readonly time: Date;
  readonly source_lang: string;
  readonly target_lang: string;
  readonly owner_id: string | null;
  readonly owner_name: string;
  readonly api_key_id: string | null;
  readonly kind: string | null;
  readonly record_id: string | null;
  readonly field: string;
  readonly filled_by: HistoryRow['filledBy'];
  readonly engine: string;
  readonly chars: number;
  readonly cost: string;
  readonly duration_ms: number;
  readonly state: HistoryRow['state'];
  readonly failure: HistoryRow['failure'];
  readonly source: string;
  readonly target: string;
  readonly has_texts: boolean;
}

function rowOf(row: ReadRow): HistoryRow {
  return {
    id: row.id,
    time: row.time.toISOString(),
    sourceLang: row.source_lang,
    targetLang: row.target_lang,
    owner: { userId: row.owner_id, name: row.owner_name },
    from: row.api_key_id === null ? 'NEWSROOM' : 'API',
    apiKeyId: row.api_key_id,
    record: row.kind === null || row.record_id === null ? null : { kind: row.kind, id: row.record_id },
    field: row.field,
    filledBy: row.filled_by,
    engine: row.engine,
    source: row.source,
    target: row.target,
    hasTexts: row.has_texts,
    chars: row.chars,
    cost: Number(row.cost) / 1_000,
    durationMs: row.duration_ms,
    state: row.state,
    failure: row.failure,
  };
}
