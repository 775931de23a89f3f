import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { keepAsking } from './test-support/keep-asking.ts';
import { exchange, openConnections, type Script } from './test-support/raw-exchange.ts';

const IDLE = 1_000;
/** The longest that the framework accepts for a head. */
const LONG_MS = 300_000;

/** Limits that no test waits for: a rude client is disconnected for what it sends. Slow clients have their own test. */
const { app, db, database, config } = await startTestServer({
  limits: {
    headersTimeout: LONG_MS,
    bodyTimeout: LONG_MS,
    answerTimeout: LONG_MS,
    connectionTimeout: LONG_MS,
    lingerTimeout: 100,
  },
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const { authorization = '' } = await signIn(db, await aPerson(db));
const others = keepAsking(`${address}${config.apiBase}/admin/me`, { authorization });

const get = `GET ${config.apiBase}/admin/me HTTP/1.1\r\nHost: x\r\n`;
const me = `${get}Authorization: ${authorization}\r\n`;
const login = `POST ${config.apiBase}/admin/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
const LAST = 'Connection: close\r\n\r\n';

const sending =
  (text: string): Script =>
  (socket) =>
    socket.write(text, 'latin1');
const thenEnding =
  (text: string): Script =>
  (socket) =>
    socket.end(text, 'latin1');

const RUDE: readonly (readonly [name: string, script: Script, statuses: readonly number[]])[] = [
  ['speaks no HTTP', sending('hello\r\n\r\n'), [400]],
  ['begins with TLS', sending('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'), [400]],
  ['sends zeros', sending('\0'.repeat(1_000)), [400]],
  ['names a version that there is not', sending('GET / HTTP/9.9\r\n\r\n'), [400]],
  ['names no host', sending('GET /healthz HTTP/1.1\r\n\r\n'), [400]],
  ['has a space in a header name', sending(`${get}Bad Name: a\r\n\r\n`), [400]],
  ['has a bare line end in a header', sending(`${get}X: a\rb\r\n\r\n`), [400]],
  ['has NUL in a header', sending(`${get}X: a\0b\r\n\r\n`), [400]],
  ['has a header of 17 kB', sending(`${get}X: ${'a'.repeat(17 * 1024)}\r\n\r\n`), [431]],
  ['has 5,000 headers', sending(`${get}${'X: a\r\n'.repeat(5_000)}\r\n`), [431]],
  ['has an address of 17 kB', sending(`GET /${'a'.repeat(17 * 1024)} HTTP/1.1\r\nHost: x\r\n\r\n`), [431]],
  ['announces a body of less than nothing', sending(`${login}Content-Length: -1\r\n\r\n`), [400]],
  ['announces two lengths', sending(`${login}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`), [400]],
  [
    'announces a length and parts',
    sending(`${login}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
    [400],
  ],
  ['announces a part of no number', sending(`${login}Transfer-Encoding: chunked\r\n\r\nzz\r\n`), [400]],
  ['announces 10 GB', sending(`${login}Content-Length: 10737418240\r\n\r\n`), [413]],
  ['sends parts for ever', flood, [413]],
  ['goes on with garbage', sending(`${me}\r\nhello\r\n\r\n`), [400]],
  ['asks three times at once', sending(`${me}\r\n${me}\r\n${me}${LAST}`), [200, 200, 200]],
  // A client that ends during its request has left.
  ['ends its side after a whole request', thenEnding(`${me}\r\n`), []],
  ['ends its side in the head', thenEnding(me), [400]],
  ['ends its side in the body', thenEnding(`${login}Content-Length: 100\r\n\r\n{`), [400]],
  ['ends its side at once', thenEnding(''), []],
  ['breaks off in the head', breakingOff(me), []],
  ['breaks off in the body', breakingOff(`${login}Content-Length: 100\r\n\r\n{`), []],
  ['breaks off before the answer', breakingOff(`${me}\r\n`), []],
  [
    'waits to be told to go on',
    sending(`${login}Expect: 100-continue\r\nContent-Length: 2\r\n${LAST}{}`),
    [100, 400],
  ],
  [
    'waits to be told to go on with 10 GB',
    sending(`${login}Expect: 100-continue\r\nContent-Length: 10737418240\r\n\r\n`),
    [100, 413],
  ],
  ['expects a wonder', sending(`${login}Expect: a-wonder\r\n${LAST}`), [400]],
  ['wants a tunnel', sending('CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n'), []],
  ['wants another protocol', sending(`${me}Upgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`), [200]],
  ['uses a method that there is not', sending(`BREW /api/admin/me HTTP/1.1\r\nHost: x\r\n${LAST}`), [400]],
  ['traces', sending(`TRACE /api/admin/me HTTP/1.1\r\nHost: x\r\n${LAST}`), [404]],
];

async function flood(socket: Socket): Promise<void> {
  socket.write(`${login}Transfer-Encoding: chunked\r\n\r\n`);
  const part = `4000\r\n${' '.repeat(0x4000)}\r\n`;
  while (socket.writable && socket.bytesWritten < 10_000_000) {
    socket.write(part);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function breakingOff(text: string): Script {
  return (socket) => {
    socket.write(text);
    socket.resetAndDestroy();
  };
}

/** Security headers, and the envelope. */
const WHOLE_REFUSAL =
  /^4\d\d [\s\S]*x-content-type-options: nosniff[\s\S]*\r\n\r\n\{"error":-4\d\d,"code":"/i;

function refusalsIn(text: string): string[] {
  return text.split('HTTP/1.1 ').filter((answer) => answer.startsWith('4'));
}

test.each(RUDE)('a client that %s is answered and disconnected', async (_name, script, statuses) => {
  const reported = await exchange(port, script);
  expect(reported.statuses).toEqual(statuses);
  for (const answer of refusalsIn(reported.text)) expect(answer).toMatch(WHOLE_REFUSAL);
});

test('a thousand idle connections opened and closed leave nothing behind', async () => {
  const held: Socket[] = [];
  const closed = Promise.all(
    Array.from({ length: IDLE }, () => exchange(port, (socket) => void held.push(socket))),
  );
  // A busy machine takes seconds to open a thousand connections.
  await expect.poll(() => openConnections(app.server), { timeout: 60_000 }).toBeGreaterThanOrEqual(IDLE);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  for (const socket of held) socket.destroy();
  await closed;
  await expect.poll(() => openConnections(app.server), { timeout: 60_000 }).toBeLessThan(10);
});

test('meanwhile every other client was answered, and afterwards no connection is left', async () => {
  expect(await others.stop()).toBeGreaterThan(0);
  await expect.poll(() => openConnections(app.server)).toBeLessThanOrEqual(2);
  expect(database.connections().waiting).toBe(0);
});
