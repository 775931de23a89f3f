import { listActivity } from '#server/features/audit/public.ts';
import { atMost } from './at-most.ts';
import type { DashboardNeeds } from './dashboard-needs.ts';
import { knownCharts } from './known-charts.ts';

/** However much a dashboard shows, it takes no more connections from others than these. */
const CONNECTIONS = 3;

const OWN = { listActivity, knownCharts };
export type DashboardReads = DashboardNeeds & typeof OWN;

/** All that one dashboard asks for, side by side on a few connections. */
export function dashboardReads(needs: DashboardNeeds): DashboardReads {
  const run = atMost(CONNECTIONS);
  const taken =
    <Args extends unknown[], Result>(read: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      run(() => read(...args));
  return {
    listPosts: taken(needs.listPosts),
    countPosts: taken(needs.countPosts),
    countCases: taken(needs.countCases),
    scheduleProblems: taken(needs.scheduleProblems),
    listHeldBy: taken(needs.listHeldBy),
    listNoted: taken(needs.listNoted),
    countMentions: taken(needs.countMentions),
    countEndingRights: taken(needs.countEndingRights),
    listEndingRights: taken(needs.listEndingRights),
    ...(needs.findMailTrouble && { findMailTrouble: taken(needs.findMailTrouble) }),
    listActivity: taken(OWN.listActivity),
    knownCharts: taken(OWN.knownCharts),
  };
}
