import { withoutTags } from '@toasoan/contract/article/segment-tags.ts';
import type {
  Replacement,
  ReplacementDetail,
  ReplacementState,
  RowState,
} from '@toasoan/contract/features/translation-replacements/replacement.ts';
import { type Selectable, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf } from '#server/core/db/page.ts';
import type { TranslationReplacementRowTable } from '#server/core/db/tables/translation-replacement-tables.ts';
import {
  auditFieldsOf,
  holdVersioned,
  insertVersioned,
  type RowOf,
  updateVersioned,
  type ValuesOf,
} from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';

const TABLE = 'translation_replacements';
export type BatchRow = RowOf<typeof TABLE>;
type BatchKey = Pick<BatchRow, 'project_id' | 'id'>;
export type ParagraphRow = Selectable<TranslationReplacementRowTable>;
type NewParagraph = Omit<ParagraphRow, 'id' | 'project_id' | 'replacement_id' | 'left_version' | 'state'>;

/** The segments of ids that stand in translations of the pair, in the order of their translations. */
export async function readSegments(
  db: Db,
  projectId: string,
  pair: { readonly sourceLang: string; readonly targetLang: string },
  ids: readonly string[],
) {
  return await db
    .selectFrom('translation_segments as segment')
    .innerJoin('translations', (join) =>
      join
        .onRef('translations.project_id', '=', 'segment.project_id')
        .onRef('translations.id', '=', 'segment.translation_id'),
    )
    .select(['segment.id', 'segment.translation_id', 'segment.position', 'segment.target_text'])
    .where('segment.project_id', '=', projectId)
    .where('segment.id', 'in', ids)
    .where('translations.lang', '=', pair.targetLang)
    .where('translations.source_lang', '=', pair.sourceLang)
    .where('translations.state', '<>', 'TAKEN_DOWN')
    .orderBy('segment.translation_id')
    .orderBy('segment.position')
    .execute();
}

export async function insertBatch(
  db: Db,
  projectId: string,
  values: ValuesOf<typeof TABLE>,
  paragraphs: readonly NewParagraph[],
  by: Actor,
): Promise<BatchRow> {
  const batch = await insertVersioned(db, TABLE, projectId, values, by);
  await db
    .insertInto('translation_replacement_rows')
    .values(
      paragraphs.map((paragraph) => ({
        ...paragraph,
        project_id: projectId,
        replacement_id: batch.id,
        left_version: null,
      })),
    )
    .execute();
  return batch;
}

/** @throws NOT_FOUND */
export async function holdBatch(db: Db, projectId: string, id: string): Promise<BatchRow> {
  return await holdVersioned(db, TABLE, projectId, id);
}

export async function setBatchState(
  db: Db,
  before: BatchRow,
  state: ReplacementState,
  by: Actor,
): Promise<void> {
  await updateVersioned(db, TABLE, before, { state }, by);
}

