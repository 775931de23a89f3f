import type { CommentBan } from '@toasoan/contract/features/comments/comment.ts';
import { LONG_BAN_DAYS, SHORT_BAN_DAYS } from '@toasoan/contract/features/comments/comment-limits.ts';
import { COMMENT_RULE_TEXTS } from '@toasoan/contract/features/comments/comment-texts.ts';
import type { BanBody, BanLength } from '@toasoan/contract/features/comments/moderation/moderation-bodies.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { banOf, findBan } from '../list/comment-detail-view.ts';
import { type BanRow, endBan, holdBan, insertBan } from './ban-store.ts';
import { holdRow } from './change-store.ts';
import { type Moderating, needPermission } from './moderator.ts';

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<BanLength, number | null>> = {
  WEEK: SHORT_BAN_DAYS,
  MONTH: LONG_BAN_DAYS,
  FOREVER: null,
};

/** Moderators ban for a week; more needs the permission for it. */
function needLength(call: Moderating, length: BanLength): void {
  if (length !== 'WEEK') needPermission(call, 'comment.ban');
}

/**
 * Bans whoever sent a comment; a longer ban replaces a shorter one. @throws NOT_FOUND, FORBIDDEN, RULES_NOT_MET:
 * ALREADY_BANNED, SENDER_ERASED.
 */
export async function banSender(
  call: Moderating,
  { commentId, length, reason }: BanBody,
  now: Date,
): Promise<CommentBan> {
  const { db, projectId, caller } = call;
  needLength(call, length);
  const comment = await holdRow(db, projectId, commentId);
  if (comment === undefined) throw new AppError('NOT_FOUND');
  if (comment.sender_key.length === 0) throw ruleNotMet(COMMENT_RULE_TEXTS, 'SENDER_ERASED');
  const days = DAYS[length];
  const until = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const before = await findBan(db, projectId, comment.sender_key);
  if (before !== undefined) {
    if (lastsAsLong(before, until)) throw ruleNotMet(COMMENT_RULE_TEXTS, 'ALREADY_BANNED');
    await endBan(db, before, caller);
  }
  const row = await insertBan(db, {
    project_id: projectId,
    sender_key: comment.sender_key,
    sender_name: comment.sender_name,
    comment_id: comment.id,
    reason,
    length,
    until,
    by_id: caller.userId,
    by_name: caller.displayName,
    ended_by_id: null,
    ended_by_name: null,
    end_time: null,
  });
  await auditBan(call, 'create', { after: row });
  return banOf(row);
}

/** A second of the same length begins later, but is no longer ban. */
function lastsAsLong(before: BanRow, until: Date | null): boolean {
  if (before.until === null) return true;
  return until !== null && until.getTime() - before.until.getTime() < SHORT_BAN_DAYS * DAY_MS;
}

/** @throws NOT_FOUND, FORBIDDEN, VERSION_CONFLICT also for one that has ended. */
export async function unbanSender(
  call: Moderating,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<CommentBan> {
  const { db, projectId, caller } = call;
  const before = await holdBan(db, projectId, id);
  if (before === undefined) throw new AppError('NOT_FOUND');
  needLength(call, before.length);
  if (before.version !== version || before.end_time !== null) {
    throw versionConflict({
      version: before.version,
      updated_by_name: before.ended_by_name ?? before.by_name,
      update_time: before.end_time ?? before.start_time,
    });
  }
  const after = await endBan(db, before, caller);
  await auditBan(call, 'end', { before, after });
  return banOf(after);
}

async function auditBan(
  source: Moderating,
  verb: 'create' | 'end',
  { before, after }: { readonly before?: BanRow; readonly after: BanRow },
): Promise<void> {
  await writeAudit(source, {
    action: `commentBan.${verb}`,
    entity: 'commentBan',
    entityId: after.id,
    before: before && factsOf(before),
    after: factsOf(after),
  });
}

function factsOf(row: BanRow) {
  return {
    title: row.sender_name,
    banLength: row.length,
    until: row.until?.toISOString() ?? null,
    reason: row.reason,
    endTime: row.end_time?.toISOString() ?? null,
  };
}
