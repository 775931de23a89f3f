import { writeAudit } from '#server/core/audit/audit-log.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import type { NoteEnd } from '#server/features/posts/public.ts';
import { addStep, holdRow, writeComment } from './change-store.ts';
import { findCorrection, removeCorrection, writeMended } from './correction-store.ts';
import type { Moderating } from './moderator.ts';

/**
 * A note on a post has changed: if a comment asked for it, its mending drafts the newsroom's reply, which somebody reads
 * before readers do.
 */
export async function followNote(call: Moderating, noteId: string, end: NoteEnd): Promise<void> {
  const { db, projectId, caller } = call;
  const correction = await findCorrection(db, projectId, { noteId });
  if (correction === undefined) return;
  if (end === 'removed') await removeCorrection(db, correction);
  else await writeMended(db, correction, end === 'resolved' ? caller.displayName : null);
  const row = await holdRow(db, projectId, correction.comment_id);
  if (row === undefined || row.state === 'DELETED') return;
  const isMended = end === 'resolved';
  await writeComment(db, row, { reply_draft: isMended ? draftFor(row.sender_name, row.lang) : '' });
  if (isMended) {
    await addStep(db, row, { verb: 'mended', from: row.state, to: row.state, before: {}, by: caller });
    await writeAudit(call, {
      action: 'comment.mended',
      entity: 'comment',
      entityId: row.id,
      after: { title: row.target_title },
    });
  }
  await publishNotice(db, { kind: 'comments', projectId });
}

function draftFor(name: string, lang: string): string {
  if (lang === 'en')
    return `Thank you, ${name}. We have checked what you pointed out and corrected the article.`;
  return `Cảm ơn bạn ${name}. Tòa soạn đã kiểm tra góp ý của bạn và đã sửa lại bài viết.`;
}
