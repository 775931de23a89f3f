import {
  CATEGORY_RULE_TEXTS,
  depthOf,
  type Place,
  unmetTransitionRule,
} from '@toasoan/contract/features/categories/category-rules.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { foldCategoryUse } from './category-use-store.ts';

interface Move {
  readonly id: string;
  readonly parentId: string | null;
  /** The sibling that comes after it; null for the last place. */
  readonly beforeId: string | null;
}

/**
 * One change of a project's tree at a time, so that cycles, depth and order are decided on what is true; use counts
 * are exact then.
 */
export async function lockTree(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('categories'), hashtext(${projectId}))`.execute(db);
  await foldCategoryUse(db, projectId);
}

/** The tree stays as it is until the transaction ends; posts that take categories hold it, side by side. */
export async function holdTree(db: Db, projectId: string): Promise<void> {
  const lock = sql`SELECT pg_advisory_xact_lock_shared(hashtext('categories'), hashtext(${projectId}))`;
  await sentAhead(db, lock.execute(db));
}

export async function placesOf(db: Db, projectId: string): Promise<Place[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parent_id'])
    .where('project_id', '=', projectId)
    .where('deleted_time', 'is', null)
    .execute();
  return rows.map((row) => ({ id: row.id, parentId: row.parent_id }));
}

/** Ids of the children of `parentId` (null: the roots) in their order. */
export async function siblingIds(db: Db, projectId: string, parentId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('categories')
    .select('id')
    .where('project_id', '=', projectId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .where('deleted_time', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Moves a category with all below it and renumbers its new siblings. Only the moved row gets a
 * new version, so that two people who move different rows do not meet in a conflict.
 * @throws RULES_NOT_MET: TOO_DEEP, INSIDE_ITSELF, WRONG_NEIGHBOUR.
 */
export async function moveCategory(db: Db, projectId: string, move: Move, by: Actor): Promise<void> {
  const places = await placesOf(db, projectId);
  const unmet = unmetTransitionRule(places, move.id, move.parentId);
  if (unmet !== undefined) throw ruleNotMet(CATEGORY_RULE_TEXTS, unmet, 'parentId');
  const order = (await siblingIds(db, projectId, move.parentId)).filter((id) => id !== move.id);
  const at = move.beforeId === null ? order.length : order.indexOf(move.beforeId);
  if (at < 0) throw ruleNotMet(CATEGORY_RULE_TEXTS, 'WRONG_NEIGHBOUR', 'beforeId');
  order.splice(at, 0, move.id);
  await db
    .updateTable('categories')
    .set((row) => ({
      parent_id: move.parentId,
      depth: depthOf(places, move.parentId) + 1,
      version: row('version', '+', 1),
      update_time: sql<Date>`now()`,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    }))
    .where('project_id', '=', projectId)
    .where('id', '=', move.id)
    .execute();
  await numberSiblings(db, projectId, order);
  await setDepthsBelow(db, projectId, move.id);
}

export async function numberSiblings(db: Db, projectId: string, order: readonly string[]): Promise<void> {
  await sql`
    UPDATE categories SET position = place.number - 1
    FROM unnest(${order}::bigint[]) WITH ORDINALITY AS place (id, number)
    WHERE categories.project_id = ${projectId} AND categories.id = place.id
      AND categories.position <> place.number - 1`.execute(db);
}

async function setDepthsBelow(db: Db, projectId: string, id: string): Promise<void> {
  await sql`
    WITH RECURSIVE below (id, depth) AS (
      SELECT id, depth FROM categories WHERE project_id = ${projectId} AND id = ${id}
      UNION ALL
      SELECT child.id, (below.depth + 1)::smallint
      FROM categories AS child JOIN below ON child.parent_id = below.id
      WHERE child.project_id = ${projectId} AND child.deleted_time IS NULL
    )
    UPDATE categories SET depth = below.depth
    FROM below WHERE categories.id = below.id AND categories.depth <> below.depth`.execute(db);
}
