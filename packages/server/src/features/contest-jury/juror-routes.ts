import { jurorEndpoints as endpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import type { JurorCreate, JurorUpdate } from '@toasoan/contract/features/contest-jury/juror.ts';
import { JURY_RULE_TEXTS as RULES } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { holdVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { getContest } from '#server/features/contests/public.ts';
import { runningRounds } from './held-round-store.ts';
import {
  auditJuror,
  changeJuror,
  findCandidate,
  findJurorOf,
  hasEntered,
  insertJuror,
  type JurorRow,
  jurorOf,
  listJurors,
  TABLE,
  unknownNumbers,
} from './juror-store.ts';
import { passOn } from './run-round.ts';

/** The jury of a contest. */
export function jurorRoutes(): readonly Route[] {
  return [
    route(endpoints.list, async ({ db, projectId, query }) => {
      await getContest(db, projectId, query.contestId);
      return (await listJurors(db, projectId, query.contestId)).map(jurorOf);
    }),
    transactionRoute(endpoints.create, async (call) => jurorOf(await addJuror(call, call.body))),
    transactionRoute(endpoints.update, async (call) => {
      const before = await heldJuror(call, call.body.id, call.body.version);
      await checkChange(call.db, before, call.body);
      const { title, roundKeys, categories, isChair, conflictNumbers } = call.body;
      const values = {
        title,
        round_keys: roundKeys,
        categories,
        is_chair: isChair,
        conflict_numbers: conflictNumbers,
      };
      const after = await changeJuror(call.db, before, values, call.caller);
      await auditJuror(call, 'update', { before, after });
      return jurorOf(after);
    }),
    transactionRoute(endpoints.remove, async (call) => {
      const { params, body } = call;
      const before = await heldJuror(call, params.id, body.version);
      const values = { state: 'REMOVED', reason: body.reason } as const;
      const after = await changeJuror(call.db, before, values, call.caller);
      await auditJuror(call, 'remove', { before, after });
      for (const round of await runningRounds(call.db, after)) await passOn(call, round, after, body.reason);
      return jurorOf(after);
    }),
  ];
}

async function heldJuror({ db, projectId }: TransactionCall, id: string, version: number): Promise<JurorRow> {
  const row = await holdVersioned(db, TABLE, projectId, id);
  checkVersion(row, version);
  if (row.state === 'REMOVED') throw ruleNotMet(RULES, 'JUROR_REMOVED', 'state');
  return row;
}

/** @throws NOT_FOUND, RULES_NOT_MET: JUROR_TWICE, JUROR_ENTERED, WORK_UNKNOWN */
async function addJuror(call: TransactionCall, body: JurorCreate): Promise<JurorRow> {
  const { db, projectId, caller } = call;
  const { contestId, userId, conflictNumbers } = body;
  await getContest(db, projectId, contestId);
  const person = await findCandidate(db, projectId, userId);
  if (person === undefined) throw new AppError('NOT_FOUND');
  if (await hasEntered(db, projectId, contestId, person.emailKey))
    throw ruleNotMet(RULES, 'JUROR_ENTERED', 'userId');
  await checkNumbers(db, { projectId, contestId }, conflictNumbers);
  const values = {
    contest_id: contestId,
    user_id: userId,
    name: person.name,
    title: body.title,
    round_keys: body.roundKeys,
    categories: body.categories,
    is_chair: body.isChair,
    conflict_numbers: conflictNumbers,
  };
  const before = await findJurorOf(db, projectId, contestId, userId);
  if (before?.state === 'ACTIVE') throw ruleNotMet(RULES, 'JUROR_TWICE', 'userId');
  if (before === undefined) {
    const after = await insertJuror(db, projectId, values, caller);
    await auditJuror(call, 'create', { after });
    return after;
  }
  const after = await changeJuror(db, before, { ...values, state: 'ACTIVE', reason: '' }, caller);
  await auditJuror(call, 'restore', { before, after });
  return after;
}

async function checkNumbers(
  db: Db,
  { projectId, contestId }: { readonly projectId: string; readonly contestId: string },
  numbers: readonly string[],
): Promise<void> {
  const [number] = await unknownNumbers(db, projectId, contestId, numbers);
  if (number !== undefined) throw ruleNotMet(RULES, 'WORK_UNKNOWN', 'conflictNumbers', { number });
}

/** Works of a running round were given out by its rounds and categories. */
async function checkChange(db: Db, before: JurorRow, body: JurorUpdate): Promise<void> {
  const { roundKeys, categories, conflictNumbers } = body;
  const isOther = (now: readonly string[] | undefined, then: readonly string[]) =>
    now !== undefined && [...now].sort().join() !== [...then].sort().join();
  const moves = isOther(roundKeys, before.round_keys) || isOther(categories, before.categories);
  if (moves && (await runningRounds(db, before)).length > 0)
    throw ruleNotMet(RULES, 'JUROR_ROUND_OPEN', 'roundKeys');
  const place = { projectId: before.project_id, contestId: before.contest_id };
  await checkNumbers(db, place, conflictNumbers ?? []);
}
