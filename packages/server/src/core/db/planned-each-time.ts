import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { PLANNED_EACH_TIME } from './named-statements.ts';

/** Runs a statement whose best plan depends on its values, such as how many rows a word finds. */
export async function plannedEachTime<Tables, Table extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`${sql.raw(PLANNED_EACH_TIME)} ${query}`.execute(db);
  return rows;
}
