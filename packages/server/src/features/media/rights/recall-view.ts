import type { MediaRecall } from '@toasoan/contract/features/media/recall.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { RecallRecord } from './recall-store.ts';

const NEWEST = 50;

export async function listRecalls(db: Db, projectId: string): Promise<MediaRecall[]> {
  const { rows } = await sql<RecallRecord & { given_back: number }>`
    SELECT recall.*, (
      SELECT coalesce(sum(cardinality(places)), 0)::int FROM media_recall_things AS thing
      WHERE thing.project_id = recall.project_id AND thing.recall_id = recall.id AND thing.is_given_back
    ) AS given_back
    FROM media_recalls AS recall
    WHERE recall.project_id = ${projectId}
    ORDER BY recall.id DESC
    LIMIT ${NEWEST}`.execute(db);
  return rows.map((row) => recallOf(row, row.given_back));
}

/** A recall in its answer form; `givenBack` places have the file again. */
export function recallOf(row: RecallRecord, givenBack: number): MediaRecall {
  return {
    id: row.id,
    mediaId: row.media_id,
    mediaTitle: row.media_title,
    mode: row.mode,
    other: row.other_id === null ? null : { id: row.other_id, title: row.other_title },
    reason: row.reason,
    placeCount: row.place_count,
    doneCount: row.done_count,
    time: row.create_time.toISOString(),
    byName: row.created_by_name,
    undone:
      row.undo_time === null
        ? null
        : { time: row.undo_time.toISOString(), byName: row.undone_by_name, count: givenBack },
    version: row.version,
  };
}
