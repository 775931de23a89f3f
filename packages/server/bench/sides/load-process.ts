// A separate process that generates load: several connections, each with one call at a time.
import type { LoadOrders } from './load.ts';
import { LoadConnection } from './load-connection.ts';

process.on('message', (orders: LoadOrders) => {
  run(orders).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));

async function run({ port, paths, headers, connections, seconds }: LoadOrders) {
  const requests = paths.map((path) => Buffer.from(requestOf(path, port, headers), 'latin1'));
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
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const took = (performance.now() - begin) / 1000;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99) };
}

function requestOf(path: string, port: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
