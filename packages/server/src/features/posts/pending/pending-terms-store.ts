import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { facet } from '../editing/post-facets.ts';

interface TermMove {
  readonly fromId: string;
  readonly intoId: string;
}

/** Pending changes use the tag that replaced the merged one. */
export async function movePendingTag(db: Db, projectId: string, move: TermMove): Promise<void> {
  await moveInList(db, projectId, 'tagIds', move);
  await moveOne(db, projectId, 'topicId', move);
}

export async function movePendingCategory(db: Db, projectId: string, move: TermMove): Promise<void> {
  await moveInList(db, projectId, 'categoryIds', move);
  await moveInList(db, projectId, 'relatedCategoryIds', move);
  await moveOne(db, projectId, 'mainCategoryId', move);
}

/** A tag that is already there keeps its first position. */
async function moveInList(
  db: Db,
  projectId: string,
  key: 'tagIds' | 'categoryIds' | 'relatedCategoryIds',
  { fromId, intoId }: TermMove,
): Promise<void> {
  await sql`
    UPDATE posts SET pending = jsonb_set(pending, ARRAY[${key}], (
      SELECT jsonb_agg(id ORDER BY position) FROM (
        SELECT CASE WHEN id = ${fromId} THEN ${intoId} ELSE id END AS id, min(position) AS position
        FROM jsonb_array_elements_text(pending -> ${key}) WITH ORDINALITY AS given (id, position)
        GROUP BY 1
      ) AS kept
    ))
    WHERE project_id = ${projectId} AND facets @> ARRAY[${waiting(projectId)}]
      AND pending -> ${key} ? ${fromId}`.execute(db);
}

async function moveOne(
  db: Db,
  projectId: string,
  key: 'topicId' | 'mainCategoryId',
  { fromId, intoId }: TermMove,
): Promise<void> {
  await sql`
    UPDATE posts SET pending = jsonb_set(pending, ARRAY[${key}], to_jsonb(${intoId}::text))
    WHERE project_id = ${projectId} AND facets @> ARRAY[${waiting(projectId)}]
      AND pending ->> ${key} = ${fromId}`.execute(db);
}

const waiting = (projectId: string) => facet(projectId, 'mark', 'pending');
