import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { PartFile } from '#server/core/tus/part-file.ts';
import { idOf, tusOf } from '#server/features/media/upload/test-support/tus.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { exchange } from './test-support/raw-exchange.ts';

/** A hanging connection would last until the test gives up. */
const LINGER_MS = 200;
const { app, db } = await startTestServer({ limits: { lingerTimeout: LINGER_MS } });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const project = await aProject(db);
const headers = await signIn(db, await aPerson(db, { projects: [project] }), { project });
const tus = tusOf(app, headers);

const ANNOUNCED = 8_000_000;
const SENT = Buffer.alloc(300_000, 'x');
const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

const lines = (facts: Readonly<Record<string, string>>) =>
  Object.entries({ Host: 'x', ...facts })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
const json = { ...headers, 'content-type': 'application/json' };
const length = { 'content-length': String(ANNOUNCED) };
const bytes = {
  ...headers,
  'tus-resumable': '1.0.0',
  'content-type': 'application/offset+octet-stream',
  'upload-offset': '0',
};
const begun = async () => idOf(await tus.begin(ANNOUNCED, { filename: 'phim.mp4' }));
const pathOf = (id: string) => `/api/admin/media/upload/${id}`;

interface Row {
  readonly what: string;
  readonly start: () => Promise<string> | string;
  readonly status: number;
}
const REFUSED: readonly Row[] = [
  {
    what: 'without a session',
    start: () =>
      `POST /api/admin/post/create HTTP/1.1\r\n${lines({ ...json, ...length, authorization: '' })}\r\n`,
    status: 401,
  },
  {
    what: 'for its size',
    start: () => `POST /api/admin/post/create HTTP/1.1\r\n${lines({ ...json, ...length })}\r\n`,
    status: 413,
  },
  {
    what: 'for its type',
    start: () =>
      `POST /api/admin/post/create HTTP/1.1\r\n${lines({ ...headers, ...length, 'content-type': 'text/html' })}\r\n`,
    status: 415,
  },
  {
    what: 'packed',
    start: () =>
      `POST /api/admin/post/create HTTP/1.1\r\n${lines({ ...json, ...length, 'content-encoding': 'gzip' })}\r\n`,
    status: 415,
  },
  {
    what: 'to no call',
    start: () => `POST /api/admin/nothing HTTP/1.1\r\n${lines({ ...json, ...length })}\r\n`,
    status: 404,
  },
  {
    what: 'to an address that is none',
    start: () => `POST /%zz HTTP/1.1\r\n${lines({ ...json, ...length })}\r\n`,
    status: 400,
  },
  {
    what: 'with a read that has a body',
    start: () => `GET /api/admin/me HTTP/1.1\r\n${lines({ ...headers, ...length })}\r\n`,
    status: 200,
  },
  {
    what: 'as a part at a wrong offset',
    start: async () =>
      `PATCH ${pathOf(await begun())} HTTP/1.1\r\n${lines({ ...bytes, ...length, 'upload-offset': '5' })}\r\n`,
    status: 409,
  },
  {
    what: 'as a part of an upload that is not there',
    start: () => `PATCH ${pathOf('a'.repeat(22))} HTTP/1.1\r\n${lines({ ...bytes, ...length })}\r\n`,
    status: 404,
  },
];

describe('A connection is answered and closed soon when it is answered in the middle of a body', () => {
  test.each(REFUSED)('$what', async ({ start, status }) => {
    const head = await start();
    const { text, statuses } = await exchange(port, (socket) => {
      socket.write(head);
      socket.write(SENT);
    });
    expect(statuses).toEqual([status]);
    expect(text).toContain('connection: close');
  });

  test('by a full disk', async () => {
    const head = `PATCH ${pathOf(await begun())} HTTP/1.1\r\n${lines({ ...bytes, ...length })}\r\n`;
    vi.spyOn(PartFile.prototype, 'write').mockRejectedValueOnce(full());
    const { text, statuses } = await exchange(port, (socket) => {
      socket.write(head);
      socket.write(SENT);
    });
    expect(statuses).toEqual([503]);
    expect(text).toContain('connection: close');
    expect(text).toContain('"code":"STORAGE_FULL"');
  });
});

test('a sender who goes on to the last byte reads why it was refused, and the next call is answered', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, method: string, facts: Readonly<Record<string, string>>, body?: Buffer) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const call = request(
        { port, path, method, agent, headers: { ...facts } },
        (answer: IncomingMessage) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          answer.on('end', () => resolve({ status: answer.statusCode, text }));
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  const id = await begun();
  vi.spyOn(PartFile.prototype, 'write').mockRejectedValueOnce(full());
  const refused = await ask(pathOf(id), 'PATCH', bytes, Buffer.alloc(ANNOUNCED));
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([503, 'STORAGE_FULL']);
  const next = await ask(pathOf(id), 'HEAD', { ...headers, 'tus-resumable': '1.0.0' });
  expect(next.status).toBe(200);
  agent.destroy();
});

test('a refused body that has arrived keeps its connection', async () => {
  const body = JSON.stringify({ title: 'x'.repeat(2_000) });
  const refused = `POST /api/admin/nothing HTTP/1.1\r\n${lines({ ...json, 'content-length': String(body.length) })}\r\n${body}`;
  const next = `GET /healthz HTTP/1.1\r\n${lines({ Connection: 'close' })}\r\n`;
  const { statuses } = await exchange(port, (socket) => socket.write(refused + next));
  expect(statuses).toEqual([404, 200]);
});
