import type { OfficialReply } from '@toasoan/contract/features/comments/comment.ts';
import type { CommentSort } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { TargetRef } from '../targets/target-view.ts';

/** A comment as readers may see it. */
export interface ReadComment {
  readonly id: string;
  readonly parent_id: string | null;
  readonly thread_id: string | null;
  readonly depth: number;
  readonly state: string;
  readonly sender_name: string;
  readonly content: string;
  readonly sent_time: Date;
  readonly like_count: number;
  readonly is_pinned: boolean;
  readonly is_pick: boolean;
  readonly is_edited: boolean;
  readonly official_reply: OfficialReply | null;
}

interface ReadReply extends ReadComment {
  /** All replies of its thread. */
  readonly of: number;
}

const COLUMNS =
  sql.raw(`c.id, c.parent_id, c.thread_id, c.depth, c.state, c.sender_name, c.content, c.sent_time,
  c.like_count, c.is_pinned, c.is_pick, c.content_original IS NOT NULL AS is_edited, c.official_reply`);

const ORDERS: Readonly<Record<CommentSort, RawBuilder<unknown>>> = {
  NEWEST: sql.raw('c.sent_time DESC, c.id DESC'),
  OLDEST: sql.raw('c.sent_time, c.id'),
  LIKED: sql.raw('c.like_count DESC, c.sent_time DESC, c.id DESC'),
};

/** Comments of the first level: approved ones, pinned ones first, and those that only hold approved answers together. */
export async function listThreads(
  db: Db,
  projectId: string,
  { targetType, targetId }: TargetRef,
  page: { readonly sort: CommentSort; readonly offset: number; readonly limit: number },
): Promise<ReadComment[]> {
  const { rows } = await sql<ReadComment>`
    SELECT ${COLUMNS} FROM comments AS c
    WHERE c.project_id = ${projectId} AND c.target_type = ${targetType} AND c.target_id = ${targetId} AND c.depth = 0
      AND (c.state = 'APPROVED' OR EXISTS (
        SELECT FROM comments AS answer
        WHERE answer.project_id = c.project_id AND answer.thread_id = c.id AND answer.state = 'APPROVED'))
    ORDER BY (c.is_pinned AND c.state = 'APPROVED') DESC, ${ORDERS[page.sort]}
    LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return rows;
}

/** Replies of these threads in the order of reading: each with its own answers behind it. */
export async function listReplies(
  db: Db,
  projectId: string,
  threadIds: readonly string[],
  { target, offset, limit }: { readonly target: TargetRef; readonly offset: number; readonly limit: number },
): Promise<ReadReply[]> {
  const { rows } = await sql<ReadReply>`
    WITH shown AS (
      SELECT ${COLUMNS},
        CASE c.depth WHEN 1 THEN c.sent_time ELSE above.sent_time END AS branch_time,
        CASE c.depth WHEN 1 THEN c.id ELSE above.id END AS branch
      FROM comments AS c
      JOIN comments AS above ON above.project_id = c.project_id AND above.id = c.parent_id
      WHERE c.project_id = ${projectId} AND c.thread_id = ANY (${[...threadIds]}::bigint[])
        AND c.target_type = ${target.targetType} AND c.target_id = ${target.targetId}
        AND (c.state = 'APPROVED' OR (c.depth = 1 AND EXISTS (
          SELECT FROM comments AS answer
          WHERE answer.project_id = c.project_id AND answer.parent_id = c.id AND answer.state = 'APPROVED')))
    ), placed AS (
      SELECT shown.*, count(*) OVER (PARTITION BY thread_id)::integer AS of,
        row_number() OVER (PARTITION BY thread_id ORDER BY branch_time, branch, depth, sent_time, id) AS place
      FROM shown
    )
    SELECT * FROM placed WHERE place > ${offset} AND place <= ${offset + limit} ORDER BY thread_id, place`.execute(
    db,
  );
  return rows;
}

/** Approved comments of all levels. */
export async function countShown(
  db: Db,
  projectId: string,
  { targetType, targetId }: TargetRef,
): Promise<number> {
  const row = await db
    .selectFrom('comment_target_counts')
    .select(({ fn }) => fn.sum<string>('count').as('count'))
    .where('project_id', '=', projectId)
    .where('target_type', '=', targetType)
    .where('target_id', '=', targetId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** An approved comment; undefined for any other. */
export async function findShown(db: Db, projectId: string, id: string) {
  return await db
    .selectFrom('comments')
    .select(['id', 'target_type', 'target_id'])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('state', '=', 'APPROVED')
    .executeTakeFirst();
}

/** One approved comment in full, for the reader who wrote it. */
export async function readShown(db: Db, projectId: string, id: string): Promise<ReadComment | undefined> {
  const { rows } = await sql<ReadComment>`
    SELECT ${COLUMNS} FROM comments AS c
    WHERE c.project_id = ${projectId} AND c.id = ${id} AND c.state = 'APPROVED'`.execute(db);
  return rows[0];
}
