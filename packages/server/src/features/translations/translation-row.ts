import type { Segment, Translation } from '@toasoan/contract/features/translations/translation.ts';
import { RUN_FAILED } from '@toasoan/contract/features/translations/translation-rules.ts';
import type { SegmentCounts } from '@toasoan/contract/features/translations/translation-states.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Selectable } from 'kysely';
import { auditOf } from '#server/core/audit/audit-log.ts';
import type { TranslationSegmentTable, TranslationTable } from '#server/core/db/tables/translation-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';

export type TranslationRow = Selectable<TranslationTable>;
export type SegmentRow = Selectable<TranslationSegmentTable>;

export function countsOf(row: SegmentCounts): SegmentCounts {
  const { total, waiting, machine, edited, approved, stale, locked } = row;
  return { total, waiting, machine, edited, approved, stale, locked };
}

export function translationOf(
  row: TranslationRow & { readonly score: number | null },
  language: Language,
): Translation {
  return {
    id: row.id,
    kind: row.kind,
    sourceId: row.source_id,
    sourceTitle: row.source_title,
    sourceLang: row.source_lang,
    lang: row.lang,
    targetTitle: row.target_title,
    state: row.state,
    counts: { ...countsOf(row) },
    score: row.score,
    isPublic: row.is_public,
    isSourcePublic: row.is_source_public,
    recordId: row.record_id,
    error: row.error === '' ? '' : RUN_FAILED[language].replace('{cause}', () => row.error),
    sourceTime: row.source_time.toISOString(),
    ...auditFieldsOf(row),
  };
}

export function segmentOf(row: SegmentRow): Segment {
  return {
    id: row.id,
    key: row.key,
    role: row.role,
    source: row.source_text,
    target: row.target_text,
    machine: row.machine_text,
    engine: row.engine,
    origin: row.origin,
    memoryScore: row.memory_score,
    state: row.state,
    previousSource: row.previous_source,
    isLocked: row.is_locked,
    score: row.score,
    ignored: row.ignored,
    updatedBy: row.updated_by_name,
    updateTime: row.update_time.toISOString(),
    version: row.version,
  };
}

/** What the log compares; of texts it keeps their numbers alone: the history of each paragraph has the words. */
export const auditTranslation = auditOf('translation', (row: TranslationRow) => ({
  id: row.id,
  title: row.target_title || row.source_title,
  kind: row.kind,
  sourceId: row.source_id,
  lang: row.lang,
  state: row.state,
  isPublic: row.is_public,
  ...countsOf(row),
}));
