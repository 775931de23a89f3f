import { EXACT_TOTAL, type Page } from '@toasoan/contract/core/paging.ts';
import {
  TRANSLATION_VIEWS,
  type Translation,
  type TranslationListQuery,
  type TranslationView,
} from '@toasoan/contract/features/translations/translation.ts';
import { STATES_OF_TRANSLATION_VIEW } from '@toasoan/contract/features/translations/translation-rules.ts';
import {
  TRANSLATION_STATES,
  type TranslationState,
} from '@toasoan/contract/features/translations/translation-states.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import { type TranslationRow, translationOf } from '../translation-row.ts';

const SCORE = sql<number | null>`(
  SELECT round(avg(segment.score), 1)::float FROM translation_segments AS segment
  WHERE segment.project_id = kept.project_id AND segment.translation_id = kept.id)`;

function conditionsOf(projectId: string, query: TranslationListQuery): RawBuilder<boolean> {
  const words = wordsOf(foldVietnamese(query.text ?? ''));
  const conditions = [
    sql<boolean>`kept.project_id = ${projectId}`,
    ...(query.view === 'all'
      ? []
      : [sql<boolean>`kept.state = ANY (${[...STATES_OF_TRANSLATION_VIEW[query.view]]}::text[])`]),
    ...(query.kind === undefined ? [] : [sql<boolean>`kept.kind = ANY (${query.kind}::text[])`]),
    ...(query.lang === undefined ? [] : [sql<boolean>`kept.lang = ANY (${query.lang}::text[])`]),
    ...(query.sourceId === undefined ? [] : [sql<boolean>`kept.source_id = ${query.sourceId}`]),
    ...(words.length === 0
      ? []
      : [
          sql<boolean>`to_tsvector('simple', kept.search_text)
            @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`,
        ]),
  ];
  return sql.join(conditions, sql` AND `);
}

/** A page of translations, the last changed first. */
export async function listTranslations(
  db: Db,
  projectId: string,
  query: TranslationListQuery,
  language: Language,
): Promise<Page<Translation>> {
  const where = conditionsOf(projectId, query);
  const { rows } = await sql<TranslationRow & { readonly score: number | null }>`
    SELECT kept.*, ${SCORE} AS score FROM translations AS kept WHERE ${where}
    ORDER BY kept.update_time DESC, kept.id DESC LIMIT ${query.limit} OFFSET ${offsetOf(query)}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM translations AS kept WHERE ${where} LIMIT ${sql.lit(EXACT_TOTAL + 1)}) AS bounded`.execute(
    db,
  );
  return pageOf(
    query,
    rows.map((row) => translationOf(row, language)),
    counted[0]?.count ?? 0,
  );
}

/** How many translations each tab holds; each state is counted up to the limit of exact totals. */
export async function countTranslations(db: Db, projectId: string): Promise<Record<TranslationView, number>> {
  const counts = TRANSLATION_STATES.map(
    (state) => sql`(SELECT count(*)::int FROM (
      SELECT FROM translations WHERE project_id = ${projectId} AND state = ${sql.lit(state)}
      LIMIT ${sql.lit(EXACT_TOTAL)}) AS bounded) AS ${sql.ref(state)}`,
  );
  const { rows } = await sql<Record<TranslationState, number>>`SELECT ${sql.join(counts)}`.execute(db);
  const sumOf = (states: readonly TranslationState[]) =>
    states.reduce((sum, state) => sum + (rows[0]?.[state] ?? 0), 0);
  return Object.fromEntries(
    TRANSLATION_VIEWS.map((view) => [
      view,
      sumOf(view === 'all' ? TRANSLATION_STATES : STATES_OF_TRANSLATION_VIEW[view]),
    ]),
  ) as Record<TranslationView, number>;
}

/** The translations of one record, with their scores. */
export async function findTranslationsOf(
  db: Db,
  projectId: string,
  kind: string,
  sourceId: string,
): Promise<(TranslationRow & { readonly score: number | null })[]> {
  const { rows } = await sql<TranslationRow & { readonly score: number | null }>`
    SELECT kept.*, ${SCORE} AS score FROM translations AS kept
    WHERE kept.project_id = ${projectId} AND kept.kind = ${kind} AND kept.source_id = ${sourceId}
    ORDER BY kept.lang`.execute(db);
  return rows;
}
