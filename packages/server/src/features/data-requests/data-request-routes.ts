import { requestDue } from '@toasoan/contract/features/data-requests/data-request-due.ts';
import {
  dataRequestAttachments,
  dataRequestEndpoints as endpoints,
} from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { DATA_REQUEST_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { pageOf } from '#server/core/db/page.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import type { NamedRecords } from '#server/core/personal-data/personal-data.ts';
import { type AttachmentDependencies, attachmentRoutes } from '#server/features/attachments/public.ts';
import { actOnData, type DataActs } from './act-on-data.ts';
import { dataRequestDetailOf, dataRequestOf, factsOf } from './data-request-answer.ts';
import { dataRequestNotices } from './data-request-notices.ts';
import { dataRequestNumber } from './data-request-number.ts';
import {
  addEntry,
  countDataRequests,
  getDataRequest,
  insertDataRequest,
  listDataRequests,
  listHandlers,
} from './data-request-store.ts';
import { readTimes, writeTimes } from './data-request-times-store.ts';
import { exportHoldings, type Holders, lookUpHoldings, readNamedPosts } from './find-holdings.ts';
import { assignDataRequest, extendDataRequest, moveDataRequest } from './move-data-request.ts';
import { checkSubject, columnsOf } from './reader-data-request-routes.ts';
import { type KeyOf, openRequester } from './requester-contact.ts';

interface DataRequestDependencies extends AttachmentDependencies {
  readonly secretBox: SecretBox;
  /** Absent: requests of one person are not recognized by their e-mail. */
  readonly keyOf?: KeyOf | undefined;
  readonly isMailOn: boolean;
  readonly holders: Holders;
  readonly namedPosts: NamedRecords;
  readonly acts: DataActs;
  /** Days for which senders of comments are kept. */
  readonly commentContactDays: (db: Db, projectId: string) => Promise<number>;
}

/** The law on personal data and the press wants the log kept for so long. */
const AUDIT_MONTHS = 24;

export function dataRequestRoutes(deps: DataRequestDependencies): readonly Route[] {
  return [
    ...readingRoutes(deps),
    ...changingRoutes(deps),
    ...personalRoutes(deps),
    ...timesRoutes(deps),
    ...attachmentRoutes(
      {
        owner: 'dataRequest',
        endpoints: dataRequestAttachments,
        find: async (db, projectId, id) => ({
          title: dataRequestNumber(await getDataRequest(db, projectId, id)),
          isKept: false,
        }),
      },
      deps,
    ),
  ];
}

function readingRoutes({ now, isMailOn }: DataRequestDependencies): readonly Route[] {
  return [
    route(endpoints.list, async ({ db, projectId, query }) => {
      const { rows, count } = await listDataRequests(db, projectId, query, now());
      return pageOf(
        query,
        rows.map((row) => dataRequestOf(row, isMailOn)),
        count,
      );
    }),
    route(endpoints.counts, ({ db, projectId }) => countDataRequests(db, projectId, now())),
    route(endpoints.detail, ({ db, projectId, params }) =>
      dataRequestDetailOf(db, projectId, params.id, isMailOn),
    ),
    route(endpoints.handlers, async ({ db, projectId }) => ({ items: await listHandlers(db, projectId) })),
  ];
}

function changingRoutes(deps: DataRequestDependencies): readonly Route[] {
  const { now, isMailOn } = deps;
  const answer = async ({ db, projectId }: TransactionCall, id: string) =>
    dataRequestOf(await getDataRequest(db, projectId, id), isMailOn);
  return [
    transactionRoute(endpoints.create, async (call) => {
      const { db, projectId, body, caller } = call;
      if (body.email === '' && body.phone === '') throw ruleNotMet(TEXTS, 'NO_WAY_TO_ANSWER', 'email');
      checkSubject(body);
      const received = new Date(body.receivedTime);
      const due = requestDue(received, await readTimes(db, projectId));
      const id = await insertDataRequest(
        db,
        projectId,
        {
          ...columnsOf(body),
          channel: body.channel,
          received_time: received,
          due_time: due,
          contact: { email: body.email, phone: body.phone },
        },
        caller,
        deps,
      );
      const row = await getDataRequest(db, projectId, id);
      await addEntry(db, row, { verb: 'create', time: now() }, caller);
      await dataRequestNotices.announce(db, { projectId, id, now: now() }, caller);
      await writeAudit(call, {
        action: 'dataRequest.create',
        entity: 'dataRequest',
        entityId: id,
        after: factsOf(row),
      });
      return dataRequestOf(row, isMailOn);
    }),
    transactionRoute(endpoints.transition, async (call) => {
      await moveDataRequest(call, call.params.id, call.body, { now: now(), isMailOn });
      return await answer(call, call.params.id);
    }),
    transactionRoute(endpoints.extend, async (call) => {
      await extendDataRequest(call, call.params.id, call.body, { now: now(), isMailOn });
      return await answer(call, call.params.id);
    }),
    transactionRoute(endpoints.assign, async (call) => {
      await assignDataRequest(call, call.params.id, call.body, now());
      return await answer(call, call.params.id);
    }),
    transactionRoute(endpoints.act, async (call) => {
      await actOnData(call, call.params.id, call.body, { ...deps, now: now() });
      return await answer(call, call.params.id);
    }),
  ];
}

function personalRoutes(deps: DataRequestDependencies): readonly Route[] {
  const { now, secretBox } = deps;
  return [
    transactionRoute(endpoints.reveal, async (call) => {
      const { db, projectId, caller, params } = call;
      const row = await getDataRequest(db, projectId, params.id);
      const contact = openRequester(secretBox, row);
      await addEntry(db, row, { verb: 'reveal', time: now() }, caller);
      await writeAudit(call, {
        action: 'dataRequest.reveal',
        entity: 'dataRequest',
        entityId: row.id,
        after: { title: dataRequestNumber(row) },
      });
      return contact;
    }),
    transactionRoute(endpoints.holdings, (call) =>
      lookUpHoldings(call, call.params.id, { ...deps, now: now() }),
    ),
    route(endpoints.namedPosts, (call) => readNamedPosts(call, deps)),
    transactionRoute(endpoints.export, (call) =>
      exportHoldings(call, call.params.id, call.body, { ...deps, now: now() }),
    ),
  ];
}

function timesRoutes({ commentContactDays, now }: DataRequestDependencies): readonly Route[] {
  return [
    route(endpoints.times, ({ db, projectId }) => readTimes(db, projectId)),
    transactionRoute(endpoints.saveTimes, async (call) => {
      const { db, projectId, body } = call;
      const before = await readTimes(db, projectId);
      if (!(await writeTimes(db, projectId, body)) || before.version !== body.version)
        throw versionConflict({
          version: before.version,
          updated_by_name: '',
          update_time: now(),
        });
      const after = await readTimes(db, projectId);
      await writeAudit(call, {
        action: 'dataRequest.rules',
        entity: 'dataRequest',
        before: { ...before },
        after: { ...after },
      });
      return after;
    }),
    route(endpoints.retention, async ({ db, projectId }) => {
      const times = await readTimes(db, projectId);
      return {
        commentContactDays: await commentContactDays(db, projectId),
        requestMonths: times.keepMonths,
        evidenceMonths: times.evidenceMonths,
        auditMonths: AUDIT_MONTHS,
      };
    }),
  ];
}
