import { Writable } from 'node:stream';
import { WITHOUT_TOKEN } from '@toasoan/contract/access/endpoint-access.ts';
import { defineEndpoint } from '@toasoan/contract/core/define-endpoint.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openRoute } from '#server/core/http/route.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const CANARY = 'chim-hoàng-yến';
const PASSWORD = 'mật khẩu của chim hoàng yến';
const lines: string[] = [];
const logStream = new Writable({
  write(line: Buffer, _encoding, done) {
    lines.push(line.toString());
    done();
  },
});
const breaking = defineEndpoint({
  method: 'GET',
  path: '/admin/breaking',
  summary: 'Fails with a token in its message.',
  access: WITHOUT_TOKEN,
  query: z.strictObject({ token: z.string() }),
  data: z.object({}),
});
const server = await startTestServer({
  env: { LOG_LEVEL: 'trace' },
  logStream,
  routes: [
    openRoute(breaking, async ({ query, db }) => {
      await db
        .insertInto('migration')
        .values({ name: CANARY })
        .execute()
        .catch(() => undefined);
      throw new Error(`broken by ${query.token}`);
    }),
  ],
});

function logged(): Record<string, unknown>[] {
  return lines.map((line) => JSON.parse(line));
}

test('a call leaves one line: request id, user, project, pattern, status, time', async () => {
  const project = await aProject(server.db);
  const person = await aPerson(server.db, { projects: [project] });
  const headers = await signIn(server.db, person, { project });
  lines.length = 0;
  await server.send(tagEndpoints.detail, { headers, params: { id: '12345' } });
  expect(logged()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user: person.userId,
      project,
      method: 'GET',
      route: '/api/admin/tag/detail/:id',
      status: 404,
      ms: expect.any(Number),
      msg: 'request',
    },
  ]);
});

test('no line ever holds a token, a password, a body, a query value or a value of a row', async () => {
  const project = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'EDITOR', projects: [project], password: PASSWORD });
  const headers = await signIn(server.db, person, { project });
  const token = String(headers.authorization).slice('Bearer '.length);
  lines.length = 0;
  await server.send(sessionEndpoints.login, { body: { email: person.email, password: PASSWORD } });
  await server.send(sessionEndpoints.login, { body: { email: person.email, password: CANARY } });
  await server.send(tagEndpoints.create, { headers, body: { title: CANARY } });
  await server.send(tagEndpoints.create, { headers, body: { title: CANARY } });
  await server.send(tagEndpoints.list, { headers, query: { text: CANARY } });
  await server.send(breaking, { query: { token } });
  await server.app.inject({ url: `/api/${CANARY}?otp=${token}` });
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(5);
  for (const secret of [token, PASSWORD, CANARY, encodeURIComponent(CANARY), person.email]) {
    expect(text).not.toContain(secret);
  }
  expect(text).toContain('broken by tsn_…');
});

test('what is our fault is logged with its cause and the request id the caller was told', async () => {
  lines.length = 0;
  const failure = await server.refusal(breaking, { query: { token: 'nothing-secret' } });
  const errors = logged().filter(({ level }) => level === 'error');
  expect(errors).toEqual([
    expect.objectContaining({
      requestId: failure.requestId,
      msg: 'INTERNAL',
      err: expect.objectContaining({
        type: 'Error',
        message: 'broken by nothing-secret',
        stack: expect.any(String),
      }),
    }),
  ]);
});
