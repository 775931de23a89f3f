import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { HTTP_LIMITS } from './http-limits.ts';
import { keepAsking } from './test-support/keep-asking.ts';
import { drip, exchange, openConnections, type Script } from './test-support/raw-exchange.ts';

/** A tenth of the product's times, so that the test need not wait as long as a patient attacker. */
const LIMITS = {
  headersTimeout: HTTP_LIMITS.headersTimeout / 10,
  requestTimeout: HTTP_LIMITS.requestTimeout / 10,
  answerTimeout: HTTP_LIMITS.answerTimeout / 10,
  connectionTimeout: HTTP_LIMITS.connectionTimeout / 10,
  connectionsCheckingInterval: HTTP_LIMITS.connectionsCheckingInterval / 10,
};
/** Of a busy machine. */
const SLACK = 1_500;
const OTHERS_WITHIN = 1_000;

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
  readonly statuses: readonly number[];
  /** Milliseconds until the answer, and until the connection is closed. */
  readonly answer?: number;
  readonly close: number;
}

const SLOW: readonly Row[] = [
  { name: 'nothing at all', script: () => undefined, statuses: [408], close: LIMITS.headersTimeout },
  {
    name: 'its head byte by byte',
    script: (socket) => drip(socket, `${me}${'X-Slow: a\r\n'.repeat(500)}`, 20),
    statuses: [408],
    close: LIMITS.headersTimeout,
  },
  { name: 'half a head', script: sending(me), statuses: [408], close: LIMITS.headersTimeout },
  {
    name: 'a body that it announces and never sends',
    script: sending(`${login}Content-Length: 100\r\n\r\n`),
    statuses: [503],
    answer: LIMITS.answerTimeout,
    close: LIMITS.answerTimeout,
  },
  {
    name: 'one byte of its body and no more',
    script: sending(`${login}Content-Length: 100\r\n\r\n{`),
    statuses: [503],
    answer: LIMITS.answerTimeout,
    close: LIMITS.answerTimeout,
  },
  {
    name: 'its body byte by byte',
    script: async (socket) => {
      socket.write(`${login}Content-Length: 5000\r\n\r\n`);
      await drip(socket, ' '.repeat(5_000), 20);
    },
    statuses: [503],
    answer: LIMITS.answerTimeout,
    close: LIMITS.answerTimeout,
  },
  {
    name: 'a body in parts without an end',
    script: sending(`${login}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`),
    statuses: [503],
    answer: LIMITS.answerTimeout,
    close: LIMITS.answerTimeout,
  },
  {
    name: 'one whole request and then nothing',
    script: sending(`${me}\r\n`),
    statuses: [200],
    answer: 0,
    close: LIMITS.connectionTimeout,
  },
  {
    name: 'one whole request and half of the next',
    script: sending(`${me}\r\n${me}`),
    statuses: [200, 408],
    answer: 0,
    close: LIMITS.headersTimeout,
  },
];

describe.concurrent('A client is answered and let go in time that sends', () => {
  test.each(SLOW)('$name', async ({ script, statuses, answer, close }) => {
    const reported = await exchange(port, script);
    expect(reported.statuses).toEqual(statuses);
    if (answer !== undefined) expect(reported.answeredAfter).toBeLessThan(answer + SLACK);
    expect(reported.closedAfter).toBeLessThan(close + SLACK);
  });
});

test('meanwhile everybody else was answered at once, and afterwards no connection is left', async () => {
  expect(await others.stop()).toBeLessThan(OTHERS_WITHIN);
  // That of the others waits for their next call.
  await expect.poll(() => openConnections(app.server)).toBeLessThanOrEqual(1);
  expect(database.connections().waiting).toBe(0);
});
