// A separate process that generates load: several connections, each with one call at a time.
import { aNetwork } from '../networks.ts';
import { p50AndP99 } from '../percentiles.ts';
import type { LoadOrders, LoadResult } from './load.ts';
import { answerOrders } from './load-child.ts';
import { LoadConnection, requestOf } from './load-connection.ts';

answerOrders(run);

async function run({ port, paths, headers, hasManyNetworks, ...orders }: LoadOrders): Promise<LoadResult> {
  const { connections, seconds } = orders;
  const headersOfCall = () =>
    hasManyNetworks === true ? { ...headers, 'x-forwarded-for': aNetwork() } : headers;
  const requests = paths.map((path) => requestOf({ method: 'GET', path, port, headers: headersOfCall() }));
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let next = 0;
  const work = async () => {
    const connection = new LoadConnection(port);
    for (let now = performance.now(); now < end; ) {
      const request = requests[next++ % requests.length] ?? Buffer.alloc(0);
      await connection.ask(request);
      const after = performance.now();
      times.push(after - now);
      now = after;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  const took = (performance.now() - begin) / 1000;
  return { perSecond: times.length / took, count: times.length, ...p50AndP99(times) };
}
