import type { Db } from '#server/core/db/database.ts';
import { listActivity } from '#server/features/audit/public.ts';
import { atMost } from './at-most.ts';
import type { DashboardDependencies } from './dashboard-needs.ts';
import { busiestCategories, busiestPeople, publishedByDay, type Span } from './output-view.ts';

interface Charts {
  readonly days: Awaited<ReturnType<typeof publishedByDay>>;
  readonly categories: Awaited<ReturnType<typeof busiestCategories>>;
  readonly people: Awaited<ReturnType<typeof busiestPeople>>;
}

const known = new Map<string, { readonly key: string; readonly charts: Promise<Charts> }>();

/** A dashboard never takes more connections from others than this. */
const CONNECTIONS = 3;

const OWN = { listActivity, knownCharts };
export type DashboardReads = DashboardDependencies & typeof OWN;

/** All reads of one dashboard, in parallel on a few connections. */
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

/**
 * The publications of these days, the same for everybody in the project: computed once while none of its posts and
 * categories changes. The change counter is read first, so a cached value is never older than it.
 */
function knownCharts(
  db: Db,
  projectId: string,
  { stamp, ...span }: Span & { readonly stamp: string },
): Promise<Charts> {
  const key = JSON.stringify([span.from, span.to, stamp]);
  const last = known.get(projectId);
  if (last?.key === key) return last.charts;
  const charts = drawCharts(db, projectId, span);
  known.set(projectId, { key, charts });
  charts.catch(() => {
    if (known.get(projectId)?.charts === charts) known.delete(projectId);
  });
  return charts;
}

async function drawCharts(db: Db, projectId: string, span: Span): Promise<Charts> {
  return {
    days: await publishedByDay(db, projectId, span),
    categories: await busiestCategories(db, projectId, span),
    people: await busiestPeople(db, projectId, span),
  };
}
