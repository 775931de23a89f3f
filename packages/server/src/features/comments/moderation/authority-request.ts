import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { TIME_TO_ACT_MS } from '@toasoan/contract/features/comments/comment-limits.ts';
import type { AuthorityRequestBody } from '@toasoan/contract/features/comments/moderation/moderation-bodies.ts';
import { addAuthorityRequest } from '../receiving/report-store.ts';
import { inOneStep } from './change-comment.ts';
import type { Moderating } from './moderator.ts';

/** An authority asks for something about a comment: it is due in 24 hours, sooner if readers reported it before. */
export async function enterAuthorityRequest(
  call: Moderating,
  id: string,
  { version, orderRef, issuer, text }: AuthorityRequestBody,
): Promise<CommentRow> {
  return await inOneStep(call, { id, version }, async (row) => {
    await addAuthorityRequest(call.db, call.projectId, { commentId: id, orderRef, issuer, text });
    const due = new Date(Date.now() + TIME_TO_ACT_MS);
    const columns = {
      report_count: row.report_count + 1,
      sla_due: row.sla_due !== null && row.sla_due < due ? row.sla_due : due,
      sla_kind: 'AUTHORITY',
    } as const;
    return { verb: 'authorityRequest', columns, text: `${orderRef}, ${issuer}` };
  });
}
