import type { CommentDetail } from '@toasoan/contract/features/comments/comment.ts';
import { COMMENT_RULE_TEXTS } from '@toasoan/contract/features/comments/comment-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { senderNoteOf } from '../list/comment-detail-view.ts';
import { holdRow } from '../moderation/change-store.ts';
import type { Moderating } from '../moderation/moderator.ts';
import { writeSenderNote } from './sender-note-store.ts';

interface NewNote {
  /** A comment of the sender. */
  readonly commentId: string;
  readonly text: string;
  readonly version: number;
}

/** @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: SENDER_ERASED. */
export async function noteSender(
  call: Moderating,
  { commentId, text, version }: NewNote,
): Promise<CommentDetail['senderNote']> {
  const { db, projectId, caller } = call;
  const comment = await holdRow(db, projectId, commentId);
  if (comment === undefined) throw new AppError('NOT_FOUND');
  if (comment.sender_key.length === 0) throw ruleNotMet(COMMENT_RULE_TEXTS, 'SENDER_ERASED');
  const sender = { projectId, senderKey: comment.sender_key };
  if (!(await writeSenderNote(db, sender, { text, version }, caller))) {
    const kept = await senderNoteOf(db, projectId, comment.sender_key);
    const updateTime = kept.time === null ? new Date() : new Date(kept.time);
    throw versionConflict({ version: kept.version, updated_by_name: kept.by, update_time: updateTime });
  }
  await writeAudit(call, {
    action: 'comment.senderNote',
    entity: 'comment',
    entityId: commentId,
    after: { title: comment.target_title },
  });
  return await senderNoteOf(db, projectId, comment.sender_key);
}
