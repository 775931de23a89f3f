import { p50AndP99 } from '../percentiles.ts';
import { LoadConnection, requestOf } from '../sides/load-connection.ts';

const LIST = '/api/admin/crawled-item/list';
const VIEWS = ['new', 'accepted', 'duplicate', 'failed', 'unlicensed', 'rejected', 'changed'];
const DEEP = 200;

interface QueueCall {
  readonly what: string;
  readonly paths: readonly string[];
}

interface Known {
  readonly sourceIds: readonly string[];
  readonly categoryIds: readonly string[];
}

/** What people ask of the queue: every tab at its beginning and far down, and every filter. */
export function queueCalls({ sourceIds, categoryIds }: Known): QueueCall[] {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const list = (query: Readonly<Record<string, string>>) => `${LIST}?${new URLSearchParams(query)}`;
  const eachTab = (query: Readonly<Record<string, string>>) => VIEWS.map((view) => list({ view, ...query }));
  const filter = (what: string, ...queries: Readonly<Record<string, string>>[]): QueueCall => ({
    what,
    paths: queries.flatMap(eachTab),
  });
  return [
    ...VIEWS.map((view) => ({ what: `tab ${view}`, paths: [list({ view })] })),
    ...VIEWS.map((view) => ({
      what: `tab ${view}, page ${DEEP}`,
      paths: [list({ view, page: String(DEEP) })],
    })),
    filter('by source', ...sourceIds.slice(0, 5).map((sourceId) => ({ sourceId }))),
    filter('by category', ...categoryIds.slice(0, 5).map((categoryId) => ({ categoryId }))),
    filter('by day', { fromDay: day(3), toDay: day(3) }, { fromDay: day(20), toDay: day(10) }),
    filter('by score', { minScore: '60' }, { minScore: '98' }),
    filter('by words', { text: 'cầu treo' }, { text: 'lúa vụ mùa' }, { text: 'na khuong' }, { text: 'gốm' }),
    filter('by source, score and words', { sourceId: sourceIds[3] ?? '', minScore: '70', text: 'cầu' }),
    filter('best first', { sort: '-score' }),
    filter('oldest first', { sort: 'time' }),
    { what: 'counts', paths: ['/api/admin/crawled-item/counts'] },
  ];
}

export interface CallTimes {
  readonly what: string;
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** One person who asks one call after the other, every address so often. */
export async function measureCalls(
  { port, headers }: { readonly port: number; readonly headers: Readonly<Record<string, string>> },
  calls: readonly QueueCall[],
  atLeast: number,
): Promise<CallTimes[]> {
  const connection = new LoadConnection(port);
  const found: CallTimes[] = [];
  for (const { what, paths } of calls) {
    const requests = paths.map((path) => requestOf({ method: 'GET', path, port, headers }));
    for (const request of requests) await connection.ask(request);
    const times: number[] = [];
    while (times.length < atLeast)
      for (const request of requests) {
        const begun = performance.now();
        await connection.ask(request);
        times.push(performance.now() - begun);
      }
    found.push({ what, count: times.length, ...p50AndP99(times) });
  }
  connection.close();
  return found;
}
