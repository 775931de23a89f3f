import type { Db } from '#server/core/db/database.ts';
import { busiestCategories, busiestPeople, publishedByDay, type Span } from './output-view.ts';

interface Charts {
  readonly days: Awaited<ReturnType<typeof publishedByDay>>;
  readonly categories: Awaited<ReturnType<typeof busiestCategories>>;
  readonly people: Awaited<ReturnType<typeof busiestPeople>>;
}

const known = new Map<string, { readonly key: string; readonly charts: Promise<Charts> }>();

/**
 * What was published in these days, the same for everybody in the project: drawn once for all who ask while none of
 * its posts and categories has changed. The stamp was read before, so what is known is never older than it.
 */
export function knownCharts(
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
