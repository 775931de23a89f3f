import { describe, expect, test } from 'vitest';
import type { Api } from './create-api.ts';
import { apiBench, LIST, ME, OF_PROFILE, ok, SIGN_IN } from './test-support/api-bench.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

const WAYS: readonly (readonly [string, (api: Api) => Promise<unknown>])[] = [
  ['call', (api) => api.call(LIST, {})],
  ['download', (api) => api.download(LIST, {})],
];

function headersOf(bench: ReturnType<typeof apiBench>): Headers {
  return bench.sent[0]?.headers ?? new Headers();
}

describe('the request of a call', () => {
  test.each(METHODS)('%s is offered', async (method) => {
    const bench = apiBench();
    await bench.api.call({ ...LIST, method }, {});
    expect(bench.sent[0]?.init.method).toBe(method);
  });

  test('only PATCH includes credentials', async () => {
    const credentials: unknown[] = [];
    for (const method of METHODS) {
      const bench = apiBench();
      await bench.api.call({ ...LIST, method }, {});
      credentials.push(bench.sent[0]?.init.credentials);
    }
    expect(credentials).toEqual(['same-origin', 'same-origin', 'same-origin', 'same-origin', 'include']);
  });

  test('goes to the base address with the parameters of the path filled in', async () => {
    const bench = apiBench();
    await bench.api.call({ ...LIST, path: '/admin/tag/detail/{id}' }, { params: { id: 'a/b' } });
    expect(bench.sent[0]?.url).toBe('/api/admin/tag/detail/a%2Fb');
  });

  test('carries bearer token, project and language', async () => {
    const bench = apiBench({ token: 'abc', projectId: '7', language: 'en' });
    await bench.api.call(LIST, {});
    const headers = headersOf(bench);
    expect(headers.get('authorization')).toBe('Bearer abc');
    expect(headers.get('project-id')).toBe('7');
    expect(headers.get('accept-language')).toBe('en');
  });

  test('sends no token when the call needs none', async () => {
    const bench = apiBench();
    await bench.api.call(SIGN_IN, { body: { email: 'a@b.vn' } });
    expect(headersOf(bench).has('authorization')).toBe(false);
  });

  test('arrays become repeated keys and text is URL-encoded', async () => {
    const bench = apiBench();
    const query = { text: 'hòa bình & đất', userIds: ['1', '2'], page: 1, kind: undefined };
    await bench.api.call(LIST, { query });
    expect(bench.sent[0]?.url).toBe(
      '/api/admin/tag/list?text=h%C3%B2a%20b%C3%ACnh%20%26%20%C4%91%E1%BA%A5t&userIds=1&userIds=2&page=1',
    );
  });

  test('a body is sent as JSON, and no body is sent without one', async () => {
    const withBody = apiBench();
    await withBody.api.call(OF_PROFILE, { body: { name: 'Lê Thu Hà' } });
    expect(withBody.sent[0]?.init.body).toBe('{"name":"Lê Thu Hà"}');
    expect(headersOf(withBody).get('content-type')).toBe('application/json');
    const without = apiBench();
    await without.api.call(OF_PROFILE, {});
    expect(without.sent[0]?.init.body).toBeUndefined();
    expect(headersOf(without).has('content-type')).toBe(false);
  });

  test('If-Match and Idempotency-Key are sent when given', async () => {
    const bench = apiBench();
    await bench.api.call(OF_PROFILE, { ifMatch: 3, idempotencyKey: 'key-1' });
    expect(headersOf(bench).get('if-match')).toBe('"3"');
    expect(headersOf(bench).get('idempotency-key')).toBe('key-1');
  });

  test('x-hide-loading is not sent', async () => {
    const bench = apiBench();
    await bench.api.call(LIST, { headers: { 'X-Hide-Loading': '1', 'x-other': 'stays' } });
    expect(headersOf(bench).has('x-hide-loading')).toBe(false);
    expect(headersOf(bench).get('x-other')).toBe('stays');
  });
});

