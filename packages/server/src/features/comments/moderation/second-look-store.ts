import type { RejectCode } from '@toasoan/contract/features/comments/comment-states.ts';
import { type Selectable, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import type { CommentSecondLookTable } from '#server/core/db/tables/comment-tables.ts';
import type { CommentRecord } from '../list/comment-row-view.ts';

export type SecondLookRow = Selectable<CommentSecondLookTable>;

export async function drawSecondLook(db: Db, row: CommentRecord, code: RejectCode, by: Actor): Promise<void> {
  const drawn = db.insertInto('comment_second_looks').values({
    project_id: row.project_id,
    comment_id: row.id,
    first_by_id: by.userId,
    first_by_name: by.displayName,
    first_code: code,
  });
  await sentAhead(db, drawn.execute());
}

/** The rejection was taken back: there is nothing to look at. */
export async function dropSecondLook(db: Db, { project_id, id }: CommentRecord): Promise<void> {
  const dropped = db
    .deleteFrom('comment_second_looks')
    .where('project_id', '=', project_id)
    .where('comment_id', '=', id)
    .where('look_time', 'is', null);
  await sentAhead(db, dropped.execute());
}

const MOST = 50;

/** Open ones of comments that are still rejected; somebody else's, the oldest first. */
export async function findOpenLooks(db: Db, projectId: string, userId: string): Promise<SecondLookRow[]> {
  return await db
    .selectFrom('comment_second_looks as look')
    .innerJoin('comments', (join) =>
      join.onRef('comments.project_id', '=', 'look.project_id').onRef('comments.id', '=', 'look.comment_id'),
    )
    .selectAll('look')
    .where('look.project_id', '=', projectId)
    .where('look.look_time', 'is', null)
    .where('look.first_by_id', 'is distinct from', userId)
    .where('comments.state', '=', 'REJECTED')
    .orderBy('look.id')
    .limit(MOST)
    .execute();
}

export async function holdLook(db: Db, projectId: string, id: string): Promise<SecondLookRow | undefined> {
  return await db
    .selectFrom('comment_second_looks')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeLook(
  db: Db,
  { project_id, id }: SecondLookRow,
  { agrees, text }: { readonly agrees: boolean; readonly text: string },
  by: Actor,
): Promise<void> {
  await db
    .updateTable('comment_second_looks')
    .set({
      agrees,
      text,
      second_by_id: by.userId,
      second_by_name: by.displayName,
      look_time: sql<Date>`now()`,
    })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .execute();
}
