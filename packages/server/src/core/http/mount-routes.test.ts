import { inArea, WITHOUT_TOKEN } from '@toasoan/contract/access/endpoint-access.ts';
import { defineEndpoint } from '@toasoan/contract/core/define-endpoint.ts';
import { contentId, version } from '@toasoan/contract/core/ids.ts';
import { oneLine } from '@toasoan/contract/core/text.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { openRoute, route } from './route.ts';

const echo = defineEndpoint({
  method: 'POST',
  path: '/admin/echo',
  summary: 'Answers the title it is given, and more than its contract allows.',
  access: inArea('profile'),
  query: z.strictObject({ note: z.optional(oneLine({ max: 10 })) }),
  body: z.strictObject({ title: oneLine({ min: 1, max: 20 }) }),
  data: z.object({ title: z.string() }),
});
const open = defineEndpoint({
  method: 'POST',
  path: '/admin/open',
  summary: 'Answers anybody.',
  access: WITHOUT_TOKEN,
  data: z.object({}),
});
const versioned = defineEndpoint({
  method: 'POST',
  path: '/admin/versioned',
  summary: 'Takes a version.',
  access: inArea('profile'),
  body: z.strictObject({ id: contentId, version }),
  data: z.object({ ifMatch: z.nullable(z.number()) }),
});
const broken = defineEndpoint({
  method: 'GET',
  path: '/admin/broken',
  summary: 'Answers what its contract does not allow.',
  access: WITHOUT_TOKEN,
  data: z.object({ count: z.number() }),
});

const server = await startTestServer({
  routes: [
    route(echo, async ({ body }) => ({ title: body.title, passwordHash: 'argon' })),
    openRoute(open, async () => ({})),
    route(versioned, async ({ ifMatch }) => ({ ifMatch: ifMatch ?? null })),
    openRoute(broken, async () => JSON.parse('{"count":"one"}')),
  ],
});
const { app, db } = server;
const project = await aProject(db);
const author = await aPerson(db, { projects: [project] });
const headers = await signIn(db, author, { project });

function post(path: string, payload: string | Buffer, more: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/json', ...headers, ...more },
    payload,
  });
}

