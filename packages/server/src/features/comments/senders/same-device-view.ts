import type { CommentDetail } from '@toasoan/contract/features/comments/comment.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A network of many people is not read as a whole. */
const MOST_READ = 200;
const MOST_NAMED = 5;

/** Other senders who wrote with the same browser from the same network lately, banned ones first. */
export async function sameDeviceOf(
  db: Db,
  {
    project_id,
    id,
    sender_key,
  }: { readonly project_id: string; readonly id: string; readonly sender_key: Buffer },
): Promise<CommentDetail['sameDevice']> {
  const { rows } = await sql<CommentDetail['sameDevice'][number]>`
    WITH device AS MATERIALIZED (
      SELECT comment_id FROM comment_contacts
      WHERE project_id = ${project_id} AND device_hash <> '' AND device_hash = (
        SELECT device_hash FROM comment_contacts WHERE project_id = ${project_id} AND comment_id = ${id})
      ORDER BY comment_id DESC LIMIT ${MOST_READ}
    ), others AS (
      SELECT DISTINCT ON (other.sender_key) other.id, other.sender_name, other.sender_key
      FROM device JOIN comments AS other ON other.id = device.comment_id
      WHERE other.project_id = ${project_id} AND other.sender_key <> ${sender_key}
        AND octet_length(other.sender_key) > 0
      ORDER BY other.sender_key, other.id DESC
    )
    SELECT others.id AS "commentId", others.sender_name AS "senderName", EXISTS (
      SELECT FROM comment_bans AS ban
      WHERE ban.project_id = ${project_id} AND ban.sender_key = others.sender_key AND ban.end_time IS NULL
        AND (ban.until IS NULL OR ban.until > now())) AS "isBanned"
    FROM others ORDER BY 3 DESC, others.id DESC LIMIT ${MOST_NAMED}`.execute(db);
  return rows;
}
