import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { countComments } from './list/comment-count-view.ts';
import { getCommentDetail } from './list/comment-detail-view.ts';
import { countMatching, listComments } from './list/comment-list-view.ts';
import { getComment } from './list/comment-row-view.ts';
import { readStatistics } from './list/comment-statistics-view.ts';
import { askCorrection } from './moderation/ask-correction.ts';
import { enterAuthorityRequest } from './moderation/authority-request.ts';
import { banSender, unbanSender } from './moderation/ban-sender.ts';
import { listBans } from './moderation/ban-store.ts';
import { startBulk } from './moderation/bulk-task.ts';
import { claimComments, releaseComments } from './moderation/claim-store.ts';
import { type Draw, decideComment } from './moderation/decide-comment.ts';
import { deleteComment } from './moderation/delete-comment.ts';
import { editComment, pickComment, pinComment, replyToComment } from './moderation/edit-comment.ts';
import { giveSecondLook, listSecondLooks } from './moderation/second-look.ts';
import { undoStep } from './moderation/undo-step.ts';
import { ruleRoutes } from './rules/rule-routes.ts';
import { noteSender } from './senders/note-sender.ts';
import { revealSender } from './senders/reveal-sender.ts';
import type { KeyOf } from './senders/sender-key.ts';
import { writeTarget } from './targets/target-store.ts';
import { findTarget } from './targets/target-view.ts';

interface CommentDependencies {
  readonly now: () => Date;
  readonly secretBox: SecretBox;
  /** Absent: senders are not found by their e-mail. */
  readonly keyOf?: KeyOf | undefined;
  readonly isMailOn: boolean;
  /** Which rejections get a second look. */
  readonly draw?: Draw;
}

export function commentRoutes(deps: CommentDependencies): readonly Route[] {
  return [
    ...readingRoutes(deps),
    ...changingRoutes(deps),
    ...manyRoutes(deps),
    ...senderRoutes(deps),
    ...ruleRoutes(deps),
  ];
}

function readingRoutes({ now, keyOf }: CommentDependencies): readonly Route[] {
  return [
    route(commentEndpoints.list, ({ db, projectId, query }) => listComments(db, projectId, query, keyOf)),
    route(commentEndpoints.counts, ({ db, projectId, caller }) =>
      countComments(db, projectId, caller.userId, now()),
    ),
    route(commentEndpoints.countMatching, ({ db, projectId, body }) =>
      countMatching(db, projectId, body.filter, keyOf),
    ),
    route(commentEndpoints.detail, ({ db, projectId, params }) =>
      getCommentDetail(db, projectId, params.id, now()),
    ),
    route(commentEndpoints.statistics, ({ db, projectId, query }) =>
      readStatistics(db, projectId, query.days, now()),
    ),
    route(commentEndpoints.secondLooks, async ({ db, projectId, caller }) => ({
      items: await listSecondLooks(db, projectId, caller.userId),
    })),
    route(commentEndpoints.bans, ({ db, projectId, query }) => listBans(db, projectId, query)),
  ];
}

function changingRoutes({ draw = Math.random }: CommentDependencies): readonly Route[] {
  return [
    transactionRoute(commentEndpoints.decide, async (call) => {
      const { version, action, code, text } = call.body;
      const { id } = call.params;
      await decideComment(call, { id, version }, { move: action, code, text }, draw);
      return await getComment(call.db, call.projectId, id);
    }),
    transactionRoute(commentEndpoints.edit, (call) => editComment(call, call.params.id, call.body)),
    transactionRoute(commentEndpoints.reply, (call) => replyToComment(call, call.params.id, call.body)),
    transactionRoute(commentEndpoints.pin, (call) => pinComment(call, call.params.id, call.body)),
    transactionRoute(commentEndpoints.pick, (call) => pickComment(call, call.params.id, call.body)),
    transactionRoute(commentEndpoints.remove, (call) =>
      deleteComment(call, { ...call.params, ...call.body }),
    ),
    transactionRoute(commentEndpoints.undo, (call) => undoStep(call, { ...call.params, ...call.body })),
    transactionRoute(commentEndpoints.authorityRequest, (call) =>
      enterAuthorityRequest(call, call.params.id, call.body),
    ),
    transactionRoute(commentEndpoints.correction, (call) => askCorrection(call, call.params.id, call.body)),
    transactionRoute(commentEndpoints.giveSecondLook, (call) =>
      giveSecondLook(call, call.params.id, call.body),
    ),
    transactionRoute(commentEndpoints.setTarget, async (call) => {
      const { db, projectId, caller, body } = call;
      const target = await findTarget(db, projectId, body);
      if (target === undefined) throw new AppError('NOT_FOUND');
      await writeTarget(db, projectId, { ...body, byName: caller.displayName });
      await writeAudit(call, {
        action: 'comment.setTarget',
        entity: 'comment',
        after: { title: target.title, isOpen: body.isOpen },
      });
      return body;
    }),
  ];
}

function manyRoutes({ keyOf, draw = Math.random }: CommentDependencies): readonly Route[] {
  return [
    transactionRoute(commentEndpoints.claim, ({ db, projectId, caller, body }) =>
      claimComments(db, projectId, body.ids, caller),
    ),
    transactionRoute(commentEndpoints.release, async ({ db, projectId, caller, body }) => ({
      released: await releaseComments(db, projectId, body.ids, caller.userId),
    })),
    transactionRoute(commentEndpoints.bulk, (call) => {
      const { ids, action, code, text } = call.body;
      return runBulk(call, ids, (one, id) =>
        decideComment(one as typeof call, { id }, { move: action, code, text }, draw),
      );
    }),
    transactionRoute(commentEndpoints.bulkSearch, (call) => startBulk(call, call.body, keyOf)),
  ];
}

function senderRoutes({ now, secretBox }: CommentDependencies): readonly Route[] {
  return [
    transactionRoute(commentEndpoints.ban, (call) => banSender(call, call.body, now())),
    transactionRoute(commentEndpoints.unban, (call) => unbanSender(call, { ...call.params, ...call.body })),
    transactionRoute(commentEndpoints.senderNote, (call) =>
      noteSender(call, { commentId: call.params.id, ...call.body }),
    ),
    transactionRoute(commentEndpoints.reveal, (call) => revealSender(call, call.params.id, secretBox)),
  ];
}
