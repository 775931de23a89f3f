import type { PlacementKind } from '@toasoan/contract/features/posts/placement/placement.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { PostPlacementTable } from '#server/core/db/tables/post-record-tables.ts';
import { facet, type LastingMark } from '../editing/post-facets.ts';

const MARK_OF_KIND: Readonly<Record<PlacementKind, LastingMark>> = {
  FEATURED: 'featured',
  FOCUS: 'focus',
  BREAKING: 'breaking',
  HOT: 'hot',
  PINNED: 'pinned',
};

/** One transaction at a time decides about the few placements of a project. */
export async function holdPlaces(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`post places ${projectId}`}, 0))`.execute(db);
}

export async function writePlacement(db: Db, row: Insertable<PostPlacementTable>): Promise<void> {
  const { category_id, position, until, placed_by_id, placed_by_name } = row;
  await db
    .insertInto('post_placements')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'post_id', 'kind'])
        .doUpdateSet({ category_id, position, until, placed_by_id, placed_by_name, placed_time: sql`now()` }),
    )
    .execute();
}

export async function deletePlacement(
  db: Db,
  projectId: string,
  { postId, kind }: { readonly postId: string; readonly kind: PlacementKind },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('post_placements')
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The focus stories in order. */
export async function focusOf(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('post_placements')
    .select('post_id')
    .where('project_id', '=', projectId)
    .where('kind', '=', 'FOCUS')
    .orderBy('position')
    .orderBy('post_id')
    .execute();
  return rows.map((row) => row.post_id);
}

/** Renumbers the focus stories; the first is 1. */
export async function orderFocus(db: Db, projectId: string, postIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE post_placements SET position = given.position
    FROM unnest(${postIds}::bigint[]) WITH ORDINALITY AS given (id, position)
    WHERE project_id = ${projectId} AND kind = 'FOCUS' AND post_id = given.id`.execute(db);
}

/** Marks a post. Nobody edited its text: its version stays, and a current writer gets no conflict. */
export async function giveMark(
  db: Db,
  projectId: string,
  postId: string,
  kind: PlacementKind,
): Promise<void> {
  const mark = facet(projectId, 'mark', MARK_OF_KIND[kind]);
  await sql`
    UPDATE posts SET facets = array_append(array_remove(facets, ${mark}), ${mark})
    WHERE project_id = ${projectId} AND id = ${postId}`.execute(db);
}

/** Removes a mark in the same way. */
export async function dropMark(
  db: Db,
  projectId: string,
  postId: string,
  kind: PlacementKind,
): Promise<void> {
  const mark = facet(projectId, 'mark', MARK_OF_KIND[kind]);
  await sql`
    UPDATE posts SET facets = array_remove(facets, ${mark})
    WHERE project_id = ${projectId} AND id = ${postId}`.execute(db);
}