describe('The envelope', () => {
  test('a success carries what the contract names and nothing else', async () => {
    const response = await post('/admin/echo', '{"title":"Bão số 3"}');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ error: 0, data: { title: 'Bão số 3' } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('a failure carries number, code, message, fields, details and the request id', async () => {
    const response = await post('/admin/echo', '{"title":""}');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: -400,
      code: 'INVALID_INPUT',
      message: 'Dữ liệu chưa hợp lệ, chưa có gì được lưu. Vui lòng kiểm tra các mục được đánh dấu.',
      errors: [{ field: 'title', code: 'required', message: 'Không được để trống.' }],
      details: {},
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('an answer that breaks the contract is our fault and tells nothing', async () => {
    const failure = await server.refusal(broken);
    expect(failure).toMatchObject({ status: 500, error: -500, code: 'INTERNAL', errors: [], details: {} });
  });

  test.each([
    ['en', 'This is required.'],
    ['en-GB,en;q=0.9', 'This is required.'],
    ['fr, en;q=0.3, vi;q=0.2', 'This is required.'],
    ['vi;q=0.9, en;q=0.8', 'Không được để trống.'],
    ['fr', 'Không được để trống.'],
    ['en;q=nonsense', 'Không được để trống.'],
  ])('messages follow Accept-Language: %s', async (language, message) => {
    const response = await post('/admin/echo', '{"title":""}', { 'accept-language': language });
    expect(response.json().errors[0].message).toBe(message);
  });

  test('unknown addresses under the base answer −404 in the envelope', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await app.inject({ method, url: '/api/admin/nothing', payload: 'no json' });
      expect([response.statusCode, response.json().error]).toEqual([404, -404]);
    }
  });
});

describe('Input is refused with −400 when', () => {
  test.each([
    ['a key is unknown', '{"title":"a","color":"red"}', 'color', 'unknownKey'],
    ['a key is given twice', '{"title":"a","title":"b"}', 'title', 'unknownKey'],
    ['a key is given twice, once escaped', '{"title":"a","\\u0074itle":"b"}', 'title', 'unknownKey'],
    ['a key is __proto__', '{"title":"a","__proto__":{"x":1}}', '__proto__', 'unknownKey'],
    ['a value has the wrong type', '{"title":5}', 'title', 'type'],
    ['a value is a list', '{"title":["a"]}', 'title', 'type'],
    ['a value is null', '{"title":null}', 'title', 'type'],
    ['a value is missing', '{}', 'title', 'required'],
    ['a text is too long', '{"title":"123456789012345678901"}', 'title', 'tooLong'],
    ['a text holds NUL', '{"title":"a\\u0000b"}', '', 'characters'],
    ['a text holds half a character', '{"title":"a\\ud800b"}', '', 'characters'],
    ['a text holds a control character', '{"title":"a\\u0007b"}', 'title', 'characters'],
    ['the body is no JSON', '{"title":', '', 'type'],
    ['the body is a list', '[]', '', 'type'],
    ['a text never ends', '{"title":"abc', '', 'type'],
  ])('%s', async (_case, body, field, code) => {
    const response = await post('/admin/echo', body);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0]).toMatchObject({ field, code });
  });

  test('its bytes are not UTF-8', async () => {
    const response = await post('/admin/echo', Buffer.from('7b227469746c65223a22ff227d', 'hex'));
    expect(response.statusCode).toBe(400);
  });

  test.each([
    ['unknown', 'color=red', 'color', 'unknownKey'],
    ['__proto__', '__proto__=1', '__proto__', 'unknownKey'],
    ['given twice', 'note=a&note=b', 'note', 'type'],
    ['with NUL', 'note=a%00b', 'note', 'characters'],
  ])('a query key is %s', async (_case, query, field, code) => {
    const response = await post(`/admin/echo?${query}`, '{"title":"a"}');
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0]).toMatchObject({ field, code });
  });

  test('text limits are told in the message', async () => {
    const response = await post('/admin/echo', '{"title":"123456789012345678901"}');
    expect(response.json().errors[0].message).toBe('Tối đa 20 ký tự.');
  });
});

describe('Bodies', () => {
  test.each([
    ['none', undefined, undefined],
    ['an empty one', '', 'application/json'],
    ['{}', '{}', 'application/json'],
  ])('a call without a payload accepts %s', async (_case, payload, type) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/admin/open',
      ...(payload !== undefined && { payload }),
      ...(type !== undefined && { headers: { 'content-type': type } }),
    });
    expect(response.statusCode).toBe(200);
  });

  test('nested deeper than 64 levels or of more than 20,000 values are −413', async () => {
    const deep = await post('/admin/echo', `{"title":${'['.repeat(70)}${']'.repeat(70)}}`);
    const many = await post('/admin/echo', `{"title":[${'1,'.repeat(20_001)}1]}`);
    expect([deep.json().error, many.json().error]).toEqual([-413, -413]);
  });

  test('larger than the call allows are −413', async () => {
    const response = await post('/admin/echo', JSON.stringify({ title: 'a'.repeat(70_000) }));
    expect([response.statusCode, response.json().error]).toEqual([413, -413]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json garbage'])(
    'of type %s are −415',
    async (type) => {
      const response = await post('/admin/echo', '{"title":"a"}', { 'content-type': type });
      expect([response.statusCode, response.json().error]).toEqual([415, -415]);
    },
  );

  test('that are compressed are −415', async () => {
    const response = await post('/admin/echo', '{"title":"a"}', { 'content-encoding': 'gzip' });
    expect([response.statusCode, response.json().error]).toEqual([415, -415]);
  });
});

