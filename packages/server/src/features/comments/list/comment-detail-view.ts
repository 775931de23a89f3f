import type {
  CommentBan,
  CommentDetail,
  CommentReport,
} from '@toasoan/contract/features/comments/comment.ts';
import { maskPersonal } from '@toasoan/contract/features/comments/rules/mask-personal.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { CommentBanTable } from '#server/core/db/tables/comment-tables.ts';
import { readRules } from '../rules/comment-rules-store.ts';
import { sameDeviceOf } from '../senders/same-device-view.ts';
import { isTargetOpen } from '../targets/target-is-open.ts';
import { findChoice } from '../targets/target-store.ts';
import { findTarget } from '../targets/target-view.ts';
import { commentOf, getListedComment, type ListedComment } from './comment-row-view.ts';

/** Threads are read as a whole up to here. */
const MOST_OF_THREAD = 200;
const MOST_MOVES = 50;

/** @throws NOT_FOUND. */
export async function getCommentDetail(
  db: Db,
  projectId: string,
  id: string,
  now: Date,
): Promise<CommentDetail> {
  const row = await getListedComment(db, projectId, id);
  const [thread, reports, moves, ban, note, extras, target, sameDevice] = await Promise.all([
    threadOf(db, projectId, row),
    reportsOf(db, projectId, id),
    movesOf(db, projectId, id),
    findBan(db, projectId, row.sender_key),
    senderNoteOf(db, projectId, row.sender_key),
    extrasOf(db, projectId, id),
    targetOf(db, projectId, row, now),
    sameDeviceOf(db, row),
  ]);
  return {
    ...commentOf(row),
    contentOriginal:
      row.state === 'DELETED' || row.content_original === null ? null : maskPersonal(row.content_original),
    device: extras.device ?? '',
    target,
    thread,
    reports,
    moves,
    ban: ban === undefined ? null : banOf(ban),
    sameDevice,
    senderNote: note,
    correctionNote:
      extras.note_id === null || extras.post_id === null
        ? null
        : { postId: extras.post_id, noteId: extras.note_id, isResolved: extras.is_resolved },
  };
}

async function threadOf(db: Db, projectId: string, row: ListedComment): Promise<CommentDetail['thread']> {
  const root = row.thread_id ?? row.id;
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'parent_id', 'depth', 'sender_name', 'content', 'state', 'like_count', 'official_reply'])
    .select('sent_time')
    .where('project_id', '=', projectId)
    .where((one) => one.or([one('id', '=', root), one('thread_id', '=', root)]))
    .orderBy('sent_time')
    .orderBy('id')
    .limit(MOST_OF_THREAD)
    .execute();
  return rows.map((one) => ({
    id: one.id,
    parentId: one.parent_id,
    depth: one.depth,
    senderName: one.sender_name,
    content: one.state === 'DELETED' ? '' : maskPersonal(one.content),
    state: one.state,
    likeCount: one.like_count,
    officialReply: one.official_reply,
    sentTime: one.sent_time.toISOString(),
  }));
}

async function reportsOf(db: Db, projectId: string, id: string): Promise<CommentReport[]> {
  const rows = await db
    .selectFrom('comment_reports')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('comment_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST_MOVES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    by: row.by_kind,
    reason: row.reason,
    text: row.text,
    orderRef: row.order_ref,
    issuer: row.issuer,
    time: row.make_time.toISOString(),
    closedTime: row.closed_time?.toISOString() ?? null,
  }));
}

async function movesOf(db: Db, projectId: string, id: string): Promise<CommentDetail['moves']> {
  const rows = await db
    .selectFrom('comment_moves')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('comment_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST_MOVES)
    .execute();
  return rows.map((row) => ({
    verb: row.verb,
    fromState: row.from_state,
    toState: row.to_state,
    rejectCode: row.reject_code,
    text: row.text,
    by: row.by_name === '' ? null : { userId: row.by_id, name: row.by_name },
    time: row.move_time.toISOString(),
  }));
}

/** The ban in force that lasts longest. */
export async function findBan(
  db: Db,
  projectId: string,
  senderKey: Buffer,
): Promise<Selectable<CommentBanTable> | undefined> {
  if (senderKey.length === 0) return undefined;
  return await db
    .selectFrom('comment_bans')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('sender_key', '=', senderKey)
    .where('end_time', 'is', null)
    .where((one) => one.or([one('until', 'is', null), one('until', '>', sql<Date>`now()`)]))
    .orderBy('until', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
}

export function banOf(row: Selectable<CommentBanTable>): CommentBan {
  return {
    id: row.id,
    senderName: row.sender_name,
    reason: row.reason,
    until: row.until?.toISOString() ?? null,
    by: { userId: row.by_id, name: row.by_name },
    startTime: row.start_time.toISOString(),
    endTime: row.end_time?.toISOString() ?? null,
    endedBy: row.ended_by_name === null ? null : { userId: row.ended_by_id, name: row.ended_by_name },
    version: row.version,
  };
}

/** A sender of whom nobody wrote anything has an empty note, as version 1. */
export async function senderNoteOf(
  db: Db,
  projectId: string,
  senderKey: Buffer,
): Promise<CommentDetail['senderNote']> {
  const row = await db
    .selectFrom('comment_sender_notes')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('sender_key', '=', senderKey)
    .executeTakeFirst();
  return {
    text: row?.text ?? '',
    by: row?.by_name ?? '',
    time: row?.update_time.toISOString() ?? null,
    version: row?.version ?? 1,
  };
}

interface Extras {
  readonly device: string | null;
  readonly note_id: string | null;
  readonly post_id: string | null;
  readonly is_resolved: boolean;
}

async function extrasOf(db: Db, projectId: string, id: string): Promise<Extras> {
  const { rows } = await sql<Extras>`
    SELECT contact.device, asked.note_id, asked.post_id, asked.mended_time IS NOT NULL AS is_resolved
    FROM comments
    LEFT JOIN comment_contacts AS contact ON contact.comment_id = comments.id
    LEFT JOIN comment_corrections AS asked ON asked.comment_id = comments.id
    WHERE comments.project_id = ${projectId} AND comments.id = ${id}`.execute(db);
  return rows[0] ?? { device: null, note_id: null, post_id: null, is_resolved: false };
}

async function targetOf(
  db: Db,
  projectId: string,
  row: ListedComment,
  now: Date,
): Promise<CommentDetail['target']> {
  const of = { targetType: row.target_type, targetId: row.target_id };
  const [target, choice, { rules }, count] = await Promise.all([
    findTarget(db, projectId, of),
    findChoice(db, projectId, of),
    readRules(db, projectId),
    countOfTarget(db, projectId, of),
  ]);
  return {
    isOpen: target !== undefined && isTargetOpen(target, rules, { choice, now }),
    commentCount: count,
    slug: target?.slug ?? '',
  };
}

/** Approved ones. */
async function countOfTarget(
  db: Db,
  projectId: string,
  { targetType, targetId }: { readonly targetType: string; readonly targetId: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(count), 0)::int AS count FROM comment_target_counts
    WHERE project_id = ${projectId} AND target_type = ${targetType} AND target_id = ${targetId}`.execute(db);
  return rows[0]?.count ?? 0;
}
