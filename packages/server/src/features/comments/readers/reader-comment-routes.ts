import { readerCommentEndpoints } from '@toasoan/contract/features/comments/readers/reader-comment-endpoints.ts';
import { READER_COMMENT_TEXTS } from '@toasoan/contract/features/comments/readers/reader-comment-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type ReaderRoute, readerRoute, readerWriteRoute } from '#server/core/http/reader-route.ts';
import { reportComment } from '../receiving/report-comment.ts';
import { askForErasure, eraseByLink } from './erase-comments.ts';
import { setLike } from './like-store.ts';
import type { ReaderCommentDependencies } from './reader-dependencies.ts';
import { findReaderTarget, isPublicTarget } from './reader-target.ts';
import { readReplies, readThread } from './reader-thread.ts';
import { findShown } from './reader-thread-view.ts';
import { confirmComment, sendComment } from './send-comment.ts';

/** A crowd at one article costs one read in so long; a comment that is approved appears as late. */
const KEPT_MS = 5_000;

const { thread, replies, send, like, report, confirm, askErasure, erase } = readerCommentEndpoints;

export function readerCommentRoutes(deps: ReaderCommentDependencies): readonly ReaderRoute[] {
  const { now, mails, keys } = deps;
  return [
    readerRoute(
      thread,
      async ({ db, projectId, params, query }) => {
        const target = await findReaderTarget(db, projectId, params.target, now());
        if (target === undefined) throw new AppError('NOT_FOUND');
        return await readThread(db, projectId, target, { ...query, sort: query.sort, mails });
      },
      { keptMs: KEPT_MS },
    ),
    readerRoute(
      replies,
      async ({ db, projectId, params, query }) => {
        const target = await findReaderTarget(db, projectId, params.target, now());
        if (target === undefined) throw new AppError('NOT_FOUND');
        return await readReplies(db, projectId, target, query);
      },
      { keptMs: KEPT_MS },
    ),
    readerWriteRoute(send, async (call) => await sendComment(deps, call)),
    readerWriteRoute(like, async ({ db, projectId, params, body, readerKey }) => {
      if (!(await isShown(db, projectId, params.id))) throw new AppError('NOT_FOUND');
      const key = keys(`comment like ${readerKey}`);
      const likeCount = await setLike(db, projectId, {
        commentId: params.id,
        readerKey: key,
        liked: body.liked,
      });
      if (likeCount === undefined) throw new AppError('NOT_FOUND');
      return { liked: body.liked, likeCount };
    }),
    readerWriteRoute(report, async ({ db, projectId, params, body, readerKey }) => {
      const { reason, text = '' } = body;
      if (reason === 'OTHER' && text === '') throw ruleNotMet(READER_COMMENT_TEXTS, 'REASON_NEEDED', 'text');
      if (!(await isShown(db, projectId, params.id))) throw new AppError('NOT_FOUND');
      const reporterKey = keys(`comment report ${readerKey}`);
      await reportComment(db, projectId, { commentId: params.id, reporterKey, reason, text });
      return { received: true };
    }),
    readerWriteRoute(confirm, async (call) => await confirmComment(deps, call)),
    readerWriteRoute(askErasure, async (call) => await askForErasure(deps, call)),
    readerWriteRoute(erase, async (call) => await eraseByLink(deps, call)),
  ];
}

/** An approved comment under something that is public still. */
async function isShown(db: Db, projectId: string, id: string): Promise<boolean> {
  const shown = await findShown(db, projectId, id);
  if (shown === undefined) return false;
  const { target_type: targetType, target_id: targetId } = shown;
  return await isPublicTarget(db, projectId, { targetType, targetId });
}
