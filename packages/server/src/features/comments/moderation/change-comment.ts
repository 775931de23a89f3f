import type { AuditVerb } from '@toasoan/contract/core/audit-kinds.ts';
import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import type { CommentState, RejectCode } from '@toasoan/contract/features/comments/comment-states.ts';
import { COMMENT_RULE_TEXTS } from '@toasoan/contract/features/comments/comment-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { type CommentRecord, getComment } from '../list/comment-row-view.ts';
import { addStep, type ChangedColumns, type HeldComment, holdRow, writeComment } from './change-store.ts';
import type { Moderating } from './moderator.ts';

/** A comment in the version that the caller knows; absent in bulk, where nobody looked at each. */
export interface SeenComment {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Holds the row for a change. @throws as `holdRegardless`; LOCKED_BY_OTHER while somebody else has it in hand. */
export async function holdComment(call: Moderating, seen: SeenComment): Promise<CommentRecord> {
  const row = await holdRegardless(call, seen);
  const { claim_by_id: byId, claim_by_name: by, claim_until: until } = row;
  if (until !== null && byId !== call.caller.userId && until.getTime() > Date.now()) {
    throw new AppError('LOCKED_BY_OTHER', {
      details: { by: by ?? '', byId: byId ?? '' },
      values: { by: by ?? '', since: CLOCK.format(until) },
    });
  }
  return row;
}

/**
 * The same, in whoever's hands it is. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: IS_DELETED.
 */
export async function holdRegardless(
  { db, projectId }: Moderating,
  { id, version }: SeenComment,
): Promise<HeldComment> {
  const row = await holdRow(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (version !== undefined && version !== row.version) throw changedMeanwhile(row);
  if (row.state === 'DELETED') throw ruleNotMet(COMMENT_RULE_TEXTS, 'IS_DELETED');
  return row;
}

const CLOCK = new Intl.DateTimeFormat('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh', timeStyle: 'short' });

function changedMeanwhile(row: CommentRecord): AppError {
  return versionConflict({
    version: row.version,
    updated_by_name: row.moderated_by_name ?? '',
    update_time: row.update_time,
  });
}

export interface Change {
  /** As the audit log names it. */
  readonly verb: AuditVerb<'comment'>;
  readonly columns: ChangedColumns;
  /** Searched words, where the content changes. */
  readonly words?: readonly string[];
  readonly code?: RejectCode | undefined;
  readonly text?: string;
}

/** Writes one step of a held comment: row, step, audit and notice. */
export async function changeComment(
  call: Moderating,
  before: CommentRecord,
  { verb, columns, words, code, text = '' }: Change,
): Promise<void> {
  const { db, projectId, caller } = call;
  await writeComment(db, before, columns, words);
  await addStep(db, before, {
    verb,
    from: before.state,
    to: columns.state ?? before.state,
    code,
    text,
    before: Object.fromEntries(
      Object.keys(columns).map((column) => [column, before[column as keyof CommentRecord]]),
    ),
    by: caller,
  });
  await auditComment(call, verb, before, { ...before, ...known(columns) }, text);
  await publishNotice(db, { kind: 'comments', projectId });
}

/** What the log compares: written columns that are plain values. */
type Known = Pick<
  CommentRecord,
  'state' | 'reject_code' | 'reject_text' | 'note' | 'is_pinned' | 'is_pick' | 'content_original' | 'sla_due'
>;

function known(columns: ChangedColumns): Partial<Known> {
  return columns as Partial<Known>;
}

/** The log tells what was decided; words and senders stay in rows that can be erased. */
async function auditComment(
  source: Moderating,
  verb: AuditVerb<'comment'>,
  before: CommentRecord,
  after: CommentRecord,
  text: string,
): Promise<void> {
  await writeAudit(source, {
    action: `comment.${verb}`,
    entity: 'comment',
    entityId: before.id,
    before: factsOf(before),
    after: { ...factsOf(after), ...(text !== '' && { reason: text }) },
  });
}

function factsOf(row: CommentRecord) {
  return {
    title: row.target_title,
    commentState: row.state,
    rejectCode: row.reject_code,
    rejectText: row.reject_text,
    note: row.note,
    isPinned: row.is_pinned,
    isPick: row.is_pick,
    isEdited: row.content_original !== null,
    replyText: replyTextOf(row.official_reply),
    dueTime: dueOf(row.sla_due),
  };
}

/** A column on its way into the database is JSON text. */
function replyTextOf(reply: unknown): string {
  const value: unknown = typeof reply === 'string' ? JSON.parse(reply) : reply;
  return typeof value === 'object' && value !== null && 'text' in value ? String(value.text) : '';
}

function dueOf(due: Date | string | null): string | null {
  return due === null ? null : new Date(due).toISOString();
}

/** Changes a comment in one step and answers with the new row. */
export async function inOneStep(
  call: Moderating,
  seen: SeenComment,
  stepOf: (row: CommentRecord) => Change | Promise<Change>,
): Promise<CommentRow> {
  const row = await holdComment(call, seen);
  await changeComment(call, row, await stepOf(row));
  return await getComment(call.db, call.projectId, row.id);
}

/** Who decided and when: columns of every decision. */
export function decidedBy({ caller }: Moderating, now = new Date()) {
  return { moderated_by_id: caller.userId, moderated_by_name: caller.displayName, moderated_time: now };
}

/** @throws RULES_NOT_MET: only what readers see is pinned, picked or answered. */
export function needPublic(state: CommentState): void {
  if (state !== 'APPROVED') throw ruleNotMet(COMMENT_RULE_TEXTS, 'NOT_PUBLIC');
}
