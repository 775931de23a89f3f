import { jurorEndpoints as endpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import type { Juror, JurorUpdate } from '@toasoan/contract/features/contest-jury/juror.ts';
import { JURY_RULE_TEXTS as RULES } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { holdVersioned } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { getContest } from '#server/features/contests/public.ts';
import { newestLinks, revokeJuryLinks } from './access/jury-link-store.ts';
import { revokeJuryLink, sendJuryLink } from './access/send-jury-link.ts';
import { addJuror, changedPerson, checkNumbers } from './add-juror.ts';
import { runningRounds } from './held-round-store.ts';
import { auditJuror, changeJuror, type JurorRow, jurorOf, listJurors, TABLE } from './juror-store.ts';
import { passOn } from './run-round.ts';

interface JurorDependencies {
  readonly now: () => Date;
  readonly mails: boolean;
}

/** The jury of a contest. */
export function jurorRoutes({ now, mails }: JurorDependencies): readonly Route[] {
  const shown = async ({ db }: Pick<TransactionCall, 'db'>, row: JurorRow): Promise<Juror> =>
    jurorOf(row, (await newestLinks(db, [row], now())).get(row.id));
  return [
    route(endpoints.list, async ({ db, projectId, query }) => {
      await getContest(db, projectId, query.contestId);
      const rows = await listJurors(db, projectId, query.contestId);
      const links = await newestLinks(db, rows, now());
      return rows.map((row) => jurorOf(row, links.get(row.id)));
    }),
    transactionRoute(endpoints.create, async (call) => shown(call, await addJuror(call, call.body))),
    transactionRoute(endpoints.update, async (call) => {
      const before = await heldJuror(call, call.body.id, call.body.version);
      await checkChange(call.db, before, call.body);
      const { title, roundKeys, categories, isChair, conflictNumbers, external } = call.body;
      const values = {
        title,
        round_keys: roundKeys,
        categories,
        is_chair: isChair,
        conflict_numbers: conflictNumbers,
        ...(external && (await changedPerson(call, before, external))),
      };
      const after = await changeJuror(call.db, before, values, call.caller);
      if (after.email_key !== before.email_key) await revokeJuryLinks(call.db, after, now());
      await auditJuror(call, 'update', { before, after });
      return await shown(call, after);
    }),
    transactionRoute(endpoints.remove, async (call) => {
      const { params, body } = call;
      const before = await heldJuror(call, params.id, body.version);
      const values = { state: 'REMOVED', reason: body.reason } as const;
      const after = await changeJuror(call.db, before, values, call.caller);
      await revokeJuryLinks(call.db, after, now());
      await auditJuror(call, 'remove', { before, after });
      for (const round of await runningRounds(call.db, after)) await passOn(call, round, after, body.reason);
      return await shown(call, after);
    }),
    transactionRoute(endpoints.sendLink, async (call) => {
      const before = await heldJuror(call, call.params.id, call.body.version);
      return await shown(call, await sendJuryLink(call, before, { now: now(), mails }));
    }),
    transactionRoute(endpoints.revokeLink, async (call) => {
      const before = await heldJuror(call, call.params.id, call.body.version);
      return await shown(call, await revokeJuryLink(call, before, now()));
    }),
  ];
}

async function heldJuror({ db, projectId }: TransactionCall, id: string, version: number): Promise<JurorRow> {
  const row = await holdVersioned(db, TABLE, projectId, id);
  checkVersion(row, version);
  if (row.state === 'REMOVED') throw ruleNotMet(RULES, 'JUROR_REMOVED', 'state');
  return row;
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
