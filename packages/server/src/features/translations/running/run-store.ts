import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { TranslatedText } from '#server/features/machine-translation/public.ts';
import type { SourceFacts } from '../sources/source-facts-view.ts';
import type { SegmentRow, TranslationRow } from '../translation-row.ts';

interface Asked {
  readonly kind: TranslatedKind;
  readonly sources: readonly SourceFacts[];
  readonly langs: readonly string[];
}

/**
 * Queues every source in every language but its own: new translations, and those that are behind their source or failed.
 * @returns the rows that were queued.
 */
export async function queueTranslations(
  db: Db,
  projectId: string,
  { kind, sources, langs }: Asked,
  by: Actor,
): Promise<TranslationRow[]> {
  const wanted = sources.flatMap((source) =>
    langs.flatMap((lang) =>
      lang === source.lang
        ? []
        : [
            {
              source_id: source.id,
              source_lang: source.lang,
              source_title: source.title,
              source_time: source.update_time,
              is_source_public: source.is_public,
              search_text: wordsOf(foldVietnamese(source.title)).join(' '),
              lang,
            },
          ],
    ),
  );
  if (wanted.length === 0) return [];
  const { rows } = await sql<TranslationRow>`
    INSERT INTO translations AS kept (project_id, kind, source_id, source_lang, lang, source_title, source_time,
      is_source_public, search_text, state, run, created_by_id, created_by_name, updated_by_id, updated_by_name)
    SELECT ${projectId}::bigint, ${kind}, source_id, source_lang, lang, source_title, source_time, is_source_public,
      search_text, 'QUEUED', 1, ${by.userId}::bigint, ${by.displayName}, ${by.userId}::bigint, ${by.displayName}
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS given (source_id bigint, source_lang text, lang text,
      source_title text, source_time timestamptz, is_source_public boolean, search_text text)
    ORDER BY source_id, lang
    ON CONFLICT (project_id, kind, source_id, lang) DO UPDATE SET state = 'QUEUED', error = '', waiting_reason = '', run = kept.run + 1,
      version = kept.version + 1, update_time = now(), updated_by_id = excluded.updated_by_id,
      updated_by_name = excluded.updated_by_name
    WHERE kept.state NOT IN ('QUEUED', 'TRANSLATING', 'TAKEN_DOWN')
      AND (kept.waiting > 0 OR kept.total = 0 OR kept.state = 'FAILED')
    RETURNING kept.*`.execute(db);
  return rows;
}

/** A run begins or goes on. Undefined: it was cancelled, or a newer one has taken its place. */
export async function beginRun(
  db: Db,
  { projectId, id, run }: { readonly projectId: string; readonly id: string; readonly run: number },
): Promise<TranslationRow | undefined> {
  return await db
    .updateTable('translations')
    .set((row) => ({ state: 'TRANSLATING', version: row('version', '+', 1) }))
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', 'in', ['QUEUED', 'TRANSLATING'])
    .returningAll()
    .executeTakeFirst();
}

export interface DoneSegment {
  readonly segment: SegmentRow;
  readonly result: TranslatedText;
}

/**
 * Writes what the machine gave. Where a person has written, approved or locked, its text goes beside theirs; for a
 * paragraph whose source has changed meanwhile it is dropped. What this run has written already stays.
 */
export async function writeMachineTexts(
  db: Db,
  { project_id, id, run }: TranslationRow,
  done: readonly DoneSegment[],
): Promise<void> {
  const given = done.map(({ segment, result }) => ({
    id: segment.id,
    source_text: segment.source_text,
    text: result.text,
    origin: result.origin,
    score: result.memoryScore,
    engine: result.engine,
  }));
  const isFree = sql`(kept.state IN ('WAITING', 'MT_ONLY') AND NOT kept.is_locked AND given.text <> '')`;
  await sql`
    UPDATE translation_segments AS kept
    SET run = ${run}, version = kept.version + CASE WHEN given.text <> '' THEN 1 ELSE 0 END,
      machine_text = CASE WHEN given.text <> '' THEN given.text ELSE kept.machine_text END,
      engine = CASE WHEN given.text <> '' THEN given.engine ELSE kept.engine END,
      target_text = CASE WHEN ${isFree} THEN given.text ELSE kept.target_text END,
      origin = CASE WHEN ${isFree} THEN given.origin ELSE kept.origin END,
      memory_score = CASE WHEN ${isFree} THEN given.score ELSE kept.memory_score END,
      state = CASE WHEN ${isFree} THEN 'MT_ONLY' ELSE kept.state END
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given
      (id bigint, source_text text, text text, origin text, score integer, engine text)
    WHERE kept.project_id = ${project_id} AND kept.translation_id = ${id} AND kept.id = given.id
      AND kept.source_text = given.source_text AND kept.run < ${run}`.execute(db);
}
