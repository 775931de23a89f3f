import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { idOf, tusOf } from '#server/features/media/upload/test-support/tus.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { HTTP_LIMITS } from './http-limits.ts';
import { keepAsking } from './test-support/keep-asking.ts';
import { drip, exchange, openConnections, type Script } from './test-support/raw-exchange.ts';

/** A tenth of the product's limits: a slow client makes the test wait for them. */
const LIMITS = {
  headersTimeout: HTTP_LIMITS.headersTimeout / 10,
  bodyTimeout: HTTP_LIMITS.bodyTimeout / 10,
  bodyBytesPerTimeout: HTTP_LIMITS.bodyBytesPerTimeout / 10,
  answerTimeout: HTTP_LIMITS.answerTimeout / 10,
  connectionTimeout: HTTP_LIMITS.connectionTimeout / 10,
  lingerTimeout: HTTP_LIMITS.lingerTimeout / 10,
  connectionsCheckingInterval: HTTP_LIMITS.connectionsCheckingInterval / 10,
};

const { app, db, database, config } = await startTestServer({ limits: LIMITS });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const { authorization = '' } = await signIn(db, await aPerson(db));
const me = `GET ${config.apiBase}/admin/me HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n`;
const login = `POST ${config.apiBase}/admin/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

const project = await aProject(db);
const headers = await signIn(db, await aPerson(db, { projects: [project] }), { project });
const tus = tusOf(app, headers);
const begun = async () => idOf(await tus.begin(60_000, { filename: 'phim.mp4' }));
const partHead = (id: string, rest: string) =>
  [
    `PATCH ${config.apiBase}/admin/media/upload/${id} HTTP/1.1`,
    'Host: x',
    `Authorization: ${headers.authorization}`,
    `project-id: ${project}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    rest,
  ].join('\r\n');

const sending =
  (text: string): Script =>
  (socket) =>
    socket.write(text);

const others = keepAsking(`${address}${config.apiBase}/admin/me`, { authorization });
interface Row {
  readonly name: string;
  readonly script: Script;
  /** 408 by the limits of the head and of the body. */
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
    statuses: [408],
  },
  {
    name: 'one byte of its body and no more',
    script: sending(`${login}Content-Length: 100\r\n\r\n{`),
    statuses: [408],
  },
  {
    name: 'its body byte by byte',
    script: async (socket) => {
      socket.write(`${login}Content-Length: 5000\r\n\r\n`);
      await drip(socket, ' '.repeat(5_000), 20);
    },
    statuses: [408],
  },
  {
    name: 'a body in parts without an end',
    script: sending(`${login}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`),
    statuses: [408],
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

const BODY = ' '.repeat(60_000);
/** Longer than an answer may take, and faster than the slowest line that is accepted. */
const inTwentyPieces = async (socket: Socket) => {
  for (let at = 0; at < 20; at += 1) {
    socket.write(BODY.slice(at * 3_000, (at + 1) * 3_000));
    await wait(LIMITS.answerTimeout / 15);
  }
};

describe.concurrent('A body', () => {
  test('that takes longer than an answer may is read to its end', async () => {
    const { statuses } = await exchange(port, async (socket) => {
      socket.write(`${login}Connection: close\r\nContent-Length: ${BODY.length}\r\n\r\n`);
      await inTwentyPieces(socket);
    });
    expect(statuses).toEqual([400]);
  });

  test('of an upload that takes longer than an answer may is kept', async () => {
    const { statuses, text } = await exchange(port, async (socket) => {
      socket.write(partHead(await begun(), `Connection: close\r\nContent-Length: ${BODY.length}\r\n\r\n`));
      await inTwentyPieces(socket);
    });
    expect(statuses).toEqual([204]);
    expect(text).toContain(`upload-offset: ${BODY.length}`);
  });

  test('that stops coming gets −408 in the envelope and in words', async () => {
    const { text } = await exchange(
      port,
      sending(`${login}Accept-Language: en\r\nContent-Length: 9\r\n\r\n{`),
    );
    const answer = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    expect(answer).toMatchObject({ error: -408, code: 'BODY_TOO_SLOW' });
    expect(answer.message).toContain('The connection is too slow');
  });

  test('of an upload that stops coming gets −408, and its bytes are kept', async () => {
    const id = await begun();
    const { statuses } = await exchange(port, sending(partHead(id, 'Content-Length: 60000\r\n\r\nabcde')));
    expect(statuses).toEqual([408]);
    expect((await tus.progress(id)).headers['upload-offset']).toBe('5');
  });
});

test('meanwhile every other client was answered, and afterwards no connection is left', async () => {
  expect(await others.stop()).toBeGreaterThan(0);
  // That of the others waits for their next call.
  await expect.poll(() => openConnections(app.server)).toBeLessThanOrEqual(1);
  expect(database.connections().waiting).toBe(0);
});
