import type { SegmentRole } from '@toasoan/contract/features/translations/segments/article-segments.ts';
import type { SegmentState } from '@toasoan/contract/features/translations/translation-states.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { TranslationRow } from '../translation-row.ts';

/** A paragraph as it stands in its source now. */
export interface PlacedSegment {
  readonly position: number;
  readonly key: string;
  readonly role: SegmentRole;
  readonly source_text: string;
}

/** One that was there, with what its new source makes of it. */
export interface MovedSegment extends PlacedSegment {
  readonly id: string;
  readonly state: SegmentState;
  readonly previous_source: string | null;
  /** The machine's text was for another source. */
  readonly is_changed: boolean;
  /** No person has touched its words: they go with their source. */
  readonly is_emptied: boolean;
}

export interface AlignedChanges {
  readonly moved: readonly MovedSegment[];
  readonly added: readonly PlacedSegment[];
  readonly gone: readonly string[];
}

/** Writes what became of the paragraphs of a translation that the caller holds. */
export async function writeAligned(
  db: Db,
  { project_id, id }: TranslationRow,
  { moved, added, gone }: AlignedChanges,
): Promise<void> {
  if (gone.length > 0)
    await sql`
      DELETE FROM translation_segments
      WHERE project_id = ${project_id} AND translation_id = ${id} AND id = ANY (${gone}::bigint[])`.execute(
      db,
    );
  if (moved.length > 0)
    await sql`
      UPDATE translation_segments AS kept
      SET position = now_is.position, key = now_is.key, role = now_is.role, source_text = now_is.source_text,
        state = now_is.state, previous_source = now_is.previous_source,
        machine_text = CASE WHEN now_is.is_changed THEN NULL ELSE kept.machine_text END,
        engine = CASE WHEN now_is.is_changed THEN '' ELSE kept.engine END,
        target_text = CASE WHEN now_is.is_emptied THEN '' ELSE kept.target_text END,
        origin = CASE WHEN now_is.is_emptied THEN 'NONE' ELSE kept.origin END,
        memory_score = CASE WHEN now_is.is_changed THEN NULL ELSE kept.memory_score END,
        version = kept.version + CASE WHEN now_is.is_changed OR now_is.state <> kept.state THEN 1 ELSE 0 END
      FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS now_is
        (id bigint, position integer, key text, role text, source_text text, state text, previous_source text,
          is_changed boolean, is_emptied boolean)
      WHERE kept.project_id = ${project_id} AND kept.translation_id = ${id} AND kept.id = now_is.id`.execute(
      db,
    );
  if (added.length > 0)
    await sql`
      INSERT INTO translation_segments (project_id, translation_id, position, key, role, source_text)
      SELECT ${project_id}::bigint, ${id}::bigint, position, key, role, source_text
      FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS given
        (position integer, key text, role text, source_text text)
      ORDER BY position`.execute(db);
}

interface RememberedSegment {
  readonly id: string;
  readonly text: string;
}

/** Fills waiting paragraphs with words that people have approved before. */
export async function fillFromMemory(
  db: Db,
  { project_id, id }: TranslationRow,
  filled: readonly RememberedSegment[],
): Promise<void> {
  if (filled.length === 0) return;
  await sql`
    UPDATE translation_segments AS kept
    SET target_text = known.text, machine_text = known.text, origin = 'MEMORY', memory_score = 100,
      state = 'MT_ONLY', version = kept.version + 1
    FROM jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) AS known (id bigint, text text)
    WHERE kept.project_id = ${project_id} AND kept.translation_id = ${id} AND kept.id = known.id
      AND kept.state = 'WAITING' AND NOT kept.is_locked`.execute(db);
}
