import { contestChecklist } from '@toasoan/contract/features/contests/contest-checklist.ts';
import { contestSettingsEndpoints as endpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import type { ContestRow } from '../contest-row.ts';
import { getContest, getContestDetail } from '../contest-view.ts';
import { auditNewContest } from './audit-new-contest.ts';
import { changeContest } from './change-contest.ts';
import { changePrizes } from './change-prizes.ts';
import { changeRounds } from './change-rounds.ts';
import { cloneContest } from './clone-contest.ts';
import { listPlannedContests } from './contest-calendar-view.ts';
import { listNotices } from './contest-notice-store.ts';
import { getRules, listRulesVersions } from './contest-rules-store.ts';
import { insertContest } from './contest-store.ts';
import { cancelOpening, closeContest, extendContest, openContest, stepPlainly } from './move-contest.ts';
import { type OpeningOptions, openingFacts } from './opening-facts-view.ts';
import { publishRules } from './publish-rules.ts';

/** What has to be so before the results are announced; it throws what is missing. */
export type BeforeAnnounce = (
  call: Pick<TransactionCall, 'db' | 'language'>,
  contest: ContestRow,
) => Promise<void>;

interface SettingsOptions extends OpeningOptions {
  readonly beforeAnnounce?: BeforeAnnounce;
}

/** The settings of contests and their steps. */
export function contestSettingsRoutes(options: SettingsOptions): readonly Route[] {
  return [...readingRoutes(options), ...changingRoutes(options), ...steppingRoutes(options)];
}

function readingRoutes(options: OpeningOptions): readonly Route[] {
  return [
    route(endpoints.calendar, async ({ db, projectId }) => ({
      items: await listPlannedContests(db, projectId),
    })),
    route(endpoints.checklist, async ({ db, projectId, params }) => {
      const contest = await getContestDetail(db, projectId, params.id);
      const items = contestChecklist(await openingFacts(db, projectId, contest, options));
      return { items: items.map(({ code, met }) => ({ code, met })) };
    }),
    route(endpoints.notices, async ({ db, projectId, params }) => {
      const { id } = await getContest(db, projectId, params.id);
      return { items: await listNotices(db, projectId, id) };
    }),
    route(endpoints.rulesVersions, async ({ db, projectId, params }) => {
      const { id } = await getContest(db, projectId, params.id);
      return { items: await listRulesVersions(db, projectId, id) };
    }),
    route(endpoints.rules, async ({ db, projectId, params, query }) => {
      const { id, rules_version } = await getContest(db, projectId, params.id);
      const version = Number(query.rulesVersion ?? rules_version);
      return await getRules(db, { projectId, contestId: id, version });
    }),
  ];
}

function changingRoutes({ now }: OpeningOptions): readonly Route[] {
  return [
    transactionRoute(endpoints.create, async (call) => {
      const { db, projectId, caller, body } = call;
      const { id } = await insertContest(db, projectId, body, { by: caller });
      await auditNewContest(call, id);
      return await getContestDetail(db, projectId, id);
    }),
    transactionRoute(endpoints.update, (call) => changeContest(call, call.body, now())),
    transactionRoute(endpoints.clone, (call) => cloneContest(call, { ...call.params, ...call.body })),
    transactionRoute(endpoints.saveRounds, (call) => changeRounds(call, { ...call.params, ...call.body })),
    transactionRoute(endpoints.savePrizes, (call) => changePrizes(call, { ...call.params, ...call.body })),
    transactionRoute(endpoints.publishRules, (call) => publishRules(call, { ...call.params, ...call.body })),
  ];
}

function steppingRoutes(options: SettingsOptions): readonly Route[] {
  const { now } = options;
  return [
    transactionRoute(endpoints.open, (call) => openContest(call, { ...call.params, ...call.body }, options)),
    transactionRoute(endpoints.cancelOpening, (call) =>
      cancelOpening(call, { ...call.params, ...call.body }),
    ),
    transactionRoute(endpoints.extend, (call) =>
      extendContest(call, { ...call.params, ...call.body }, now()),
    ),
    transactionRoute(endpoints.close, (call) => closeContest(call, { ...call.params, ...call.body }, now())),
    transactionRoute(endpoints.judge, (call) => stepPlainly(call, { ...call.params, ...call.body }, 'judge')),
    transactionRoute(endpoints.announce, async (call) => {
      const { db, projectId, params, body } = call;
      const contest = await getContest(db, projectId, params.id);
      // What somebody else has changed since comes before what still waits.
      checkVersion(contest, body.version);
      await options.beforeAnnounce?.(call, contest);
      return await stepPlainly(call, { ...params, ...body }, 'announce');
    }),
    transactionRoute(endpoints.archive, (call) =>
      stepPlainly(call, { ...call.params, ...call.body }, 'archive'),
    ),
  ];
}
