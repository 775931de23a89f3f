import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/**
 * The approved texts of records that are translated field by field: by record, then by the key of the field (`title`,
 * `items.ID:title`, `heading`). What is not there keeps the words of its source.
 */
export async function translatedFields(
  db: Db,
  projectId: string,
  kind: TranslatedKind,
  ids: readonly string[],
  lang: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ source_id: string; key: string; text: string }>`
    SELECT kept.source_id, segment.key, segment.target_text AS text
    FROM translations AS kept
    JOIN translation_segments AS segment
      ON segment.project_id = kept.project_id AND segment.translation_id = kept.id
    WHERE kept.project_id = ${projectId} AND kept.kind = ${kind} AND kept.source_id = ANY (${ids}::bigint[])
      AND kept.lang = ${lang} AND kept.is_public AND segment.state = 'APPROVED'`.execute(db);
  const fields = new Map<string, Map<string, string>>();
  for (const { source_id, key, text } of rows) {
    const known = fields.get(source_id) ?? new Map<string, string>();
    fields.set(source_id, known.set(key, text));
  }
  return fields;
}

interface CorrectedText {
  readonly source: string;
  readonly machine: string;
  readonly edited: string;
}

const MOST_CORRECTED = 5_000;

/** Machine texts of a pair that people have changed since then, the newest first. */
export async function correctedTexts(
  db: Db,
  projectId: string,
  { sourceLang, targetLang }: LanguagePair,
  since: Date,
): Promise<CorrectedText[]> {
  const { rows } = await sql<CorrectedText>`
    SELECT segment.source_text AS source, segment.machine_text AS machine, segment.target_text AS edited
    FROM translation_segments AS segment
    JOIN translations AS kept ON kept.project_id = segment.project_id AND kept.id = segment.translation_id
    WHERE segment.project_id = ${projectId} AND segment.update_time >= ${since}
      AND segment.state IN ('EDITED', 'APPROVED') AND segment.machine_text IS NOT NULL
      AND segment.machine_text <> segment.target_text
      AND kept.source_lang = ${sourceLang} AND kept.lang = ${targetLang}
    ORDER BY segment.update_time DESC LIMIT ${sql.lit(MOST_CORRECTED)}`.execute(db);
  return rows;
}
