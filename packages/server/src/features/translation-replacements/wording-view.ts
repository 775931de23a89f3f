import {
  MOST_PARAGRAPHS,
  type RewordingAsked,
} from '@toasoan/contract/features/translation-replacements/replacement.ts';
import { LANGUAGE_FACTS } from '@toasoan/contract/vocabulary/language-facts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { TranslationSegmentTable, TranslationTable } from '#server/core/db/tables/translation-tables.ts';

/** A paragraph that may say a wording, with its translation. */
export interface CandidateRow
  extends Pick<TranslationSegmentTable, 'position' | 'source_text' | 'translation_id'>,
    Pick<TranslationTable, 'kind'> {
  readonly id: string;
  readonly version: number;
  readonly target_text: string;
  readonly state: 'WAITING' | 'MT_ONLY' | 'EDITED' | 'APPROVED' | 'STALE';
  readonly is_locked: boolean;
  readonly source_title: string;
  readonly target_title: string;
  readonly is_public: boolean;
}

/** So many are read to find the paragraphs that are listed; words that stand apart are candidates too. */
export const MOST_CANDIDATES = 4 * MOST_PARAGRAPHS;

type Asked = Pick<RewordingAsked, 'sourceLang' | 'targetLang' | 'wordings'>;

/**
 * Paragraphs of translations that are not taken down, by the index of words; where a script has no blanks between words,
 * by reading those of the language. What readers have comes first, then the newest.
 */
export async function findCandidates(
  db: Db,
  projectId: string,
  asked: Asked,
): Promise<readonly CandidateRow[]> {
  // Step by step, because nobody knows how many paragraphs a word has: first the index of words alone, since to read
  // words again costs 50 µs a paragraph, then each translation by its key, then the texts of those that are listed.
  const { rows } = await sql<CandidateRow>`
    WITH said AS MATERIALIZED (
      SELECT segment.id, segment.project_id, segment.translation_id, segment.position
      FROM translation_segments AS segment WHERE ${maySay(projectId, asked)}
    ), chosen AS MATERIALIZED (
      SELECT said.*, kind, source_title, target_title, is_public
      FROM said CROSS JOIN LATERAL (
        SELECT kind, source_title, target_title, is_public, lang, source_lang, state FROM translations
        WHERE translations.project_id = said.project_id AND translations.id = said.translation_id LIMIT 1
      ) AS translation
      WHERE said.project_id = ${projectId} AND lang = ${asked.targetLang}
        AND source_lang = ${asked.sourceLang} AND state <> 'TAKEN_DOWN'
      ORDER BY is_public DESC, said.translation_id DESC, said.position
      LIMIT ${MOST_CANDIDATES + 1}
    )
    SELECT chosen.id, chosen.translation_id, segment.version, chosen.position, segment.source_text,
      segment.target_text, segment.state, segment.is_locked, kind, source_title, target_title, is_public
    FROM chosen CROSS JOIN LATERAL (
      SELECT version, source_text, target_text, state, is_locked FROM translation_segments
      WHERE translation_segments.project_id = chosen.project_id AND translation_segments.id = chosen.id LIMIT 1
    ) AS segment
    ORDER BY is_public DESC, chosen.translation_id DESC, chosen.position`.execute(db);
  return rows;
}

/**
 * Particles follow a Korean word without a blank, so its words are no whole words of the index. Without the index only
 * the paragraphs of the language are read.
 */
function maySay(projectId: string, { targetLang, wordings }: Asked): RawBuilder<boolean> {
  if (LANGUAGE_FACTS[targetLang].hasSpaces && targetLang !== 'ko') {
    const each = wordings.map((wording) => sql`translation_wording(${wording})`);
    return sql<boolean>`translation_words(segment.target_text) @@ (${sql.join(each, sql` || `)})`;
  }
  const each = wordings.map(
    (wording) => sql`position(lower(normalize(${wording}, NFC)) IN ${WITHOUT_TAGS}) > 0`,
  );
  return sql<boolean>`segment.project_id = ${projectId} AND segment.translation_id IN (
      SELECT id FROM translations WHERE project_id = ${projectId} AND lang = ${targetLang})
    AND (${sql.join(each, sql` OR `)})`;
}

const WITHOUT_TAGS = sql`lower(normalize(CASE WHEN position('<' IN segment.target_text) > 0
  THEN regexp_replace(segment.target_text, '</?[gx][0-9]+/?>', '', 'g') ELSE segment.target_text END, NFC))`;
