import type { Failure } from '@toasoan/contract/core/envelope.ts';
import { ERRORS, type ErrorCode } from '@toasoan/contract/core/errors.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { commonHeaders } from './security-headers.ts';

const { app, config } = await startTestServer();
const api = config.apiBase;

const ANSWERS: readonly (readonly [name: string, method: string, url: string, code: ErrorCode])[] = [
  ['a lone percent sign', 'GET', '/%', 'INVALID_INPUT'],
  ['a percent sign in a call', 'GET', `${api}/admin/%zz`, 'INVALID_INPUT'],
  ['half a character', 'GET', `${api}/admin/tag/detail/%ED%A0`, 'INVALID_INPUT'],
  ['a parameter of 101 characters', 'GET', `${api}/admin/tag/${'9'.repeat(101)}`, 'NOT_FOUND'],
  ['a call that there is not', 'GET', `${api}/admin/planted`, 'NOT_FOUND'],
  ['another method than its own', 'DELETE', `${api}/admin/me`, 'NOT_FOUND'],
  ['OPTIONS', 'OPTIONS', `${api}/admin/me`, 'NOT_FOUND'],
  ['a write to a page', 'POST', '/manager_post', 'NOT_FOUND'],
  ['a file that there is not', 'GET', '/assets/planted.js', 'NOT_FOUND'],
];

test.each(ANSWERS)('%s is refused in the envelope, with the security headers', async (_name, ...asked) => {
  const [method, url, code] = asked;
  const answer = await app.inject({ method: method as 'GET', url });
  expect(answer.headers).toMatchObject(commonHeaders(config.publicUrl));
  expect(answer.statusCode).toBe(ERRORS[code].status);
  expect(answer.json<Failure>()).toMatchObject({ error: ERRORS[code].error, code });
});

test.each([
  ['another content type', { 'content-type': 'text/plain' }, 'x', 'UNSUPPORTED_MEDIA_TYPE'],
  ['no content type', { 'content-type': '' }, 'x', 'UNSUPPORTED_MEDIA_TYPE'],
  ['a compressed body', { 'content-encoding': 'gzip' }, '{}', 'UNSUPPORTED_MEDIA_TYPE'],
  ['half a body', { 'content-type': 'application/json' }, '{', 'INVALID_INPUT'],
  ['a body of 65 kB', { 'content-type': 'application/json' }, `"${'a'.repeat(66_000)}"`, 'TOO_LARGE'],
] as const)(
  '%s is refused in the envelope, with the security headers',
  async (_name, headers, body, code) => {
    const answer = await app.inject({ method: 'POST', url: `${api}/admin/login`, headers, payload: body });
    expect(answer.headers).toMatchObject(commonHeaders(config.publicUrl));
    expect(answer.json<Failure>().code).toBe(code);
  },
);

test('HEAD of a call that there is not has its code in a header', async () => {
  const answer = await app.inject({ method: 'HEAD', url: `${api}/admin/planted` });
  expect(answer.headers).toMatchObject({ ...commonHeaders(config.publicUrl), 'error-code': 'NOT_FOUND' });
});
