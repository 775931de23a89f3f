import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { aNetwork } from '../networks.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: string[];
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** A reader at a site's own host, in a network of their own: through the proxy that the bench is. */
export function readPage(port: number, host: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'x-forwarded-for': aNetwork() };
    const asked = request({ agent, host: '127.0.0.1', port, path, headers, timeout: 30_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered, rawHeaders } = response;
        resolve({ status, headers: answered, rawHeaders, body: Buffer.concat(parts) });
      });
    });
    asked.on('timeout', () => asked.destroy(new Error(`${path} was not answered within 30 s.`)));
    asked.on('error', reject);
    asked.end();
  });
}

/** Does something with each item, so many at once. */
export async function eachOf<Item>(
  items: Iterable<Item>,
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const hand = async () => {
    for (let next = left.next(); next.done !== true; next = left.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}
