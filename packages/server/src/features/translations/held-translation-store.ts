import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { holdEvents } from '#server/features/events/public.ts';
import { holdPages } from '#server/features/pages/public.ts';
import { holdTerms, lockPosts } from '#server/features/posts/public.ts';
import type { SourceKey } from './sources/source-record.ts';
import type { TranslationRow } from './translation-row.ts';

type Source = Omit<SourceKey, 'projectId'>;

/**
 * First step of every change that readers may notice: nobody changes these sources, or takes them from readers, until
 * the transaction ends. With them the rows that readers have of their translations. All in one order, whoever asks:
 * terms, posts, events, pages, each by id. Then come translations, their paragraphs, the memory and the ledger; so
 * nobody waits for somebody who waits for them.
 */
async function holdSources(db: Db, projectId: string, sources: readonly Source[]): Promise<void> {
  const posts = idsOf(sources, 'POST');
  if (posts.length > 0) {
    await holdTerms(db, projectId);
    await lockPosts(db, projectId, [...posts, ...(await rowsOf(db, projectId, 'POST', posts))]);
  }
  const events = idsOf(sources, 'EVENT');
  if (events.length > 0)
    await holdEvents(db, projectId, [...events, ...(await rowsOf(db, projectId, 'EVENT', events))]);
  if (idsOf(sources, 'PAGE').length > 0) await holdPages(db, projectId);
}

function idsOf(sources: readonly Source[], wanted: Source['kind']): string[] {
  return sources.filter(({ kind }) => kind === wanted).map(({ sourceId }) => sourceId);
}

async function rowsOf(
  db: Db,
  projectId: string,
  kind: Source['kind'],
  sourceIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('translations')
    .select('record_id')
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .where('source_id', '=', sql<string>`ANY(${sourceIds}::bigint[])`)
    .where('record_id', 'is not', null)
    .execute();
  return rows.flatMap(({ record_id }) => record_id ?? []);
}

/** Translations by their ids, each held after all of their sources; those that are not there are left out. */
export async function holdWithSources(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<TranslationRow[]> {
  const chosen = db
    .selectFrom('translations')
    .where('project_id', '=', projectId)
    .where('id', '=', sql<string>`ANY(${ids}::bigint[])`);
  const sources = await chosen.select(['kind', 'source_id as sourceId']).execute();
  await holdSources(db, projectId, sources);
  return await chosen.selectAll().orderBy('id').forNoKeyUpdate().execute();
}

/** Sources, and after them every translation of each. */
export async function holdTranslationsOf(
  db: Db,
  projectId: string,
  sources: readonly Source[],
): Promise<TranslationRow[]> {
  await holdSources(db, projectId, sources);
  const { rows } = await sql<TranslationRow>`
    SELECT kept.* FROM translations AS kept
    JOIN unnest(${sources.map(({ kind }) => kind)}::text[], ${sources.map(({ sourceId }) => sourceId)}::bigint[])
      AS source (kind, id) ON kept.kind = source.kind AND kept.source_id = source.id
    WHERE kept.project_id = ${projectId}
    ORDER BY kept.id FOR NO KEY UPDATE OF kept`.execute(db);
  return rows;
}

/** One translation after its source. @throws NOT_FOUND */
export async function holdWithSource(db: Db, projectId: string, id: string): Promise<TranslationRow> {
  const [row] = await holdWithSources(db, projectId, [id]);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}
