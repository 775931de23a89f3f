import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { COMMENT_RULE_TEXTS } from '@toasoan/contract/features/comments/comment-texts.ts';
import type { SecondLook } from '@toasoan/contract/features/comments/moderation/second-look-endpoints.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { commentOf, getComment, readCommentsById } from '../list/comment-row-view.ts';
import { changeComment, decidedBy, holdComment } from './change-comment.ts';
import type { Moderating } from './moderator.ts';
import { findOpenLooks, holdLook, writeLook } from './second-look-store.ts';

export async function listSecondLooks(db: Db, projectId: string, userId: string): Promise<SecondLook[]> {
  const looks = await findOpenLooks(db, projectId, userId);
  const ids = looks.map((look) => look.comment_id);
  const rows = await readCommentsById(db, projectId, ids);
  const byId = new Map(rows.map((row) => [row.id, commentOf(row)]));
  return looks.flatMap((look) => {
    const comment = byId.get(look.comment_id);
    if (comment === undefined) return [];
    return [{ id: look.id, comment, firstBy: look.first_by_name, firstTime: look.draw_time.toISOString() }];
  });
}

/**
 * Agrees with a rejection, or not: then the comment waits again. @throws NOT_FOUND, RULES_NOT_MET: OWN_DECISION,
 * LOOK_GIVEN.
 */
export async function giveSecondLook(
  call: Moderating,
  id: string,
  opinion: { readonly agrees: boolean; readonly text: string },
): Promise<CommentRow> {
  const { db, projectId, caller } = call;
  const look = await holdLook(db, projectId, id);
  if (look === undefined) throw new AppError('NOT_FOUND');
  if (look.look_time !== null) throw ruleNotMet(COMMENT_RULE_TEXTS, 'LOOK_GIVEN');
  if (look.first_by_id === caller.userId) throw ruleNotMet(COMMENT_RULE_TEXTS, 'OWN_DECISION');
  const row = await holdComment(call, { id: look.comment_id });
  await writeLook(db, look, opinion, caller);
  if (!opinion.agrees && row.state === 'REJECTED') {
    const columns = { state: 'PENDING', reject_code: null, reject_text: '', ...decidedBy(call) } as const;
    await changeComment(call, row, { verb: 'secondLook', columns, text: opinion.text });
  } else {
    await writeAudit(call, {
      action: 'comment.secondLook',
      entity: 'comment',
      entityId: row.id,
      after: { title: row.target_title, agrees: opinion.agrees, reason: opinion.text },
    });
  }
  return await getComment(db, projectId, row.id);
}