describe('the result of a call', () => {
  test('is the payload of the envelope', async () => {
    const bench = apiBench({ replies: [() => ok({ items: [1] })] });
    await expect(bench.api.call(LIST, {})).resolves.toEqual({ items: [1] });
    expect(bench.notified).toEqual([]);
  });

  test('is dropped without any effect when the token has changed meanwhile', async () => {
    const bench = apiBench({
      replies: [
        () => {
          bench.state.stored = 'token of somebody else';
          return Response.json({ error: -20 }, { status: 401 });
        },
      ],
    });
    await expect(bench.api.call(LIST, {})).rejects.toMatchObject({ code: 'SUPERSEDED' });
    expect(bench.happened).toEqual([]);
    expect(bench.notified).toEqual([]);
  });

  test('never arrives after all calls are cancelled, and nothing is shown', async () => {
    const bench = apiBench({ replies: [() => new Promise<Response>(() => undefined)] });
    const running = bench.api.call(LIST, {});
    bench.api.stop();
    await expect(running).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(bench.notified).toEqual([]);
  });

  test('calls made after the cancellation run', async () => {
    const bench = apiBench({ replies: [() => ok(1)] });
    bench.api.stop();
    await expect(bench.api.call(LIST, {})).resolves.toBe(1);
  });
});

describe('a download', () => {
  const FILE = { ...LIST, path: '/admin/task/download/{id}' };
  const disposition = `attachment; filename="bai.csv"; filename*=UTF-8''b%C3%A0i%20vi%E1%BA%BFt.csv`;

  test('sends the token only in a header and returns the file with its full name', async () => {
    const bench = apiBench({
      token: 'abc',
      replies: [() => new Response('tiêu đề', { headers: { 'content-disposition': disposition } })],
    });
    const file = await bench.api.download(FILE, { params: { id: '7' } });
    expect([file.name, await file.content.text()]).toEqual(['bài viết.csv', 'tiêu đề']);
    expect(bench.sent[0]?.url).toBe('/api/admin/task/download/7');
    expect(headersOf(bench).get('authorization')).toBe('Bearer abc');
  });

  test('a refusal is notified like that of any other call', async () => {
    const bench = apiBench({
      replies: [() => Response.json({ error: -404, message: 'Đã xóa' }, { status: 404 })],
    });
    await expect(bench.api.download(FILE, {})).rejects.toMatchObject({ status: 404 });
    expect(bench.notified.map(({ message }) => message)).toEqual(['Đã xóa']);
  });
});

describe('a call that is not sent', () => {
  test('a missing token rejects it and leads to the sign-in without a message', async () => {
    const bench = apiBench({ token: '' });
    await expect(bench.api.call(LIST, {})).rejects.toMatchObject({ code: 'TOKEN_MISSING' });
    expect(bench.happened).toEqual(['to sign-in']);
    expect([bench.sent, bench.notified]).toEqual([[], []]);
  });

  test.each(WAYS)('a token removed from storage is missing for the next %s', async (_, make) => {
    const bench = apiBench();
    bench.state.stored = '';
    await expect(make(bench.api)).rejects.toMatchObject({ code: 'TOKEN_MISSING' });
    expect(bench.happened).toEqual(['to sign-in']);
    expect([bench.sent, bench.notified]).toEqual([[], []]);
  });

  test.each(WAYS)(
    'a token that another sign-in replaced in storage is not sent by the next %s',
    async (_, make) => {
      const bench = apiBench();
      bench.state.stored = 'token of somebody else';
      await expect(make(bench.api)).rejects.toMatchObject({ code: 'SUPERSEDED' });
      expect([bench.sent, bench.notified, bench.happened]).toEqual([[], [], []]);
    },
  );

  test('a missing project rejects it and leads to the project list without a message', async () => {
    const bench = apiBench({ projectId: '' });
    await expect(bench.api.call(LIST, {})).rejects.toMatchObject({ code: 'PROJECT_REQUIRED' });
    expect(bench.happened).toEqual(['to project list']);
    expect([bench.sent, bench.notified]).toEqual([[], []]);
  });

  test.each([
    ['the profile area', OF_PROFILE],
    ['me', ME],
    ['login', SIGN_IN],
  ])('%s needs no project', async (_, endpoint) => {
    const bench = apiBench({ projectId: '' });
    await bench.api.call(endpoint, {});
    expect(bench.sent).toHaveLength(1);
    expect(headersOf(bench).has('project-id')).toBe(false);
  });
});
