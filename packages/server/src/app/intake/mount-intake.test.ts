import { randomBytes } from 'node:crypto';
import { byReaders } from '@toasoan/contract/access/endpoint-access.ts';
import { defineEndpoint } from '@toasoan/contract/core/define-endpoint.ts';
import { readerEmail, readerFields, readerParams } from '@toasoan/contract/core/reader-fields.ts';
import { longText } from '@toasoan/contract/core/text.ts';
import { intakeEndpoints } from '@toasoan/contract/features/intake/intake-endpoints.ts';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#server/core/errors/app-error.ts';
import { readerRoute, readerWriteRoute } from '#server/core/http/reader-route.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';
import { buildIntake } from './build-intake.ts';
import { intakeOf } from './open-intake.ts';

const SECRET_KEY = 'a-key-for-tests-that-is-long-enough';
const SITE = 'https://hue.example';
const server = await startTestServer();
let project: string;
let now = new Date('2026-11-20T08:00:01Z');

const sendEndpoint = defineEndpoint({
  method: 'POST',
  path: '/intake/v1/{projectId}/try/send',
  summary: 'For the test.',
  access: byReaders('comment', { captcha: true }),
  params: z.strictObject(readerParams),
  body: z.strictObject({
    ...readerFields,
    email: z.optional(readerEmail),
    content: longText({ min: 2, max: 200 }),
  }),
  data: z.object({ id: z.string() }),
  creates: true,
  bodyLimit: 4 * 1024,
});
const readEndpoint = defineEndpoint({
  method: 'GET',
  path: '/intake/v1/{projectId}/try/read',
  summary: 'For the test.',
  access: byReaders('read'),
  params: z.strictObject(readerParams),
  data: z.object({ count: z.number() }),
});
let reads = 0;
let sent = 0;

async function anIntake(env: Readonly<Record<string, string>> = {}) {
  const config = { ...server.config, ...env };
  const deps = intakeOf(config, server.database, {
    secretKey: SECRET_KEY,
    files: server,
    now: () => now,
    checkCaptcha: async (token) => {
      if (token === 'bad') throw new AppError('CAPTCHA_REFUSED', { field: 'recaptchaToken' });
    },
  });
  const routes = [
    ...deps.routes,
    readerWriteRoute(sendEndpoint, async () => ({ id: String(++sent) })),
    readerRoute(readEndpoint, async () => ({ count: ++reads }), { keptMs: 60_000 }),
  ];
  const { readiness, database } = server;
  const app = await buildIntake({
    config: { ...config, trustProxy: ['127.0.0.1'] },
    readiness,
    database,
    intake: { ...deps, routes },
  });
  onTestFinished(() => app.close());
  return app;
}

type Intake = Awaited<ReturnType<typeof anIntake>>;
const aNetwork = () => `203.0.${randomBytes(1)[0]}.${randomBytes(1)[0]}`;

function send(app: Intake, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({
    method: 'POST',
    url: `/api/intake/v1/${project}/try/send`,
    headers: { origin: SITE, 'content-type': 'application/json', 'x-forwarded-for': aNetwork(), ...headers },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
}

beforeAll(async () => {
  project = await aProject(server.db, { domains: ['hue.example', 'báo-huế.vn'] });
});

describe('A page of the project', () => {
  test('reads its settings and may show the answer, without any credential', async () => {
    const app = await anIntake();
    const url = `/api${intakeEndpoints.settings.path.replace('{projectId}', project)}`;
    const answer = await app.inject({ url, headers: { origin: SITE } });
    expect(answer.json()).toMatchObject({ error: 0, data: { captchaSiteKey: '', mails: false } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': SITE,
      vary: 'origin',
      'cache-control': 'public, max-age=60',
    });
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('asks first and learns what it may send', async () => {
    const app = await anIntake();
    const url = `/api/intake/v1/${project}/try/send`;
    const asked = await app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: SITE, 'access-control-request-method': 'POST' },
    });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
      'access-control-allow-headers': expect.stringContaining('idempotency-key'),
    });
  });

  test('may have a domain with Vietnamese letters, which browsers name in ASCII', async () => {
    expect(
      (await send(await anIntake(), { content: 'Hay quá' }, { origin: 'https://xn--bo-hu-hoa0990b.vn' }))
        .statusCode,
    ).toBe(403);
    const { domainToASCII } = await import('node:url');
    const origin = `https://${domainToASCII('báo-huế.vn')}`;
    expect((await send(await anIntake(), { content: 'Hay quá' }, { origin })).statusCode).toBe(200);
  });

  test('may be without TLS and at any port on the machine of a developer', async () => {
    const app = await anIntake();
    const statusFrom = async (origin: string) =>
      (await send(app, { content: 'Hay quá' }, { origin })).statusCode;
    expect(await statusFrom('http://hue.example:8080')).toBe(200);
    expect(await statusFrom('http://hue.example.evil:8080')).toBe(403);
  });

  test('that repeats a call with its key gets the first answer, and nothing is done twice', async () => {
    const app = await anIntake();
    const headers = { 'idempotency-key': 'mot-lan-thoi' };
    const one = await send(app, { content: 'Một lần' }, headers);
    const again = await send(app, { content: 'Một lần' }, headers);
    expect(again.json()).toEqual(one.json());
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await send(app, { content: 'Khác' }, headers)).json()).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });
});

