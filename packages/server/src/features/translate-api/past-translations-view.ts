import type { HistoryQuery, PastTranslation } from '@toasoan/contract/features/translate-api/calls.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** What was translated for a project, newest first, from before the row of the cursor; one index, nothing counted. */
export async function listPastTranslations(
  db: Db,
  projectId: string,
  { source, target, since, cursor, limit }: HistoryQuery,
): Promise<{ items: PastTranslation[]; nextCursor: string | null }> {
  let found = db
    .selectFrom('translation_history')
    .select(['id', 'time', 'source_lang', 'target_lang', 'source_text', 'target_text', 'engine', 'chars'])
    .where('project_id', '=', projectId);
  if (source !== undefined) found = found.where('source_lang', '=', source);
  if (target !== undefined) found = found.where('target_lang', '=', target);
  if (since !== undefined) found = found.where('time', '>=', new Date(since));
  if (cursor !== undefined)
    found = found.where(
      sql<boolean>`(time, id) < (
        SELECT time, id FROM translation_history WHERE project_id = ${projectId} AND id = ${cursor})`,
    );
  const rows = await found
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id,
    time: row.time.toISOString(),
    source: row.source_lang,
    target: row.target_lang,
    sourceText: row.source_text,
    targetText: row.target_text,
    engine: row.engine,
    characters: row.chars,
  }));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
