import { Writable } from 'node:stream';
import { KEY_PERMISSIONS, type KeyPermission } from '@toasoan/contract/core/endpoint.ts';
import { apiKeyEndpoints } from '@toasoan/contract/features/api-keys/endpoints.ts';
import { withImplied } from '@toasoan/contract/features/api-keys/key-rules.ts';
import { translateApiEndpoints } from '@toasoan/contract/features/translate-api/endpoints.ts';
import { expect, test } from 'vitest';
import { translateApiRoutes } from '#server/features/translate-api/translate-api-routes.ts';
import { startTestServer } from '#test/test-server.ts';
import { aKeyWorld, LOUD_PORTS } from './test-support/a-key-world.ts';

const HOUR = 3_600_000;
let clock = new Date();
const logged: string[] = [];
const logStream = new Writable({
  write(chunk, _encoding, done) {
    logged.push(String(chunk));
    done();
  },
});
const server = await startTestServer({
  now: () => clock,
  logStream,
  env: { LOG_LEVEL: 'debug' },
  keyRoutes: translateApiRoutes(LOUD_PORTS),
});
const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};

const SUBSETS = Array.from({ length: 15 }, (_, at) =>
  KEY_PERMISSIONS.filter((_permission, bit) => ((at + 1) & (1 << bit)) !== 0),
);

test('every set of permissions opens exactly the calls that it names', async () => {
  const { make, call, place } = await aKeyWorld(server, clock);
  const search = `?${new URLSearchParams(place)}`;
  const calls: readonly [KeyPermission | null, string, object | undefined][] = [
    ['translate', 'text', { ...place, text: 'chào' }],
    ['translate', 'batch', { ...place, texts: ['chào'] }],
    ['translate', 'document', { ...place, html: '<p>chào</p>' }],
    ['get_glossaries', `glossaries${search}`, undefined],
    [
      'edit_glossaries',
      'glossaries',
      { ...place, entries: [{ sourceContent: 'phở', targetContent: 'pho' }] },
    ],
    ['get_history', `history${search}`, undefined],
    [null, 'usage', undefined],
  ];
  expect(calls).toHaveLength(Object.keys(translateApiEndpoints).length);
  for (const permissions of SUBSETS) {
    const { key } = await make({ permissions: [...permissions] });
    const held = withImplied(permissions);
    for (const [permission, path, body] of calls) {
      const answer = await call(key, path, { ...(body && { body }) });
      const may = permission === null || held.includes(permission);
      expect([permissions, path, answer.status, answer.body.code]).toEqual(
        may ? [permissions, path, 200, undefined] : [permissions, path, 403, 'PERMISSION_MISSING'],
      );
    }
  }
});

