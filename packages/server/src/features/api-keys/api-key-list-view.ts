import type { Page } from '@toasoan/contract/core/paging.ts';
import {
  type ApiKey,
  type ApiKeyCall,
  type ApiKeyCallsQuery,
  type ApiKeyDetail,
  type ApiKeyListQuery,
  type ApiKeyView,
  KEY_PREFIX,
  LINE_DAYS,
  type NamedProject,
  REMINDED_DAYS,
} from '@toasoan/contract/features/api-keys/api-key.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { DAY_MS } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type ApiKeyRow, apiKeyDetailOf, apiKeyOf, type KeyFacts } from './api-key-row.ts';
import { lastHanoiDays } from './hanoi-days.ts';

const CALLS_A_PAGE = 20;

/** What each tab holds. */
function inView(view: ApiKeyView, now: Date): RawBuilder<boolean> {
  const soon = new Date(now.getTime() + REMINDED_DAYS * DAY_MS);
  if (view === 'revoked') return sql<boolean>`revoke_time IS NOT NULL`;
  if (view === 'active') return sql<boolean>`(revoke_time IS NULL AND expire_time > ${soon})`;
  if (view === 'ending') return sql<boolean>`(revoke_time IS NULL AND expire_time <= ${soon})`;
  return sql<boolean>`true`;
}

/** Keys that are managed in a project, and those of others that work in it. */
function reaching(db: Db, projectId: string) {
  return db
    .selectFrom('api_keys')
    .where(sql<boolean>`(project_id = ${projectId} OR project_ids @> ARRAY[${projectId}::bigint])`);
}

export async function listApiKeys(
  db: Db,
  projectId: string,
  query: ApiKeyListQuery,
  now: Date,
): Promise<Page<ApiKey>> {
  let filter = reaching(db, projectId).where(inView(query.view, now));
  for (const word of wordsOf(foldVietnamese(query.text ?? '')))
    filter = filter.where('search_text', 'like', `%${word}%`);
  const rows = await filter
    .selectAll()
    .orderBy(sql`revoke_time IS NOT NULL`)
    .orderBy('expire_time', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const facts = await factsOf(db, rows, now);
  const items = rows.map((row) => apiKeyOf(row, facts(row), now));
  return pageOf(query, items, await countUpToBound(db, filter));
}

export async function countApiKeys(db: Db, projectId: string, now: Date) {
  const of = (view: ApiKeyView) => sql<string>`count(*) FILTER (WHERE ${inView(view, now)})`.as(view);
  const counts = await reaching(db, projectId)
    .select([of('all'), of('active'), of('ending'), of('revoked')])
    .executeTakeFirstOrThrow();
  return {
    all: Number(counts.all),
    active: Number(counts.active),
    ending: Number(counts.ending),
    revoked: Number(counts.revoked),
  };
}

/** @throws NOT_FOUND also for a key that does not reach the project */
export async function getApiKey(db: Db, projectId: string, id: string, now: Date): Promise<ApiKeyDetail> {
  const row = await reaching(db, projectId).selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return await detailOfRow(db, row, now);
}

export async function detailOfRow(db: Db, row: ApiKeyRow, now: Date): Promise<ApiKeyDetail> {
  const facts = await factsOf(db, [row], now);
  const secrets = await db
    .selectFrom('api_key_secrets')
    .select(['prefix', 'create_time', 'end_time'])
    .where('api_key_id', '=', row.id)
    .where((is) => is.or([is('end_time', 'is', null), is('end_time', '>', now)]))
    .orderBy('id', 'desc')
    .execute();
  return apiKeyDetailOf(row, facts(row), secrets, now);
}

/** Prefixes, names of projects and use of several keys, in three statements. */
async function factsOf(db: Db, rows: readonly ApiKeyRow[], now: Date): Promise<(row: ApiKeyRow) => KeyFacts> {
  const ids = rows.map(({ id }) => id);
  const projectIds = [...new Set(rows.flatMap((row) => [row.project_id, ...row.project_ids]))];
  const days = lastHanoiDays(LINE_DAYS, now);
  const prefixes = await sql<{ api_key_id: string; prefix: string }>`
    SELECT DISTINCT ON (api_key_id) api_key_id, prefix FROM api_key_secrets
    WHERE api_key_id = ANY (${ids}::bigint[]) ORDER BY api_key_id, id DESC`.execute(db);
  const projects = await sql<NamedProject>`
    SELECT id::text, name, code FROM projects WHERE id = ANY (${projectIds}::bigint[])`.execute(db);
  const used = await sql<{ api_key_id: string; day: string; sum: string }>`
    SELECT api_key_id, day, used + reserved AS sum FROM api_key_days
    WHERE api_key_id = ANY (${ids}::bigint[]) AND day >= ${days[0]}::date`.execute(db);
  const prefixOfKey = new Map(prefixes.rows.map((row) => [row.api_key_id, row.prefix]));
  const projectOf = new Map(projects.rows.map((project) => [project.id, project]));
  const usedOn = new Map(used.rows.map((row) => [`${row.api_key_id} ${row.day}`, Number(row.sum)]));
  return (row) => {
    const line = days.map((day) => usedOn.get(`${row.id} ${day}`) ?? 0);
    return {
      prefix: prefixOfKey.get(row.id) ?? '',
      projects: row.project_ids.flatMap((id) => projectOf.get(id) ?? []),
      home: projectOf.get(row.project_id) ?? { id: row.project_id, name: '', code: '' },
      usedToday: line.at(-1) ?? 0,
      line,
    };
  };
}

/** Calls made with the keys of a project, newest first. */
export async function listCalls(
  db: Db,
  projectId: string,
  { before, keyId }: ApiKeyCallsQuery,
): Promise<{ items: ApiKeyCall[]; hasMore: boolean }> {
  let filter = db.selectFrom('api_key_calls').selectAll().where('project_id', '=', projectId);
  if (before !== undefined) filter = filter.where('id', '<', before);
  if (keyId !== undefined) filter = filter.where('api_key_id', '=', keyId);
  const rows = await filter
    .orderBy('id', 'desc')
    .limit(CALLS_A_PAGE + 1)
    .execute();
  const items = rows.slice(0, CALLS_A_PAGE).map((row) => ({
    id: row.id,
    keyId: row.api_key_id,
    prefix: KEY_PREFIX + row.prefix,
    time: row.time.toISOString(),
    action: row.action,
    sourceLang: row.source_lang,
    targetLang: row.target_lang,
    amount: row.amount,
    durationMs: row.duration_ms,
    outcome: row.outcome,
  }));
  return { items, hasMore: rows.length > CALLS_A_PAGE };
}
