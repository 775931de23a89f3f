import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { MAX_PINNED } from '@toasoan/contract/features/comments/comment-limits.ts';
import { canMove } from '@toasoan/contract/features/comments/comment-states.ts';
import {
  COMMENT_RULE_TEXTS,
  COMMENT_STATE_TEXTS,
} from '@toasoan/contract/features/comments/comment-texts.ts';
import type {
  CommentEditBody,
  CommentReplyBody,
} from '@toasoan/contract/features/comments/moderation/moderation-bodies.ts';
import { restorePersonal } from '@toasoan/contract/features/comments/rules/mask-personal.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { CommentRecord } from '../list/comment-row-view.ts';
import { contentHashOf } from '../receiving/receive-comment.ts';
import { searchWords } from '../receiving/receive-store.ts';
import { type Change, decidedBy, inOneStep, needPublic } from './change-comment.ts';
import { type ChangedColumns, closeReports, countPinned } from './change-store.ts';
import type { Moderating } from './moderator.ts';

/** New words keep the reader's own ones beside them; the original words again are no edit. */
export async function editComment(
  call: Moderating,
  id: string,
  { version, content: mended, note, approve }: CommentEditBody,
): Promise<CommentRow> {
  return await inOneStep(call, { id, version }, async (row) => {
    const content = mended === undefined ? undefined : unmasked(mended, row);
    const isNew = content !== undefined && content !== row.content;
    const approval = approve ? await approvalOf(call, row) : {};
    return {
      verb: 'update',
      columns: {
        ...(isNew && contentColumns(row, content)),
        ...(note !== undefined && { note }),
        ...approval,
      },
      ...(isNew && { words: searchWords(content, row.sender_name) }),
    };
  });
}

/** Whoever mends a comment has its personal data masked before them. */
function unmasked(mended: string, { content, content_original: original }: CommentRecord): string {
  return restorePersonal(restorePersonal(mended, content), original ?? '');
}

function contentColumns(row: CommentRecord, content: string): ChangedColumns {
  const original = row.content_original ?? row.content;
  return {
    content,
    content_original: content === original ? null : original,
    content_hash: contentHashOf(content),
  };
}

/** "Mend and let through": one step, which one undo takes back. */
async function approvalOf(call: Moderating, row: CommentRecord): Promise<ChangedColumns> {
  if (!canMove({ state: row.state, reportCount: row.report_count }, 'approve'))
    throw ruleNotMet(COMMENT_RULE_TEXTS, 'MOVE_NOT_POSSIBLE', undefined, {
      state: COMMENT_STATE_TEXTS[row.state].vi,
    });
  if (row.report_count > 0 || row.sla_due !== null) await closeReports(call.db, row);
  return { state: 'APPROVED', report_count: 0, sla_due: null, sla_kind: null, ...decidedBy(call) };
}

/** @throws as `holdComment`; RULES_NOT_MET: NOT_PUBLIC. */
export async function replyToComment(
  call: Moderating,
  id: string,
  { version, text, orgName }: CommentReplyBody,
): Promise<CommentRow> {
  return await inOneStep(call, { id, version }, (row) => {
    needPublic(row.state);
    const { userId, displayName } = call.caller;
    const reply = { text, orgName, by: { userId, name: displayName }, time: new Date().toISOString() };
    const columns = { official_reply: text === '' ? null : JSON.stringify(reply), reply_draft: '' };
    return { verb: 'reply', columns };
  });
}

/** @throws as `holdComment`; RULES_NOT_MET: NOT_PUBLIC, TOO_MANY_PINNED. */
export async function pinComment(
  call: Moderating,
  id: string,
  { version, isOn }: { readonly version: number; readonly isOn: boolean },
): Promise<CommentRow> {
  return await inOneStep(call, { id, version }, async (row): Promise<Change> => {
    if (isOn) {
      needPublic(row.state);
      const pinned = await countPinned(call.db, row);
      if (!row.is_pinned && pinned >= MAX_PINNED)
        throw ruleNotMet(COMMENT_RULE_TEXTS, 'TOO_MANY_PINNED', undefined, { max: MAX_PINNED });
    }
    return { verb: 'pin', columns: { is_pinned: isOn } };
  });
}

/** @throws as `holdComment`; RULES_NOT_MET: NOT_PUBLIC. */
export async function pickComment(
  call: Moderating,
  id: string,
  { version, isOn }: { readonly version: number; readonly isOn: boolean },
): Promise<CommentRow> {
  return await inOneStep(call, { id, version }, (row) => {
    if (isOn) needPublic(row.state);
    return { verb: 'pick', columns: { is_pick: isOn } };
  });
}
