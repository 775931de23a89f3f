import { type CommentFilter, commentFilter } from '@toasoan/contract/features/comments/comment-list.ts';
import { rejectCode } from '@toasoan/contract/features/comments/comment-states.ts';
import { COMMENT_RULE_TEXTS } from '@toasoan/contract/features/comments/comment-texts.ts';
import type {
  CommentBulkAction,
  CommentBulkSearchBody,
} from '@toasoan/contract/features/comments/moderation/moderation-bodies.ts';
import * as z from 'zod/mini';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import { inSavepoint } from '#server/core/db/in-savepoint.ts';
import { inShortTransactions } from '#server/core/db/in-short-transactions.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { startTask, type TaskHandler, type TaskWork, taskHandler } from '#server/features/tasks/public.ts';
import { countMatching, findCommentOfSender, findMatching } from '../list/comment-list-view.ts';
import { type KeyOf, senderKeyOf } from '../senders/sender-key.ts';
import { type Draw, decideComment, needReason } from './decide-comment.ts';
import { type Moderating, needPermission } from './moderator.ts';

const BATCH = 100;

/** The words of the task's title, in the language of whoever starts it. */
const TITLES: Readonly<Record<CommentBulkAction, { readonly vi: string; readonly en: string }>> = {
  approve: { vi: 'Duyệt bình luận', en: 'Approve comments' },
  reject: { vi: 'Không duyệt bình luận', en: 'Reject comments' },
  spam: { vi: 'Đánh dấu spam', en: 'Mark as spam' },
  hide: { vi: 'Tạm ẩn bình luận', en: 'Hide comments' },
  unhide: { vi: 'Hiện lại bình luận', en: 'Show comments again' },
  keep: { vi: 'Giữ bình luận bị báo cáo', en: 'Keep reported comments' },
  reconsider: { vi: 'Xét lại bình luận', en: 'Consider comments again' },
  delete: { vi: 'Xóa bình luận', en: 'Delete comments' },
};

const payload = z.strictObject({
  filter: commentFilter,
  action: z.enum(Object.keys(TITLES) as [CommentBulkAction, ...CommentBulkAction[]]),
  code: z.optional(rejectCode),
  text: z.string(),
  /** The newest comment when it was started: what arrives later was not looked at. */
  upTo: z.string(),
});

/**
 * Starts one action on everything that matches. @throws FORBIDDEN, as `needReason`; RULES_NOT_MET: NOT_SAME_NUMBER,
 * NOTHING_MATCHES.
 */
export async function startBulk(
  call: TransactionCall,
  { filter, action, code, text, expected }: CommentBulkSearchBody,
  keyOf: KeyOf | undefined,
): Promise<{ taskId: string }> {
  const { db, projectId, caller, language } = call;
  if (action === 'delete') needPermission(call, 'comment.delete');
  needReason({ move: action, code, text });
  const { count } = await countMatching(db, projectId, filter, keyOf);
  if (count === 0) throw ruleNotMet(COMMENT_RULE_TEXTS, 'NOTHING_MATCHES');
  if (count !== expected)
    throw ruleNotMet(COMMENT_RULE_TEXTS, 'NOT_SAME_NUMBER', 'expected', { count, expected });
  const upTo = await newestOf(call);
  const taskId = await startTask(db, {
    kind: 'comment-bulk',
    title: TITLES[action][language],
    payload: { filter: await withoutEmail(call, filter, keyOf), action, ...(code && { code }), text, upTo },
    userId: caller.userId,
    projectId,
  });
  await writeAudit(call, {
    action: 'comment.bulk',
    entity: 'comment',
    after: { title: TITLES[action].vi, query: JSON.stringify(filter), total: count, reason: text },
  });
  return { taskId };
}

/** No e-mail is kept in a task: a comment of its sender stands for it. */
async function withoutEmail(
  { db, projectId }: TransactionCall,
  filter: CommentFilter,
  keyOf: KeyOf | undefined,
): Promise<CommentFilter> {
  const { text, ...others } = filter;
  if (keyOf === undefined || text === undefined || emailKeyOf(text) === undefined) return filter;
  const senderOf = await findCommentOfSender(
    db,
    projectId,
    senderKeyOf(keyOf, { email: text, readerKey: '' }),
  );
  return senderOf === undefined ? filter : { ...others, senderOf };
}

async function newestOf({ db, projectId }: TransactionCall): Promise<string> {
  const filter = { view: 'all' } as const;
  const ids = await findMatching(db, projectId, filter, {
    after: '0',
    limit: 1,
    isDescending: true,
  });
  return ids[0] ?? '0';
}

export function commentBulkTask(draw: Draw = Math.random): TaskHandler {
  return taskHandler({
    kind: 'comment-bulk',
    payload,
    run: async (asked, work) => {
      const moderating = await moderatorOf(work);
      const { projectId } = moderating;
      const { count: total } = await countMatching(work.db, projectId, asked.filter, undefined);
      let [after, seen, done] = ['0', 0, 0];
      for (;;) {
        work.signal.throwIfAborted();
        const ids = (await findMatching(work.db, projectId, asked.filter, { after, limit: BATCH })).filter(
          (id) => BigInt(id) <= BigInt(asked.upTo),
        );
        const last = ids.at(-1);
        if (last === undefined) return { done };
        const results = await inShortTransactions(work.db, ids, async (tx, some) => {
          const parts: boolean[] = [];
          for (const id of some) {
            const result = await inSavepoint(tx, () =>
              decideComment(
                { ...moderating, db: tx },
                { id },
                { move: asked.action, code: asked.code, text: asked.text },
                draw,
              ),
            );
            parts.push(!(result instanceof AppError));
          }
          return parts;
        });
        done += results.filter(Boolean).length;
        seen += ids.length;
        work.report(seen, Math.max(total, seen));
        after = last;
      }
    },
  });
}

/** Whoever started it, with the rights of now. @throws FORBIDDEN once they may not moderate. */
async function moderatorOf({ db, taskId, userId, projectId }: TaskWork): Promise<Moderating> {
  const person = await findPersonIn(db, projectId ?? '', userId);
  if (!person?.permissions.includes('comment.moderate')) throw new AppError('FORBIDDEN');
  const { displayName, role, permissions } = person;
  return {
    db,
    projectId: projectId ?? '',
    address: '',
    requestId: `task-${taskId}`,
    caller: { userId, displayName, role, permissionsHere: permissions },
  };
}
