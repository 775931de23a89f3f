import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';
import {
  type CommentFilter,
  type CommentListQuery,
  type CommentPage,
  orderIn,
} from '@toasoan/contract/features/comments/comment-list.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { KeyOf } from '../senders/sender-key.ts';
import { afterCursor, cursorOf, matching, orderBy } from './comment-filter-view.ts';
import { commentOf, readComments } from './comment-row-view.ts';

/** One page of a queue. @throws INVALID_INPUT for a cursor that no page of this order gave. */
export async function listComments(
  db: Db,
  projectId: string,
  { cursor, limit, order: asked, ...filter }: CommentListQuery,
  keyOf: KeyOf | undefined,
): Promise<CommentPage> {
  const order = orderIn(filter.view, asked);
  const after = cursor === undefined ? sql<boolean>`true` : afterCursor(order, cursor);
  if (after === undefined)
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'cursor', code: 'pattern' }] });
  const rows = await readComments(db, projectId, {
    where: sql`${matching(projectId, filter, keyOf)} AND ${after}`,
    orderBy: orderBy(order),
    limit: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(commentOf),
    next: last === undefined ? null : cursorOf(order, last),
  };
}

export interface CountUpTo {
  readonly count: number;
  readonly isCapped: boolean;
}

export async function countMatching(
  db: Db,
  projectId: string,
  filter: CommentFilter,
  keyOf: KeyOf | undefined,
): Promise<CountUpTo> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM comments WHERE ${matching(projectId, filter, keyOf)} LIMIT ${EXACT_TOTAL + 1}) AS found`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, EXACT_TOTAL), isCapped: count > EXACT_TOTAL };
}

interface Batch {
  /** The id before the first. */
  readonly after: string;
  readonly limit: number;
  readonly isDescending?: boolean;
}

/** Ids that match, after the one given, in one batch: for work on all of them. An e-mail is named by `senderOf`. */
export async function findMatching(
  db: Db,
  projectId: string,
  filter: CommentFilter,
  { after, limit, isDescending = false }: Batch,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT comments.id FROM comments
    WHERE ${matching(projectId, filter, undefined)} AND comments.id > ${after}
    ORDER BY comments.id ${isDescending ? sql`DESC` : sql`ASC`} LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findCommentOfSender(
  db: Db,
  projectId: string,
  senderKey: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM comments WHERE project_id = ${projectId} AND sender_key = ${senderKey} LIMIT 1`.execute(
    db,
  );
  return rows[0]?.id;
}
