import { once } from 'node:events';
import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { liveEndpoints } from '@toasoan/contract/features/live/endpoints.ts';
import { clock, type ReadersOrders, type ReadersResult } from './stream-readers.ts';

const { port, tokens } = workerData as ReadersOrders;
/** Notices of the bench itself, not of saves. */
const NOTICE = /^data: (.*"kind":"notes".*)$/gm;
const arrivals = new Map<string, number[]>();

for (const token of tokens) await read(token);
parentPort?.postMessage('open');
parentPort?.once('message', () => parentPort?.postMessage({ arrivals } satisfies ReadersResult));

async function read(token: string): Promise<void> {
  const request = get({
    port,
    host: '127.0.0.1',
    path: `/api${liveEndpoints.stream.path}`,
    headers: { authorization: `Bearer ${token}` },
    agent: false,
  });
  const [response] = await once(request, 'response');
  if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode}.`);
  response.on('error', () => undefined);
  response.on('data', (bytes: Buffer) => {
    const at = clock();
    for (const [, data = ''] of bytes.toString().matchAll(NOTICE)) {
      const { thingId } = JSON.parse(data) as { thingId: string };
      const known = arrivals.get(thingId);
      if (known === undefined) arrivals.set(thingId, [at]);
      else known.push(at);
    }
  });
}
