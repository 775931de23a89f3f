// A separate process that writes: several connections, each with one call at a time, each with posts of its own.
import { LoadConnection } from '../sides/load-connection.ts';
import type { WriteOrders, WriteResult } from './write-load.ts';

process.on('message', (orders: WriteOrders) => {
  run(orders).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));

/** How often each post was written, by its id. */
const versions = new Map<string, number>();
let written = 0;

async function run({
  port,
  path,
  people,
  posts,
  body,
  connections,
  seconds,
}: WriteOrders): Promise<WriteResult> {
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const work = async (_: unknown, lane: number) => {
    const connection = new LoadConnection(port);
    const own = posts.filter((__, index) => index % connections === lane);
    for (let turn = 0, now = performance.now(); now < end; turn += 1) {
      written += 1;
      const post = own[turn % Math.max(1, own.length)];
      const version = (post && versions.get(post.id)) ?? post?.version ?? 0;
      if (post && body.includes('VERSION')) versions.set(post.id, version + 1);
      const text = body
        .replaceAll('NUMBER', `${process.pid} ${written}`)
        .replaceAll('"ID"', `"${post?.id}"`)
        .replaceAll('"VERSION"', String(version));
      const headers = people[written % people.length] ?? {};
      await connection.ask(requestOf({ path, port, headers, text }));
      const after = performance.now();
      times.push(after - now);
      now = after;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const perSecond = (times.length * 1000) / (performance.now() - begin);
  return { perSecond, count: times.length, p50: at(0.5), p99: at(0.99) };
}

interface Request {
  readonly path: string;
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

function requestOf({ path, port, headers, text }: Request): Buffer {
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    'idempotency-key': `bench-${process.pid}-${written}`,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
}
