import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { COMMENT_RULE_TEXTS } from '@toasoan/contract/features/comments/comment-texts.ts';
import type { CorrectionBody } from '@toasoan/contract/features/comments/moderation/moderation-bodies.ts';
import { maskPersonal } from '@toasoan/contract/features/comments/rules/mask-personal.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { createNote } from '#server/features/posts/public.ts';
import type { CommentRecord } from '../list/comment-row-view.ts';
import { inOneStep } from './change-comment.ts';
import { findCorrection, insertCorrection } from './correction-store.ts';

const MOST_QUOTED = 1_000;

/**
 * Opens a must-fix note on the post that a comment is about. @throws as `holdComment` and as `createNote` of the post;
 * RULES_NOT_MET: CORRECTION_NEEDS_POST, CORRECTION_OPEN.
 */
export async function askCorrection(
  call: TransactionCall,
  id: string,
  { version, text }: CorrectionBody,
): Promise<CommentRow> {
  const { db, projectId, caller } = call;
  return await inOneStep(call, { id, version }, async (row) => {
    if (row.target_type !== 'POST') throw ruleNotMet(COMMENT_RULE_TEXTS, 'CORRECTION_NEEDS_POST');
    if ((await findCorrection(db, projectId, { commentId: id })) !== undefined)
      throw ruleNotMet(COMMENT_RULE_TEXTS, 'CORRECTION_OPEN');
    const note = await createNote(call, {
      postId: row.target_id,
      kind: 'NOTE',
      text: noteText(row, text),
      mentions: [],
      mustFix: true,
      saysFixed: false,
    });
    await insertCorrection(db, {
      comment_id: row.id,
      project_id: projectId,
      post_id: row.target_id,
      note_id: note.id,
      by_id: caller.userId,
      by_name: caller.displayName,
      mended_time: null,
      mended_by_name: null,
    });
    return { verb: 'correction', columns: { note: row.note }, text };
  });
}

function noteText({ id, sender_name, content }: CommentRecord, text: string): string {
  const quoted = [...maskPersonal(content)].slice(0, MOST_QUOTED).join('');
  const cut = quoted.length < content.length ? '…' : '';
  const said = `Bạn đọc ${sender_name} góp ý (bình luận ${id}): “${quoted}${cut}”`;
  return text === '' ? said : `${text}\n${said}`;
}