test('each way to be refused is a problem of its own, in both languages', async () => {
  const { make, call, place, headers } = await aKeyWorld(server, clock);
  const body = { ...place, text: 'chào' };
  const { key, id, version } = await make({
    langPairs: ['vi>en'],
    ipAllow: ['10.1.0.0/16', '2001:db8::/32'],
  });
  const codeFrom = async (from: string, sent: object = body, used = key) =>
    (await call(used, 'text', { body: sent, from })).body.code ?? 'DONE';
  expect(await codeFrom('10.1.2.3')).toBe('DONE');
  expect(await codeFrom('::ffff:10.1.2.3')).toBe('DONE');
  expect(await codeFrom('2001:db8:1::5')).toBe('DONE');
  expect(await codeFrom('10.2.2.3')).toBe('ADDRESS_REFUSED');
  expect(await codeFrom('10.1.2.3', { ...body, target: 'fr' })).toBe('PAIR_REFUSED');
  expect(await codeFrom('10.1.2.3', { ...body, project: '999999' })).toBe('PROJECT_REFUSED');
  expect(await codeFrom('10.1.2.3', { ...body, more: 1 })).toBe('INVALID_INPUT');
  expect(await codeFrom('10.1.2.3', body, `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`)).toBe(
    'KEY_UNKNOWN',
  );
  expect(await codeFrom('10.1.2.3', body, '')).toBe('KEY_MISSING');
  const missing = await call('', 'text', { body, more: { 'accept-language': 'en' } });
  expect(missing.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(missing.body).toEqual({
    type: 'urn:toasoan:problem:key-missing',
    title: 'The API key is missing',
    status: 401,
    detail: expect.stringContaining('Authorization'),
    instance: expect.stringMatching(/^urn:uuid:/),
    code: 'KEY_MISSING',
  });
  expect((await call(key, 'nothing')).body.code).toBe('NOT_FOUND');
  await server.ask(apiKeyEndpoints.revoke, {
    headers,
    params: { id },
    body: { version, name: 'Trang Lào Cai' },
  });
  expect(await codeFrom('10.1.2.3')).toBe('KEY_REVOKED');
});

test('a key ends with its time and works again once it is extended', async () => {
  const { make, call, headers } = await aKeyWorld(server, clock);
  const { key, id, version } = await make({ expireTime: new Date(clock.getTime() + HOUR).toISOString() });
  later(HOUR);
  expect((await call(key, 'usage')).body.code).toBe('KEY_EXPIRED');
  const expireTime = new Date(clock.getTime() + HOUR).toISOString();
  await server.ask(apiKeyEndpoints.extend, { headers, params: { id }, body: { version, expireTime } });
  expect((await call(key, 'usage')).status).toBe(200);
});

test('two secrets work during the overlap of a rotation, then the new one alone', async () => {
  const { make, call, headers } = await aKeyWorld(server, clock);
  const { key, id, version } = await make();
  const rotated = await server.ask(apiKeyEndpoints.rotate, {
    headers,
    params: { id },
    body: { version, overlapHours: 24 },
  });
  const statuses = async () => [
    (await call(key, 'usage')).status,
    (await call(rotated.secret ?? '', 'usage')).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  later(24 * HOUR);
  expect(await statuses()).toEqual([401, 200]);
});

test('calls at the same time never take more than the quota together', async () => {
  const { make, call, place } = await aKeyWorld(server, clock);
  const { key } = await make({ quotaPerDay: 1_000 });
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => call(key, 'text', { body: { ...place, text: 'a'.repeat(100) } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.code).toBe('QUOTA_REACHED');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(key, 'usage')).body.quota).toMatchObject({ limit: 1_000, remaining: 0 });
});

test('a minute has no more calls than the key may make, however many come at once', async () => {
  const { make, call } = await aKeyWorld(server, clock);
  const { key } = await make({ ratePerMinute: 5 });
  const answers = await Promise.all(Array.from({ length: 9 }, () => call(key, 'usage')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.find(({ status }) => status === 429);
  expect([refused?.body.code, refused?.headers.ratelimit]).toEqual(['RATE_REACHED', undefined]);
  later(60_000);
  expect((await call(key, 'usage')).headers.ratelimit).toBe('"minute";r=4;t=60');
});

test('a repeated call gets the first answer and costs nothing, another input is refused', async () => {
  const { make, call, place } = await aKeyWorld(server, clock);
  const { key } = await make();
  const more = { 'idempotency-key': 'lan-1' };
  const body = { ...place, text: 'xin chào' };
  const first = await call(key, 'text', { body, more });
  const second = await call(key, 'text', { body, more });
  expect(second.body).toEqual(first.body);
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(second.headers['x-quota-remaining']).toBe(first.headers['x-quota-remaining']);
  const other = await call(key, 'text', { body: { ...body, text: 'khác' }, more });
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
});

test('a document keeps its markup byte for byte around other words', async () => {
  const { make, call, place } = await aKeyWorld(server, clock);
  const { key } = await make();
  const html =
    '<div class=a>\n <p>chào <a href="/x?a=1&b=2">bạn</a> &amp; tôi<br/>nhé</p><script>let a</script>12</div>';
  const { body } = await call(key, 'document', { body: { ...place, html } });
  expect(body.html).toBe(
    '<div class=a>\n <p>CHÀO <a href="/x?a=1&b=2">BẠN</a> &amp; TÔI<br/>NHÉ</p><script>let a</script>12</div>',
  );
  expect(body).toMatchObject({ translated: 1, untranslated: 0 });
});

test('OpenAPI lists every call, with the key as its security and problems as its failures', async () => {
  const response = await server.app.inject('/api/translate/v1/openapi.json');
  const { paths } = response.json<{
    paths: Record<string, Record<string, { security: object; responses: object }>>;
  }>();
  for (const { path, method } of Object.values(translateApiEndpoints)) {
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation?.security).toEqual([{ apiKey: [] }]);
    expect(JSON.stringify(operation?.responses)).toContain('application/problem+json');
  }
});

test('a key is in no line of the log, no audit row and no table', async () => {
  const { make, call, place } = await aKeyWorld(server, clock);
  const { key } = await make();
  await call(key, 'text', { body: { ...place, text: 'chào' } });
  await call(key, `text?key=${key}`, { body: { ...place, text: 'chào' } });
  const hidden = key.slice(12);
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join('')).not.toContain(hidden);
  for (const table of [
    'audit_log',
    'api_keys',
    'api_key_secrets',
    'api_key_calls',
    'idempotency_keys',
  ] as const)
    expect(JSON.stringify(await server.db.selectFrom(table).selectAll().execute())).not.toContain(hidden);
});
