import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { sentAhead } from './pipelined-transaction.ts';

type Entity = 'category' | 'tag';

interface UseChange {
  readonly entity: Entity;
  readonly ids: readonly string[];
  readonly by: number;
}

/** Adds `by` to the use counts of these records, without waiting for anybody who changes the same ones. */
export async function addUseChanges(
  db: Db,
  projectId: string,
  { entity, ids, by }: UseChange,
): Promise<void> {
  if (ids.length === 0 || by === 0) return;
  const rows = sql`
    INSERT INTO term_use_changes (project_id, entity, term_id, change)
    SELECT ${projectId}, ${entity}, id, ${by} FROM unnest(${ids}::bigint[]) AS id`;
  await sentAhead(db, rows.execute(db));
}

/** The exact use count of a row of `categories` or `tags`. */
export function exactUse(entity: Entity): RawBuilder<number> {
  const table = TABLES[entity];
  return sql`(${sql.ref(`${table}.post_count`)} + coalesce((
    SELECT sum(change) FROM term_use_changes AS change
    WHERE change.project_id = ${sql.ref(`${table}.project_id`)} AND change.entity = ${entity}
      AND change.term_id = ${sql.ref(`${table}.id`)}
  ), 0))::integer`;
}

const TABLES = { category: 'categories', tag: 'tags' } as const;

/** Adds what is still to be added to the counts, in a project or everywhere; the counts are exact then. */
export async function foldUseChanges(db: Db, projectId: string | undefined, entity: Entity): Promise<void> {
  const table = sql.table(TABLES[entity]);
  const here = projectId === undefined ? sql`true` : sql`project_id = ${projectId}`;
  await sql`
    WITH gone AS (
      DELETE FROM term_use_changes WHERE ${here} AND entity = ${entity}
      RETURNING project_id, term_id, change
    ), sums AS (
      SELECT project_id, term_id, sum(change) AS change FROM gone GROUP BY 1, 2
    ), held AS (
      -- In one order, so that two folds wait instead of deadlocking.
      SELECT term.id, sums.change FROM ${table} AS term JOIN sums
        ON sums.project_id = term.project_id AND sums.term_id = term.id
      ORDER BY term.id FOR NO KEY UPDATE OF term
    )
    UPDATE ${table} AS term SET post_count = term.post_count + held.change
    FROM held WHERE term.id = held.id`.execute(db);
}
