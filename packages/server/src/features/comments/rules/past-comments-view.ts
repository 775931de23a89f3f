import type { CommentState } from '@toasoan/contract/features/comments/comment-states.ts';
import type { SenderFacts } from '@toasoan/contract/features/comments/rules/examine-comment.ts';
import { PREVIEW_DAYS } from '@toasoan/contract/features/comments/rules/rule-endpoints.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';

export interface PastComment {
  readonly id: string;
  readonly content: string;
  readonly senderName: string;
  readonly targetTitle: string;
  readonly state: CommentState;
  readonly sentTime: string;
  /** What was known of its sender when it arrived. */
  readonly facts: SenderFacts;
}

interface Part {
  /** Only older ones than this comment. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** Comments of the past days as their readers sent them, the newest first. @throws NOT_FOUND for an unknown `before`. */
export async function readPastComments(
  db: Db,
  projectId: string,
  { before, limit }: Part,
): Promise<PastComment[]> {
  const part = before === undefined ? sql<boolean>`true` : await olderThan(db, projectId, before);
  const { rows } = await sql<Omit<PastComment, 'facts' | 'sentTime'> & SenderFacts & { sentTime: Date }>`
    SELECT past.id, coalesce(past.content_original, past.content) AS content, past.sender_name AS "senderName",
      past.target_title AS "targetTitle", past.state, past.sent_time AS "sentTime",
      (SELECT count(*)::int FROM (
        SELECT FROM comments AS other WHERE other.project_id = past.project_id
          AND other.sender_key = past.sender_key AND other.sent_time < past.sent_time
          AND other.state = 'APPROVED' LIMIT 51) AS found) AS approved,
      (SELECT count(*)::int FROM (
        SELECT FROM comments AS other WHERE other.project_id = past.project_id
          AND other.sender_key = past.sender_key AND other.sent_time < past.sent_time
          AND other.sent_time > past.sent_time - interval '10 minutes' LIMIT 101) AS found) AS recent,
      (SELECT count(*)::int FROM (
        SELECT FROM comments AS other WHERE other.project_id = past.project_id
          AND other.content_hash = past.content_hash AND other.sent_time < past.sent_time
          AND other.sent_time > past.sent_time - interval '7 days' LIMIT 101) AS found) AS "sameWords"
    FROM comments AS past
    WHERE past.project_id = ${projectId} AND past.sent_time > now() - make_interval(days => ${PREVIEW_DAYS})
      AND past.state <> 'DELETED' AND ${part}
    ORDER BY past.sent_time DESC, past.id DESC LIMIT ${limit}`.execute(db);
  return rows.map(({ approved, recent, sameWords, sentTime, ...row }) => ({
    ...row,
    sentTime: sentTime.toISOString(),
    facts: { approved, recent, sameWords },
  }));
}

/** In the database's own precision of time. */
async function olderThan(db: Db, projectId: string, id: string): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ time: string }>`
    SELECT sent_time::text AS time FROM comments WHERE project_id = ${projectId} AND id = ${id}`.execute(db);
  const [last] = rows;
  if (last === undefined) throw new AppError('NOT_FOUND');
  return sql<boolean>`(past.sent_time, past.id) < (${last.time}::timestamptz, ${id}::bigint)`;
}
