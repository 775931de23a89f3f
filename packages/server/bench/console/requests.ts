import type { Page } from 'playwright';
import type { Seen } from './page-watch.ts';

interface Asked {
  readonly url: string;
  readonly isRead: boolean;
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Seconds of the browser's own clock. */
  readonly begun: number;
  ended: number;
  isCached: boolean;
  isRemembered: boolean;
}

/** What a page requested until a moment. */
export interface RequestCounts {
  readonly scripts: number;
  readonly styles: number;
  readonly all: number;
  /** Addresses requested more than once, whatever the cache answered. */
  readonly repeated: number;
  /** The addresses of the longest chain of requests that waited for each other. */
  readonly chain: readonly string[];
}

export interface RequestLog {
  until(seen: Seen): Promise<RequestCounts>;
  /** Milliseconds that the page's own thread has computed: other load of the machine hardly changes them. */
  work(): Promise<number>;
}

/** Pictures of rows begin with the rows, and streams never end. */
const UNCOUNTED = ['Image', 'EventSource', 'Ping'];

/** Logs a page's requests. With `heldBackMs` every answer of the network comes that much later. */
export async function logRequests(page: Page, heldBackMs = 0): Promise<RequestLog> {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, Asked>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp, wallTime }) => {
    asked.set(requestId, {
      url: request.url,
      isRead: request.method === 'GET',
      kind: type,
      at: wallTime * 1000,
      begun: timestamp,
      ended: Number.POSITIVE_INFINITY,
      isCached: false,
      isRemembered: false,
    });
  });
  const change = (id: string, changes: Partial<Asked>) => Object.assign(asked.get(id) ?? {}, changes);
  session.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isRemembered: true }));
  session.on('Network.responseReceived', ({ requestId, response }) =>
    change(requestId, { isCached: response.fromDiskCache ?? false }),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp }) =>
    change(requestId, { ended: timestamp }),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => change(requestId, { ended: timestamp }));
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (heldBackMs > 0)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: heldBackMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  return {
    work: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    },
    until: async ({ shownAt }) => {
      const end = (await page.evaluate(() => performance.timeOrigin)) + shownAt;
      return countsOf([...asked.values()].filter(({ at, kind }) => at <= end && !UNCOUNTED.includes(kind)));
    },
  };
}

function countsOf(asked: readonly Asked[]): RequestCounts {
  // The page's own memory answers without a request.
  const requests = asked.filter(({ isRemembered }) => !isRemembered);
  const addresses = new Map<string, number>();
  for (const { url } of requests.filter(({ isRead }) => isRead))
    addresses.set(url, (addresses.get(url) ?? 0) + 1);
  const endingIn = (end: string) =>
    [...addresses.keys()].filter((url) => new URL(url).pathname.endsWith(end)).length;
  return {
    scripts: endingIn('.js'),
    styles: endingIn('.css'),
    all: requests.length,
    repeated: [...addresses.values()].filter((times) => times > 1).length,
    chain: chainOf(requests.filter(({ isCached }) => !isCached)),
  };
}

/**
 * The longest chain of requests in which each began after the one before had ended. Answers that are held back far
 * longer than the page computes let only requests follow each other that wait for each other.
 */
function chainOf(requests: readonly Asked[]): string[] {
  const chain: string[] = [];
  let lastEnd = Number.NEGATIVE_INFINITY;
  for (const { url, begun, ended } of requests.toSorted((one, other) => one.ended - other.ended)) {
    if (begun < lastEnd) continue;
    chain.push(new URL(url).pathname);
    lastEnd = ended;
  }
  return chain;
}
