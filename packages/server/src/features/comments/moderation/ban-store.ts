import type { Page } from '@toasoan/contract/core/paging.ts';
import type { CommentBan } from '@toasoan/contract/features/comments/comment.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import type { CommentBanTable } from '#server/core/db/tables/comment-tables.ts';
import { banOf } from '../list/comment-detail-view.ts';

export type BanRow = Selectable<CommentBanTable>;

export async function insertBan(db: Db, ban: Insertable<CommentBanTable>): Promise<BanRow> {
  return await db.insertInto('comment_bans').values(ban).returningAll().executeTakeFirstOrThrow();
}

export async function holdBan(db: Db, projectId: string, id: string): Promise<BanRow | undefined> {
  return await db
    .selectFrom('comment_bans')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function endBan(db: Db, { project_id, id, version }: BanRow, by: Actor): Promise<BanRow> {
  return await db
    .updateTable('comment_bans')
    .set({
      end_time: sql<Date>`now()`,
      ended_by_id: by.userId,
      ended_by_name: by.displayName,
      version: version + 1,
    })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Bans in force, the newest first; a text is part of the sender's name. */
export async function listBans(
  db: Db,
  projectId: string,
  query: { readonly page: number; readonly limit: number; readonly text?: string | undefined },
): Promise<Page<CommentBan>> {
  const inForce = db
    .selectFrom('comment_bans')
    .where('project_id', '=', projectId)
    .where('end_time', 'is', null)
    .where((ban) => ban.or([ban('until', 'is', null), ban('until', '>', sql<Date>`now()`)]))
    .$if(query.text !== undefined, (bans) =>
      bans.where(sql<boolean>`position(lower(${query.text}) IN lower(sender_name)) > 0`),
    );
  const rows = await inForce
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  return pageOf(query, rows.map(banOf), await countUpToBound(db, inForce));
}
