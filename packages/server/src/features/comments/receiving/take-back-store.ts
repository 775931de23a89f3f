import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Removes those of these comments that nobody has touched or answered since they came. Returns them. */
export async function takeBackComments(tx: Db, projectId: string, ids: readonly string[]): Promise<string[]> {
  const gone = await tx
    .deleteFrom('comments as gone')
    .where('project_id', '=', projectId)
    .where('id', '=', sql<string>`ANY (${[...ids]}::bigint[])`)
    .where('version', '=', 1)
    .where('report_count', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('comments as answer')
            .select('answer.id')
            .whereRef('answer.project_id', '=', 'gone.project_id')
            .whereRef('answer.parent_id', '=', 'gone.id'),
        ),
      ),
    )
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

/** Comments on one target, deleted ones too. */
export async function countCommentsOn(
  db: Db,
  projectId: string,
  { targetType, targetId }: { readonly targetType: 'POST' | 'EVENT'; readonly targetId: string },
): Promise<number> {
  const row = await db
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .where('target_type', '=', targetType)
    .where('target_id', '=', targetId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
