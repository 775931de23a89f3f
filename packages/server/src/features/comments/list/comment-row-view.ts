import type { CommentRow, CorrectionState } from '@toasoan/contract/features/comments/comment.ts';
import { maskPersonal } from '@toasoan/contract/features/comments/rules/mask-personal.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { CommentTable } from '#server/core/db/tables/comment-tables.ts';
import { AppError } from '#server/core/errors/app-error.ts';

export type CommentRecord = Selectable<CommentTable>;

/** A comment with what other tables add to a line of the list. */
export interface ListedComment extends CommentRecord {
  readonly parent_name: string | null;
  readonly email_hint: string | null;
  readonly address_hint: string | null;
  readonly correction: CorrectionState | null;
  readonly sender_total: number | null;
  readonly sender_approved: number | null;
  readonly sender_rejected: number | null;
  readonly sender_spam: number | null;
  readonly sender_since: Date | null;
  readonly claim_by_id: string | null;
  readonly claim_by_name: string | null;
  readonly claim_until: Date | null;
}

interface Rows {
  readonly where: RawBuilder<boolean>;
  readonly orderBy?: RawBuilder<unknown>;
  readonly limit: number;
}

/** One statement: the rows, and the records of their senders, each sender once. */
export async function readComments(
  db: Db,
  projectId: string,
  { where, orderBy = sql`comments.id`, limit }: Rows,
): Promise<ListedComment[]> {
  const { rows } = await sql<ListedComment>`
    WITH page AS MATERIALIZED (
      SELECT comments.*, row_number() OVER (ORDER BY ${orderBy}) AS place FROM comments
      WHERE ${where} ORDER BY ${orderBy} LIMIT ${limit}
    ), senders AS (
      SELECT sender_key, count(*)::int AS total,
        count(*) FILTER (WHERE state = 'APPROVED')::int AS approved,
        count(*) FILTER (WHERE state = 'REJECTED')::int AS rejected,
        count(*) FILTER (WHERE state = 'SPAM')::int AS spam,
        min(sent_time) AS since
      FROM comments
      WHERE project_id = ${projectId} AND octet_length(sender_key) > 0
        AND sender_key IN (SELECT sender_key FROM page)
      GROUP BY sender_key
    )
    SELECT page.*, parent.sender_name AS parent_name, contact.email_hint, contact.address_hint,
      CASE WHEN asked.comment_id IS NULL THEN NULL
        WHEN asked.mended_time IS NULL THEN 'OPEN' ELSE 'MENDED' END AS correction,
      senders.total AS sender_total, senders.approved AS sender_approved,
      senders.rejected AS sender_rejected, senders.spam AS sender_spam, senders.since AS sender_since,
      claim.by_id AS claim_by_id, claim.by_name AS claim_by_name, claim.until AS claim_until
    FROM page
    LEFT JOIN comments AS parent ON parent.project_id = page.project_id AND parent.id = page.parent_id
    LEFT JOIN comment_contacts AS contact ON contact.comment_id = page.id
    LEFT JOIN comment_corrections AS asked ON asked.comment_id = page.id
    LEFT JOIN comment_claims AS claim ON claim.comment_id = page.id
    LEFT JOIN senders ON senders.sender_key = page.sender_key
    ORDER BY page.place`.execute(db);
  return rows;
}

export async function readCommentsById(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ListedComment[]> {
  const where = sql<boolean>`comments.project_id = ${projectId} AND comments.id = ANY(${ids}::bigint[])`;
  return await readComments(db, projectId, { where, limit: ids.length });
}

/** @throws NOT_FOUND also for another project's comment. */
export async function getListedComment(db: Db, projectId: string, id: string): Promise<ListedComment> {
  const where = sql<boolean>`comments.project_id = ${projectId} AND comments.id = ${id}`;
  const [row] = await readComments(db, projectId, { where, limit: 1 });
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The same as an answer. */
export async function getComment(db: Db, projectId: string, id: string): Promise<CommentRow> {
  return commentOf(await getListedComment(db, projectId, id));
}

export function commentOf(row: ListedComment): CommentRow {
  return {
    ...whereOf(row),
    ...writtenOf(row),
    ...decidedOf(row),
    ...inHandOf(row),
    sender: {
      total: row.sender_total ?? 1,
      approved: row.sender_approved ?? 0,
      rejected: row.sender_rejected ?? 0,
      spam: row.sender_spam ?? 0,
      since: (row.sender_since ?? row.sent_time).toISOString(),
    },
    sentTime: row.sent_time.toISOString(),
    version: row.version,
  };
}

function whereOf(row: ListedComment) {
  return {
    id: row.id,
    targetType: row.target_type,
    targetId: row.target_id,
    targetTitle: row.target_title,
    parentId: row.parent_id,
    threadId: row.thread_id ?? row.id,
    depth: row.depth,
    parentName: row.parent_name ?? '',
  };
}

/** Of a deleted comment nobody is shown the words; what names a person in them is shown on request only. */
function writtenOf(row: ListedComment) {
  const isDeleted = row.state === 'DELETED';
  const isEdited = row.content_original !== null;
  return {
    senderName: row.sender_name,
    emailHint: row.email_hint ?? '',
    addressHint: row.address_hint ?? '',
    emailVerified: row.email_verified,
    phoneVerified: row.phone_verified,
    content: isDeleted ? '' : maskPersonal(row.content),
    isEdited,
    lang: row.lang,
    findings: isDeleted
      ? []
      : row.findings.map((one) => ({
          ...one,
          folded: maskPersonal(one.folded),
          ...(isEdited && { start: null, end: null }),
        })),
    likeCount: row.like_count,
    dislikeCount: row.dislike_count,
    reportCount: row.report_count,
  };
}

function decidedOf(row: ListedComment) {
  return {
    state: row.state,
    rejectCode: row.reject_code,
    rejectText: row.reject_text,
    note: row.note,
    isPinned: row.is_pinned,
    isPick: row.is_pick,
    officialReply: row.official_reply,
    replyDraft: row.reply_draft,
    correction: row.correction,
    moderatedBy:
      row.moderated_by_name === null ? null : { userId: row.moderated_by_id, name: row.moderated_by_name },
    moderatedTime: row.moderated_time?.toISOString() ?? null,
  };
}

function inHandOf(row: ListedComment) {
  const isClaimed = row.claim_until !== null && row.claim_until.getTime() > Date.now();
  return {
    slaDue: row.sla_due?.toISOString() ?? null,
    slaKind: row.sla_kind,
    claimedBy: isClaimed ? { userId: row.claim_by_id, name: row.claim_by_name ?? '' } : null,
    claimUntil: isClaimed ? (row.claim_until?.toISOString() ?? null) : null,
  };
}