describe('An origin that is refused, before its body is read', () => {
  test.each([
    'https://hue.example.evil.example',
    'https://evil-hue.example',
    'https://hue.example:8443',
    'https://HUE.EXAMPLE.',
    'https://sub.hue.example',
    'https://hu\u0435.example',
    'null',
    'file://',
    'https://hue.example/',
    'https://hue.example, https://evil.example',
    '*',
  ])('%s', async (origin) => {
    const answer = await send(await anIntake(), 'not even json', { origin: encodeURI(origin) });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'ORIGIN_REFUSED']);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('none at all, where something is written', async () => {
    const app = await anIntake();
    const url = `/api/intake/v1/${project}/try/send`;
    const answer = await app.inject({ method: 'POST', url, payload: { content: 'Hay quá' } });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'ORIGIN_REFUSED']);
  });

  test('a page without TLS, in production', async () => {
    const app = await anIntake({ environment: 'production' });
    expect((await send(app, { content: 'Hay quá' }, { origin: 'http://hue.example' })).statusCode).toBe(403);
    expect((await send(app, { content: 'Hay quá' }, { origin: 'http://localhost:3000' })).statusCode).toBe(
      403,
    );
    expect((await send(app, { content: 'Hay quá' })).statusCode).toBe(200);
  });
});

describe('A hostile body', () => {
  const deep = `${'['.repeat(200)}${']'.repeat(200)}`;
  test.each([
    ['no JSON', '{"content":', 400],
    ['an unknown key', { content: 'Hay quá', isAdmin: true }, 400],
    ['a wrong type', { content: ['Hay'] }, 400],
    ['a duplicate key', '{"content":"một","content":"hai"}', 400],
    ['__proto__', '{"content":"một","__proto__":{}}', 400],
    ['NUL', '{"content":"a\\u0000b"}', 400],
    ['half a surrogate', '{"content":"a\\ud800b"}', 400],
    ['control characters', { content: 'a\u0007b' }, 400],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
    ['too deep', `{"content":${deep}}`, 413],
    ['a megabyte', { content: 'x'.repeat(1024 * 1024) }, 413],
    ['too long a text', { content: 'ă'.repeat(201) }, 400],
    ['a filled trap', { content: 'Hay quá', website: 'https://spam.example' }, 400],
    ['no e-mail', { content: 'Hay quá', email: 'a@b' }, 400],
    ['a refused captcha', { content: 'Hay quá', recaptchaToken: 'bad' }, 422],
    ['null', 'null', 400],
  ])('with %s is refused', async (_name, body, status) => {
    const before = sent;
    const answer = await send(await anIntake(), body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: -status, message: expect.any(String) });
    expect(sent).toBe(before);
  });

  test.each([
    ['form fields', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
    ['a compressed body', { 'content-encoding': 'gzip' }, 415],
  ])('as %s is refused', async (_name, headers, status) => {
    expect((await send(await anIntake(), '{"content":"Hay quá"}', headers)).statusCode).toBe(status);
  });
});

describe('Calls that come too often are refused with the time to wait', () => {
  test('from one network, whatever it says', async () => {
    const app = await anIntake();
    const from = { 'x-forwarded-for': aNetwork() };
    for (let call = 0; call < 5; call += 1)
      expect((await send(app, { content: 'Hay quá' }, from)).statusCode).toBe(200);
    const sixth = await send(app, { content: 'Hay quá' }, from);
    expect(sixth.statusCode).toBe(429);
    expect(sixth.headers['retry-after']).toBe('59');
    expect((await send(app, { content: 'Hay quá' })).statusCode).toBe(200);
    now = new Date(now.getTime() + 60_000);
    expect((await send(app, { content: 'Hay quá' }, from)).statusCode).toBe(200);
  });

  test('for one e-mail, from everywhere, whatever its case', async () => {
    const app = await anIntake();
    for (const email of [
      'Lan@Mail.example',
      'lan@mail.example',
      'LAN@mail.example',
      'lan@MAIL.example',
      'lan@mail.EXAMPLE',
    ])
      expect((await send(app, { content: 'Hay quá', email })).statusCode).toBe(200);
    expect((await send(app, { content: 'Hay quá', email: 'lan@mail.example' })).statusCode).toBe(429);
  });

  test('and what is counted names neither address nor e-mail', async () => {
    const app = await anIntake();
    await send(
      app,
      { content: 'Hay quá', email: 'bimat@mail.example' },
      { 'x-forwarded-for': '198.51.100.77' },
    );
    const rows = await server.db.selectFrom('reader_counts').select('key').execute();
    expect(rows.every(({ key }) => key.length === 18)).toBe(true);
    expect(JSON.stringify(rows.map(({ key }) => key.toString('latin1')))).not.toMatch(/bimat|198\.51/);
  });
});

test('a crowd that reads the same costs one read', async () => {
  const app = await anIntake();
  reads = 0;
  const url = `/api/intake/v1/${project}/try/read`;
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => app.inject({ url, headers: { origin: SITE } })),
  );
  expect(answers.map((answer) => answer.json().data.count)).toEqual(Array.from({ length: 40 }, () => 1));
});

test('a project that is unknown or archived has no intake, and its listener serves nothing else', async () => {
  const app = await anIntake();
  const archived = await aProject(server.db, { status: 'DISABLED', domains: ['hue.example'] });
  for (const url of [
    '/api/intake/v1/999999/settings',
    `/api/intake/v1/${archived}/settings`,
    '/api/intake/v1/',
    '/api/admin/me',
    '/',
    '/login',
  ])
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body).toContain(
    'http_request_duration_seconds',
  );
});