describe('A version', () => {
  test('that is missing is −428, whatever else is wrong', async () => {
    for (const body of ['{}', '{"id":5,"unknown":1}', '', '{"id":"1","version":null}']) {
      const response = await post('/admin/versioned', body);
      expect([response.statusCode, response.json().code]).toEqual([428, 'VERSION_MISSING']);
    }
  });

  test('in If-Match is told to the handler, and anything else there is −400', async () => {
    const body = '{"id":"1","version":1}';
    for (const [header, expected] of [
      ['"7"', 7],
      ['7', 7],
      ['W/"7"', 7],
      ['*', null],
    ] as const) {
      const response = await post('/admin/versioned', body, { 'if-match': header });
      expect(response.json().data).toEqual({ ifMatch: expected });
    }
    const refused = await post('/admin/versioned', body, { 'if-match': '"abc"' });
    expect(refused.json().errors[0]).toMatchObject({ field: 'If-Match', code: 'pattern' });
  });
});

describe('Access is decided before the body is read', () => {
  test('a call without a token is −18 although its body is broken', async () => {
    const response = await post('/admin/echo', '{"broken', { authorization: '' });
    expect([response.statusCode, response.json().error]).toEqual([401, -18]);
  });

  test('a forbidden call is −403 although its body is broken, huge or of no accepted type', async () => {
    const stranger = await signIn(db, await aPerson(db, { role: 'AUTHOR', projects: [project] }), {
      project,
    });
    for (const [payload, type] of [
      ['{"broken', 'application/json'],
      ['x'.repeat(70_000), 'application/json'],
      ['x', 'text/plain'],
    ] as const) {
      const response = await post('/admin/tag/update', payload, { ...stranger, 'content-type': type });
      expect([response.statusCode, response.json().error]).toEqual([403, -403]);
    }
  });

  test.each([
    ['none', undefined, 400, 'PROJECT_REQUIRED'],
    ['an unknown one', '999999', 403, 'PROJECT_FORBIDDEN'],
    ['no number', '1; DROP TABLE', 403, 'PROJECT_FORBIDDEN'],
    ['one too large', '9'.repeat(40), 403, 'PROJECT_FORBIDDEN'],
  ])('the project named is %s', async (_case, named, status, code) => {
    const { 'project-id': _own, ...withoutProject } = headers;
    const failure = await server.refusal(tagEndpoints.list, {
      headers: { ...withoutProject, ...(named !== undefined && { 'project-id': named }) },
    });
    expect([failure.status, failure.code]).toEqual([status, code]);
  });

  test("another's and an archived project are PROJECT_FORBIDDEN", async () => {
    const archived = await aProject(db, { status: 'DISABLED' });
    const member = await aPerson(db, { projects: [archived] });
    const foreign = await aProject(db);
    for (const named of [archived, foreign]) {
      const failure = await server.refusal(tagEndpoints.list, {
        headers: await signIn(db, member, { project: named }),
      });
      expect([failure.status, failure.code]).toEqual([403, 'PROJECT_FORBIDDEN']);
    }
  });

  test('a half-way session reaches only what any session reaches', async () => {
    const halfWay = await signIn(db, author, { project, kind: 'half-way' });
    expect((await server.refusal(tagEndpoints.list, { headers: halfWay })).error).toBe(-18);
    expect((await server.send(sessionEndpoints.me, { headers: halfWay })).status).toBe(200);
  });

  test('until the password is changed everything else answers PASSWORD_CHANGE_REQUIRED', async () => {
    const person = await aPerson(db, { projects: [project], mustChangePassword: true });
    const session = await signIn(db, person, { project });
    const failure = await server.refusal(tagEndpoints.list, { headers: session });
    expect([failure.status, failure.code]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
    expect((await server.send(sessionEndpoints.me, { headers: session })).status).toBe(200);
  });
});
