import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly message: { readonly type: string; readonly data: Readonly<Record<string, unknown>> };
}

type Answer = 'silence' | { readonly status: number; readonly headers?: Record<string, string> };

/** A server on the loopback address that keeps what it is sent; ends with the test file. */
export async function aReceiver() {
  const received: Received[] = [];
  let answer: (path: string) => Answer = () => ({ status: 204 });
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ headers: request.headers, body, message: body === '' ? {} : JSON.parse(body) });
    const given = answer(request.url ?? '');
    if (given !== 'silence') response.writeHead(given.status, given.headers).end('đã nhận');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    address: `http://${host}/hook`,
    received,
    /** Empties what was received. */
    take: () => received.splice(0),
    answers(next: typeof answer) {
      answer = next;
    },
  };
}
