import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { HTTP_LIMITS } from './http-limits.ts';
import { keepAsking } from './test-support/keep-asking.ts';
import { drip, exchange, openConnections, type Script } from './test-support/raw-exchange.ts';

/** A tenth of the product's limits: a slow client makes the test wait for them. */
const LIMITS = {
  headersTimeout: HTTP_LIMITS.headersTimeout / 10,
  requestTimeout: HTTP_LIMITS.requestTimeout / 10,
  answerTimeout: HTTP_LIMITS.answerTimeout / 10,
  connectionTimeout: HTTP_LIMITS.connectionTimeout / 10,
  connectionsCheckingInterval: HTTP_LIMITS.connectionsCheckingInterval / 10,
};

const { app, db, database, config } = await startTestServer({ limits: LIMITS });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const { authorization = '' } = await signIn(db, await aPerson(db));
const me = `GET ${config.apiBase}/admin/me HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n`;
const login = `POST ${config.apiBase}/admin/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

const sending =
  (text: string): Script =>
  (socket) =>
    socket.write(text);

const others = keepAsking(`${address}${config.apiBase}/admin/me`, { authorization });
interface Row {
  readonly name: string;
  readonly script: Script;
  /** 408 by the limit of the head, 503 by the limit of the answer. */
  readonly statuses: readonly number[];
}

const SLOW: readonly Row[] = [
  { name: 'nothing at all', script: () => undefined, statuses: [408] },
  {
    name: 'its head byte by byte',
    script: (socket) => drip(socket, `${me}${'X-Slow: a\r\n'.repeat(500)}`, 20),
    statuses: [408],
  },
  { name: 'half a head', script: sending(me), statuses: [408] },
  {
    name: 'a body that it announces and never sends',
    script: sending(`${login}Content-Length: 100\r\n\r\n`),
    statuses: [503],
  },
  {
    name: 'one byte of its body and no more',
    script: sending(`${login}Content-Length: 100\r\n\r\n{`),
    statuses: [503],
  },
  {
    name: 'its body byte by byte',
    script: async (socket) => {
      socket.write(`${login}Content-Length: 5000\r\n\r\n`);
      await drip(socket, ' '.repeat(5_000), 20);
    },
    statuses: [503],
  },
  {
    name: 'a body in parts without an end',
    script: sending(`${login}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`),
    statuses: [503],
  },
  {
    name: 'one whole request and then nothing',
    script: sending(`${me}\r\n`),
    statuses: [200],
  },
  {
    name: 'one whole request and half of the next',
    script: sending(`${me}\r\n${me}`),
    statuses: [200, 408],
  },
];

describe.concurrent('A client is answered and disconnected by a time limit that sends', () => {
  test.each(SLOW)('$name', async ({ script, statuses }) => {
    const reported = await exchange(port, script);
    expect(reported.statuses).toEqual(statuses);
  });
});

test('meanwhile every other client was answered, and afterwards no connection is left', async () => {
  expect(await others.stop()).toBeGreaterThan(0);
  // That of the others waits for their next call.
  await expect.poll(() => openConnections(app.server)).toBeLessThanOrEqual(1);
  expect(database.connections().waiting).toBe(0);
});
