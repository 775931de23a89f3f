import { listActivity } from '#server/features/audit/public.ts';
import { atMost } from './at-most.ts';
import type { DashboardDependencies } from './dashboard-needs.ts';
import { knownCharts } from './known-charts.ts';

/** However much a dashboard shows, it takes no more connections from others than these. */
const CONNECTIONS = 3;

const OWN = { listActivity, knownCharts };
export type DashboardReads = DashboardDependencies & typeof OWN;

/** All that one dashboard asks for, side by side on a few connections. */
export function dashboardReads(deps: DashboardDependencies): DashboardReads {
  const run = atMost(CONNECTIONS);
  const taken =
    <Args extends unknown[], Result>(read: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      run(() => read(...args));
  return {
    listPosts: taken(deps.listPosts),
    countPosts: taken(deps.countPosts),
    countCases: taken(deps.countCases),
    scheduleProblems: taken(deps.scheduleProblems),
    listHeldBy: taken(deps.listHeldBy),
    listNoted: taken(deps.listNoted),
    countMentions: taken(deps.countMentions),
    countEndingRights: taken(deps.countEndingRights),
    listEndingRights: taken(deps.listEndingRights),
    ...(deps.findMailTrouble && { findMailTrouble: taken(deps.findMailTrouble) }),
    listActivity: taken(OWN.listActivity),
    knownCharts: taken(OWN.knownCharts),
  };
}
