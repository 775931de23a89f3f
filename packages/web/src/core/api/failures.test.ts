import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import type { Callable, CallOptions } from './callable.ts';
import { apiBench, failure, LIST, ME, SIGN_IN } from './test-support/api-bench.ts';

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

async function failing(
  reply: () => Response | Promise<Response>,
  options: CallOptions = {},
  endpoint: Callable = LIST,
) {
  const bench = apiBench({ replies: [reply] });
  const error = await bench.api.call(endpoint, options).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('the call was to fail');
  return { ...bench, error, texts: bench.notified.map(({ message }) => message) };
}

describe('one notification per failure', () => {
  test.each([
    ['the message', { error: -5, message: 'Câu thứ nhất', msg: 'Câu thứ hai' }, 'Câu thứ nhất'],
    ['else msg', { error: -5, msg: 'Câu thứ hai' }, 'Câu thứ hai'],
    ['else the error value', { error: -5 }, '-5'],
  ])('HTTP 200 with error not 0 shows %s', async (_, envelope, text) => {
    expect((await failing(() => failure(200, envelope))).texts).toEqual([text]);
  });

  test.each([
    [
      'the first message of the errors list',
      { error: -400, message: 'Chung', errors: [{ field: 'title', code: 'required', message: 'Riêng' }] },
      'Riêng',
    ],
    ['else the message', { error: -400, message: 'Chung', errors: [] }, 'Chung'],
    ['else msg', { error: -400, msg: 'Ngắn' }, 'Ngắn'],
    ['else the generic text', { error: -400 }, 'text of generic'],
  ])('an HTTP error shows %s', async (_, envelope, text) => {
    expect((await failing(() => failure(400, envelope))).texts).toEqual([text]);
  });

  test('a response that is not JSON shows the generic text', async () => {
    expect((await failing(() => new Response('<html>', { status: 502 }))).texts).toEqual(['text of generic']);
    expect((await failing(() => new Response('<html>'))).texts).toEqual(['text of generic']);
  });

  test('an unreachable server shows the network text', async () => {
    const { error, texts, happened } = await failing(unreachable);
    expect([error.code, texts]).toEqual(['NETWORK', ['text of network']]);
    expect(happened).toEqual(['unreachable']);
  });

  test('a viewing that is over leads out of it, whatever the caller handles itself, and ends no session', async () => {
    const over = () => failure(403, { error: -403, code: 'VIEW_OVER', message: 'Đã kết thúc' });
    const { texts, happened } = await failing(over, { suppressErrorToast: 'everything' });
    expect([texts, happened]).toEqual([[], ['out of the view']]);
  });

  test('a timeout shows its seconds', async () => {
    const bench = apiBench({ timeoutMs: 25, replies: [() => new Promise<Response>(() => undefined)] });
    await expect(bench.api.call(LIST, {})).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(bench.notified.map(({ message }) => message)).toEqual(['Timeout: 0.025s']);
  });

  test('a call cancelled by its caller shows nothing', async () => {
    const stop = new AbortController();
    const bench = apiBench({ replies: [() => new Promise<Response>(() => undefined)] });
    const running = bench.api.call(LIST, { signal: stop.signal });
    stop.abort();
    await expect(running).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(bench.notified).toEqual([]);
  });

  test('a caller that handles the error itself suppresses the notification', async () => {
    const conflict = () => failure(409, { error: -409, code: 'VERSION_CONFLICT', message: 'Xung đột' });
    expect((await failing(conflict, { suppressErrorToast: ['VERSION_CONFLICT'] })).texts).toEqual([]);
    expect((await failing(conflict, { suppressErrorToast: ['LOCKED_BY_OTHER'] })).texts).toEqual([
      'Xung đột',
    ]);
    expect((await failing(unreachable, { suppressErrorToast: 'everything' })).texts).toEqual([]);
  });

  test('the caller receives code, fields, details and request id', async () => {
    const { error } = await failing(() =>
      failure(409, {
        error: -409,
        code: 'VERSION_CONFLICT',
        message: 'Xung đột',
        errors: [{ field: 'title', code: 'taken', message: 'Đã dùng' }],
        details: { version: 4 },
        requestId: 'req-1',
      }),
    );
    expect(error).toMatchObject({
      code: 'VERSION_CONFLICT',
      error: -409,
      status: 409,
      fields: [{ field: 'title', code: 'taken', message: 'Đã dùng' }],
      details: { version: 4 },
      requestId: 'req-1',
    });
  });
});

describe('the end of a session', () => {
  test.each([
    ['−18', 401, -18],
    ['−20', 401, -20],
    ['−18 with HTTP 200', 200, -18],
    ['any 401', 401, -401],
  ])('%s ends it and shows no message', async (_, status, error) => {
    const { happened, texts } = await failing(() => failure(status, { error, message: 'Hết phiên' }));
    expect([happened, texts]).toEqual([['session ended'], []]);
  });

  test('a 401 of a call that sets the token ends no session', async () => {
    const wrong = () => failure(401, { error: -401, code: 'WRONG_CREDENTIALS', message: 'Sai' });
    const { happened, texts } = await failing(wrong, { setsToken: true }, SIGN_IN);
    expect([happened, texts]).toEqual([[], ['Sai']]);
  });

  test('−20 ends it even when the call sets the token', async () => {
    const { happened } = await failing(() => failure(401, { error: -20 }), { setsToken: true }, ME);
    expect(happened).toEqual(['session ended']);
  });

  test('a missing project named by the server leads to the project list without a message', async () => {
    const reply = () => failure(400, { error: -400, code: 'PROJECT_REQUIRED', message: 'Chọn dự án' });
    const { happened, texts } = await failing(reply);
    expect([happened, texts]).toEqual([['to project list'], []]);
  });
});
