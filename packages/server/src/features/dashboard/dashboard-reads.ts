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

/**
 * What was published in these days, the same for everybody in the project: drawn once for all who ask while none of
 * its posts and categories has changed. The stamp was read before, so what is known is never older than it.
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
