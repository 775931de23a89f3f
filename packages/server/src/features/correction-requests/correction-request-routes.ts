import {
  type CorrectionRequest,
  DEFAULT_ANSWER_DAYS,
} from '@toasoan/contract/features/correction-requests/correction-request.ts';
import {
  correctionRequestAttachments,
  correctionRequestEndpoints,
  readerCorrectionEndpoints,
} from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import { answerDue } from '@toasoan/contract/features/correction-requests/correction-request-states.ts';
import { CORRECTION_REQUEST_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/correction-requests/correction-request-texts.ts';
import { requestNumber } from '@toasoan/contract/features/posts/correction/request-number.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Caller } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import { pageOf } from '#server/core/db/page.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type ReaderRoute, readerWriteRoute } from '#server/core/http/reader-route.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import {
  type AttachmentDependencies,
  attachmentRoutes,
  takeSentFiles,
} from '#server/features/attachments/public.ts';
import { factsOf, requestOf } from './correction-request-answer.ts';
import { correctionRequestNotices } from './correction-request-notices.ts';
import {
  changeRequest,
  countRequests,
  findAnswerDays,
  findPostByAddress,
  getRequest,
  insertRequest,
  isPostOf,
  listRequests,
  type RequestRow,
  saveAnswerDays,
} from './correction-request-store.ts';
import { moveRequest } from './move-request.ts';

export interface RequestDependencies extends AttachmentDependencies {
  readonly isMailOn: boolean;
}

const endpoints = correctionRequestEndpoints;

export function correctionRequestRoutes({ isMailOn, ...files }: RequestDependencies): readonly Route[] {
  const { now } = files;
  const seenBy = (caller: Caller) => ({
    decides: caller.permissionsHere.includes('post.correct'),
    mails: isMailOn,
  });
  const answer = async (call: TransactionCall, id: string): Promise<CorrectionRequest> =>
    requestOf(await getRequest(call.db, call.projectId, id), seenBy(call.caller));

  return [
    route(endpoints.list, async ({ db, projectId, query, caller }) => {
      const { rows, count } = await listRequests(db, projectId, query, now());
      const items = rows.map((row) => requestOf(row, seenBy(caller)));
      return pageOf(query, items, count);
    }),
    route(endpoints.counts, ({ db, projectId }) => countRequests(db, projectId, now())),
    route(endpoints.detail, async ({ db, projectId, params, caller }) =>
      requestOf(await getRequest(db, projectId, params.id), seenBy(caller)),
    ),
    transactionRoute(endpoints.create, async (call) => {
      const { db, projectId, body, caller } = call;
      if (body.requesterEmail === '' && body.requesterPhone === '')
        throw ruleNotMet(TEXTS, 'NO_WAY_TO_ANSWER', 'requesterEmail');
      const received = new Date(body.receivedTime);
      const columns = await columnsOf(db, projectId, body, received);
      const id = await insertRequest(db, projectId, { ...columns, channel: body.channel }, caller);
      await correctionRequestNotices.announce(db, { projectId, id, now: now() }, caller);
      await audit(call, 'create', { after: await getRequest(db, projectId, id) });
      return await answer(call, id);
    }),
    transactionRoute(endpoints.transition, async (call) => {
      await moveRequest(call, { id: call.params.id, ...call.body }, { now: now(), isMailOn });
      return await answer(call, call.params.id);
    }),
    transactionRoute(endpoints.setPost, async (call) => {
      const { db, projectId, params, body, caller } = call;
      const before = await getRequest(db, projectId, params.id);
      checkVersion(before, body.version);
      if (body.postId !== null && !(await isPostOf(db, projectId, body.postId)))
        throw ruleNotMet(TEXTS, 'POST_UNKNOWN', 'postId');
      await changeRequest(db, before, { post_id: body.postId }, caller);
      await audit(call, 'update', { before, after: await getRequest(db, projectId, params.id) });
      return await answer(call, params.id);
    }),
    route(endpoints.rules, async ({ db, projectId }) => ({ answerDays: await daysOf(db, projectId) })),
    transactionRoute(endpoints.saveRules, async (call) => {
      const { db, projectId, body } = call;
      const before = { answerDays: await daysOf(db, projectId) };
      await saveAnswerDays(db, projectId, body.answerDays);
      await writeAudit(call, {
        action: 'correctionRequest.rules',
        entity: 'correctionRequest',
        before,
        after: body,
      });
      return body;
    }),
    ...attachmentRoutes(
      {
        owner: 'correctionRequest',
        endpoints: correctionRequestAttachments,
        find: async (db, projectId, id) => ({
          title: requestNumber(await getRequest(db, projectId, id)),
          isKept: false,
        }),
      },
      files,
    ),
  ];
}

/** The form on the site. */
export function readerCorrectionRoutes(
  { now }: Pick<RequestDependencies, 'now'>,
  isProject: (projectId: string) => Promise<boolean>,
): readonly ReaderRoute[] {
  return [
    readerWriteRoute(readerCorrectionEndpoints.send, async (call) => {
      const { db, params, body } = call;
      const { projectId } = params;
      if (!(await isProject(projectId))) throw new AppError('NOT_FOUND');
      const columns = await columnsOf(
        db,
        projectId,
        { ...body, requesterEmail: body.email, requesterPhone: body.phone },
        now(),
      );
      const by = { userId: null, displayName: body.requesterName };
      const id = await insertRequest(db, projectId, { ...columns, channel: 'SITE' }, by);
      const row = await getRequest(db, projectId, id);
      await takeSentFiles(db, projectId, id, { form: 'correctionRequest', ...body, now: now() });
      await correctionRequestNotices.announce(db, { projectId, id, now: now() }, by);
      await audit({ ...call, projectId }, 'create', { after: row });
      return { number: requestNumber(row), dueTime: row.due_time.toISOString() };
    }),
  ];
}

interface Said {
  readonly requesterName: string;
  readonly requesterOrg: string;
  readonly requesterEmail: string;
  readonly requesterPhone: string;
  readonly relation: RequestRow['relation'];
  readonly postUrl: string;
  readonly claim: string;
  readonly proposal: string;
  readonly evidenceLinks: string[];
}

async function columnsOf(db: Db, projectId: string, said: Said, received: Date) {
  return {
    post_id: (await findPostByAddress(db, projectId, said.postUrl)) ?? null,
    post_url: said.postUrl,
    requester_name: said.requesterName,
    requester_org: said.requesterOrg,
    requester_email: said.requesterEmail,
    requester_phone: said.requesterPhone,
    relation: said.relation,
    claim: said.claim,
    proposal: said.proposal,
    evidence_links: said.evidenceLinks,
    received_time: received,
    due_time: answerDue(received, await daysOf(db, projectId)),
    decided_time: null,
    answered_time: null,
  };
}

async function daysOf(db: Db, projectId: string): Promise<number> {
  return (await findAnswerDays(db, projectId)) ?? DEFAULT_ANSWER_DAYS;
}

async function audit(
  source: Parameters<typeof writeAudit>[0],
  verb: 'create' | 'update',
  { before, after }: { readonly before?: RequestRow; readonly after: RequestRow },
): Promise<void> {
  await writeAudit(source, {
    action: `correctionRequest.${verb}`,
    entity: 'correctionRequest',
    entityId: after.id,
    before: before && factsOf(before),
    after: factsOf(after),
  });
}
