import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { startTestServer } from '#test/test-server.ts';
import { createCaptchaCheck } from './captcha.ts';

const { login } = sessionEndpoints;
const SECRET = '6Lsecret'.padEnd(40, 'x');
const PASSWORD = 'mưa rào tháng bảy';

type Answer = (response: ServerResponse) => void;
const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body));
const YES = json({ success: true, challenge_ts: '2026-11-20T09:00:00Z', hostname: 'toasoan.example' });
const no = (...codes: string[]) => json({ success: false, 'error-codes': codes });

/** Google's siteverify on this machine: what was asked, and an answer in its wire format. */
const asked: { readonly method: string; readonly type: string; readonly form: Record<string, string> }[] = [];
let answer: Answer = YES;
const google = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  asked.push({ method: request.method ?? '', type: request.headers['content-type'] ?? '', form });
  answer(response);
});
await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
const siteVerify = `http://127.0.0.1:${(google.address() as AddressInfo).port}/recaptcha/api/siteverify`;
afterAll(() => {
  google.closeAllConnections();
  google.close();
});

const server = await startTestServer({
  checkCaptcha: createCaptchaCheck({ secret: SECRET, siteVerify, timeoutMs: 300 }),
});
const person = await aPerson(server.db, { password: PASSWORD });

beforeEach(async () => {
  asked.length = 0;
  answer = YES;
  await server.db.deleteFrom('sign_in_attempts').execute();
});

function body(recaptchaToken?: string, password = PASSWORD) {
  return { email: person.email, password, ...(recaptchaToken !== undefined && { recaptchaToken }) };
}

test('a token that Google confirms signs in; it is asked with secret, token and address as a form', async () => {
  const { user } = await server.ask(login, { body: body('token-1') });
  expect(user.userId).toBe(person.userId);
  expect(asked).toEqual([
    {
      method: 'POST',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      form: { secret: SECRET, response: 'token-1', remoteip: '127.0.0.1' },
    },
  ]);
});

test.each([
  ['no token', undefined],
  ['an empty one', ''],
])('%s is refused without asking', async (_, token) => {
  const refused = await server.refusal(login, { body: body(token) });
  expect(refused).toMatchObject({ status: 422, error: -422, code: 'CAPTCHA_REFUSED' });
  expect(refused.errors).toMatchObject([{ field: 'recaptchaToken' }]);
  expect(asked).toEqual([]);
});

test.each([
  ['an invented token', ['invalid-input-response']],
  ['an old or spent one', ['timeout-or-duplicate']],
  ['a no without a reason', []],
])('%s is refused', async (_, codes) => {
  answer = no(...codes);
  expect(await server.refusal(login, { body: body('token-2') })).toMatchObject({
    error: -422,
    code: 'CAPTCHA_REFUSED',
  });
});

describe('When Google cannot say yes or no, nobody gets in', () => {
  test.each<[string, Answer]>([
    ['it does not answer in time', () => undefined],
    ['it breaks off', (response) => response.destroy()],
    ['it fails', json({}, 500)],
    ['it leads elsewhere', (response) => response.writeHead(302, { location: '/' }).end()],
    ['it answers no JSON', (response) => response.end('<html>')],
    ['it answers something else', json({ success: 'true' })],
    ['our secret is wrong', no('invalid-input-secret')],
    ['it does not understand us', no('bad-request')],
  ])('%s', async (_, way) => {
    answer = way;
    const refused = await server.refusal(login, { body: body('token-3') });
    expect(refused).toMatchObject({ status: 503, error: -503, code: 'CAPTCHA_UNAVAILABLE' });
    expect(refused.message).toContain('captcha');
    expect(refused.details).toEqual({ retryAfter: 30 });
  });

  test('nothing listens there', async () => {
    const check = createCaptchaCheck({ secret: SECRET, siteVerify: 'http://127.0.0.1:1/' });
    await expect(check('token', '127.0.0.1')).rejects.toMatchObject({ code: 'CAPTCHA_UNAVAILABLE' });
  });
});

test('a right captcha does not make a wrong password right', async () => {
  expect(await server.refusal(login, { body: body('token-4', 'mưa rào tháng tám') })).toMatchObject({
    error: -401,
    code: 'WRONG_CREDENTIALS',
  });
});

test('refused tokens lock the address, never the account; a silent Google locks nobody', async () => {
  const failures = async () =>
    Object.fromEntries(
      (await server.db.selectFrom('sign_in_attempts').select(['key', 'failures']).execute()).map((row) => [
        row.key,
        row.failures.length,
      ]),
    );
  answer = no('invalid-input-response');
  for (let count = 0; count < 3; count += 1) await server.refusal(login, { body: body('token-5') });
  expect(await failures()).toEqual({ 'address 127.0.0.1': 3 });
  answer = json({}, 500);
  await server.refusal(login, { body: body('token-6') });
  expect(await failures()).toEqual({ 'address 127.0.0.1': 3 });
});