/** What waits in a batch stays as it is; a task that is still at it finds nothing more to do. */
export async function stopWaiting(db: Db, { project_id, id }: BatchKey): Promise<void> {
  await db
    .updateTable('translation_replacement_rows')
    .set({ state: 'STOPPED' })
    .where('project_id', '=', project_id)
    .where('replacement_id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();
}

/** The translations of a batch that still have rows in this state, in the order of their ids. */
export async function listTranslationsLeft(
  db: Db,
  { project_id, id }: BatchKey,
  state: RowState,
): Promise<string[]> {
  const rows = await db
    .selectFrom('translation_replacement_rows')
    .select('translation_id')
    .distinct()
    .where('project_id', '=', project_id)
    .where('replacement_id', '=', id)
    .where('state', '=', state)
    .orderBy('translation_id')
    .execute();
  return rows.map((row) => row.translation_id);
}

/** The rows of one translation in this state. The caller holds it, so nobody else changes its segments. */
export async function paragraphsOf(
  db: Db,
  { project_id, id }: BatchRow,
  translationId: string,
  state: RowState,
) {
  const rows = await db
    .selectFrom('translation_replacement_rows')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('replacement_id', '=', id)
    .where('translation_id', '=', translationId)
    .where('state', '=', state)
    .orderBy('position')
    .execute();
  const segments = await db
    .selectFrom('translation_segments')
    .select(['id', 'version', 'target_text', 'state', 'is_locked'])
    .where('project_id', '=', project_id)
    .where('translation_id', '=', translationId)
    .where('id', 'in', [...rows.map((row) => row.segment_id), '0'])
    .execute();
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  return rows.map((row) => ({ row, segment: byId.get(row.segment_id) }));
}

export async function setParagraph(
  db: Db,
  { project_id, id }: ParagraphRow,
  values: Partial<Pick<ParagraphRow, 'state' | 'before_text' | 'after_text' | 'left_version'>>,
): Promise<void> {
  await db
    .updateTable('translation_replacement_rows')
    .set(values)
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}

const COUNTS = sql<{ total: number; replaced: number; left: number; undone: number; translations: number }>`(
  SELECT json_build_object('total', count(*),
    'replaced', count(*) FILTER (WHERE one.state IN ('REPLACED', 'UNDONE', 'NOT_UNDONE')),
    'left', count(*) FILTER (WHERE one.state NOT IN ('WAITING', 'REPLACED', 'UNDONE', 'NOT_UNDONE')),
    'undone', count(*) FILTER (WHERE one.state = 'UNDONE'),
    'translations', count(DISTINCT one.translation_id))
  FROM translation_replacement_rows AS one
  WHERE one.project_id = translation_replacements.project_id
    AND one.replacement_id = translation_replacements.id)`.as('counts');

function batchesOf(db: Db, projectId: string) {
  return db.selectFrom(TABLE).where('project_id', '=', projectId);
}

type CountedRow = BatchRow & {
  readonly counts: Pick<Replacement, 'total' | 'replaced' | 'left' | 'undone' | 'translations'>;
};

export async function listBatches(
  db: Db,
  projectId: string,
  wanted: { readonly page: number; readonly limit: number },
): Promise<{ readonly items: Replacement[]; readonly count: number }> {
  const rows = await batchesOf(db, projectId)
    .selectAll()
    .select(COUNTS)
    .orderBy('id', 'desc')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { items: rows.map(replacementOf), count: await countUpToBound(db, batchesOf(db, projectId)) };
}

/** @throws NOT_FOUND */
export async function getBatch(db: Db, projectId: string, id: string): Promise<Replacement> {
  const row = await batchesOf(db, projectId)
    .selectAll()
    .select(COUNTS)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return replacementOf(row);
}

/** @throws NOT_FOUND */
export async function getBatchWithRows(db: Db, projectId: string, id: string): Promise<ReplacementDetail> {
  const batch = await getBatch(db, projectId, id);
  const rows = await db
    .selectFrom('translation_replacement_rows as one')
    .innerJoin('translations', (join) =>
      join
        .onRef('translations.project_id', '=', 'one.project_id')
        .onRef('translations.id', '=', 'one.translation_id'),
    )
    .selectAll('one')
    .select(['source_title', 'target_title'])
    .where('one.project_id', '=', projectId)
    .where('one.replacement_id', '=', id)
    .orderBy('one.translation_id')
    .orderBy('one.position')
    .execute();
  return {
    ...batch,
    rows: rows.map((row) => ({
      translationId: row.translation_id,
      title: row.target_title || row.source_title,
      position: row.position + 1,
      before: withoutTags(row.before_text),
      after: withoutTags(row.after_text),
      state: row.state,
    })),
  };
}

function replacementOf(row: CountedRow): Replacement {
  return {
    id: row.id,
    sourceLang: row.source_lang,
    targetLang: row.target_lang,
    source: row.source_term,
    wordings: row.wordings,
    target: row.target,
    state: row.state,
    ...row.counts,
    ...auditFieldsOf(row),
  };
}
