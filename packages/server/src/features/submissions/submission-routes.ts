import { submissionEndpoints as endpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { submissionExportEndpoints } from '@toasoan/contract/features/submissions/export/submission-export.ts';
import type { SubmissionBulk } from '@toasoan/contract/features/submissions/submission-changes.ts';
import { SUBMISSION_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import {
  downloadRoute,
  type Route,
  route,
  type TransactionCall,
  transactionRoute,
} from '#server/core/http/route.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { type BlindContests, getContest } from '#server/features/contests/public.ts';
import { changeFacts, changeFlag, exhibit } from './editing/change-submission.ts';
import { exportSubmissions } from './export/export-submissions.ts';
import { OPEN_ADDRESSES, type PreviewAddresses } from './files/preview-address.ts';
import type { IsBlindFor } from './is-blind-for.ts';
import { moveSubmission, type OnMoved } from './moving/move-submission.ts';
import { undoMove } from './moving/undo-move.ts';
import { consentOf, consentsOf } from './personal/consent-view.ts';
import { openGuardianPaper } from './personal/open-guardian-paper.ts';
import { countSubmissions, listSubmissions } from './submission-list-view.ts';
import type { Shown, SubmissionRow } from './submission-row.ts';
import { auditSubmission, holdSubmission, insertNote } from './submission-store.ts';
import { getEntrant, getSubmission } from './submission-view.ts';
import { checkFilter, type WorkConditions } from './work-conditions.ts';
import { searchWorks } from './work-search-view.ts';

export interface SubmissionDependencies {
  readonly now: () => Date;
  readonly isBlindFor: IsBlindFor;
  /** Of previews, for who judges without names. */
  readonly rooms: PreviewAddresses;
  readonly blindContests: BlindContests;
  readonly onMoved: OnMoved;
  readonly conditions: WorkConditions;
  readonly storage: Pick<Storage, 'open'>;
}

/** Works of a contest: lists, checks and decisions. */
export function submissionRoutes(deps: SubmissionDependencies): readonly Route[] {
  const { now, isBlindFor, blindContests, rooms, onMoved, conditions, storage } = deps;

  async function shownTo({ db, projectId, caller }: TransactionCall, contestId: string): Promise<Shown> {
    const isBlind = await isBlindFor(db, { projectId, contestId, userId: caller.userId });
    return { isBlind, addresses: isBlind ? rooms : OPEN_ADDRESSES };
  }
  /** @throws RULES_NOT_MET: BLIND_ROUND */
  async function refuseBlind(call: TransactionCall, contestId: string): Promise<void> {
    const { isBlind } = await shownTo(call, contestId);
    if (isBlind) throw ruleNotMet(TEXTS, 'BLIND_ROUND');
  }
  async function answer(call: TransactionCall, { id, contest_id }: SubmissionRow) {
    const { db, projectId, caller } = call;
    const looking = { viewer: caller, ...(await shownTo(call, contest_id)), now: now() };
    return await getSubmission(db, projectId, id, looking);
  }
  async function heldAt(call: TransactionCall, id: string, version: number): Promise<SubmissionRow> {
    const row = await holdSubmission(call.db, call.projectId, id);
    checkVersion(row, version);
    return row;
  }
  function movingOf(call: TransactionCall) {
    const { caller, language } = call;
    const holds = (taker: string) => caller.permissionsHere.some((permission) => permission === taker);
    return { source: call, by: caller, language, holds, now: now(), onMoved };
  }
  async function bulkOne(call: TransactionCall, id: string, body: SubmissionBulk): Promise<void> {
    const row = await holdSubmission(call.db, call.projectId, id);
    if (body.action === 'move') await moveSubmission(movingOf(call), row, body);
    else if (body.action === 'exhibit') await exhibit(call, row, body.on);
    else await changeFlag(call, row, body);
  }

  return [
    route(endpoints.list, async (call) => {
      const { db, projectId, query } = call;
      await getContest(db, projectId, query.contestId);
      const shown = await shownTo(call, query.contestId);
      checkFilter(call.caller, query, shown.isBlind);
      return await listSubmissions(db, projectId, query, { ...shown, conditions });
    }),
    route(endpoints.search, async ({ db, projectId, query, caller }) => {
      const blind = await blindContests(db, { projectId, userId: caller.userId });
      const knowsAuthors = caller.permissionsHere.includes('contest.exportPII');
      return { items: await searchWorks(db, projectId, { ...query, knowsAuthors, blind }) };
    }),
    route(endpoints.counts, async ({ db, projectId, query }) => {
      await getContest(db, projectId, query.contestId);
      return await countSubmissions(db, projectId, query.contestId);
    }),
    route(endpoints.detail, async (call) => {
      const { db, projectId, params, caller } = call;
      const contestId = await contestOf(db, projectId, params.id);
      const looking = { viewer: caller, ...(await shownTo(call, contestId)), now: now() };
      return await getSubmission(db, projectId, params.id, looking);
    }),
    transactionRoute(endpoints.reveal, async (call) => {
      const row = await holdSubmission(call.db, call.projectId, call.params.id);
      await refuseBlind(call, row.contest_id);
      await writeAudit(call, {
        action: 'submission.reveal',
        entity: 'submission',
        entityId: row.id,
        after: { title: row.number, entrantId: row.entrant_id },
      });
      return await getEntrant(call.db, row);
    }),
    route(endpoints.consents, async (call) => {
      const { db, projectId, params } = call;
      await refuseBlind(call, await contestOf(db, projectId, params.id));
      const rows = await consentsOf(db, projectId, [params.id]);
      return { items: rows.map((row) => consentOf(row, false)) };
    }),
    downloadRoute(endpoints.guardianPaper, async (call) => {
      const row = await getVersioned(call.db, 'submissions', call.projectId, call.params.id);
      await refuseBlind(call, row.contest_id);
      return await openGuardianPaper(call, storage, row);
    }),
    transactionRoute(endpoints.move, async (call) => {
      const { version, ...words } = call.body;
      const row = await heldAt(call, call.params.id, version);
      return await answer(call, await moveSubmission(movingOf(call), row, words));
    }),
    transactionRoute(endpoints.undo, async (call) => {
      const row = await heldAt(call, call.params.id, call.body.version);
      return await answer(call, await undoMove(call, row, now()));
    }),
    transactionRoute(endpoints.update, async (call) => {
      const { id, version, ...change } = call.body;
      return await answer(call, await changeFacts(call, await heldAt(call, id, version), change));
    }),
    transactionRoute(endpoints.flag, async (call) => {
      const row = await heldAt(call, call.params.id, call.body.version);
      return await answer(call, await changeFlag(call, row, call.body));
    }),
    transactionRoute(endpoints.note, async (call) => {
      const row = await holdSubmission(call.db, call.projectId, call.params.id);
      const { text } = call.body;
      const note = await insertNote(call.db, row, text, call.caller);
      await auditSubmission(call, 'addNote', { after: row });
      const createdBy = call.caller.displayName;
      return { id: note.id, text, createTime: note.create_time.toISOString(), createdBy };
    }),
    transactionRoute(submissionExportEndpoints.start, (call) =>
      exportSubmissions(call, call.body, { isBlindFor, conditions }),
    ),
    transactionRoute(endpoints.bulk, async (call) => {
      const { body } = call;
      return await runBulk(call, body.ids, (itemCall, id) => bulkOne(itemCall, id, body));
    }),
  ];
}

/** @throws NOT_FOUND */
async function contestOf(db: Db, projectId: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('submissions')
    .select('contest_id')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row.contest_id;
}
