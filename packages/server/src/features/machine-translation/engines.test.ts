import type { EngineKind } from '@toasoan/contract/features/machine-translation/engine.ts';
import { beforeEach, expect, test } from 'vitest';
import { aTranslationWorld } from './test-support/a-translation-world.ts';
import type { EngineBehaviour } from './test-support/an-engine-server.ts';

const { server, engines, aRoom } = await aTranslationWorld();
let room: Awaited<ReturnType<typeof aRoom>>;
beforeEach(async () => {
  room = await aRoom();
});

const TEXT = 'Ngày 20/11/2026, giá lúa ở <g1>Cần Thơ</g1> tăng 1.234,5 đồng & còn tăng';
const ANSWER = 'NGÀY 20/11/2026, GIÁ LÚA Ở <g1>Cần Thơ</g1> TĂNG 1,234.5 ĐỒNG & CÒN TĂNG';

async function ask(kind: EngineKind, behaviour: EngineBehaviour = 'works') {
  engines.behaves(() => behaviour);
  await room.anEngine({ kind, key: 'khoa-bi-mat-cua-may-dich', model: kind === 'CHAT' ? 'mo-hinh' : '' });
  const [result] = await room.translate([TEXT]);
  const row = await server.db
    .selectFrom('translation_engines')
    .selectAll()
    .where('project_id', '=', room.projectId)
    .executeTakeFirstOrThrow();
  return { result, row, requests: engines.take() };
}

test.each<[EngineKind, string, object, object]>([
  [
    'DEEPL',
    '/v2/translate',
    { authorization: 'DeepL-Auth-Key khoa-bi-mat-cua-may-dich' },
    { source_lang: 'VI', target_lang: 'EN-GB', tag_handling: 'xml', ignore_tags: ['m'] },
  ],
  [
    'GOOGLE',
    '/language/translate/v2',
    { 'x-goog-api-key': 'khoa-bi-mat-cua-may-dich' },
    { source: 'vi', target: 'en', format: 'html' },
  ],
  [
    'LIBRE',
    '/translate',
    {},
    { source: 'vi', target: 'en', format: 'html', api_key: 'khoa-bi-mat-cua-may-dich' },
  ],
  [
    'CHAT',
    '/chat/completions',
    { authorization: 'Bearer khoa-bi-mat-cua-may-dich' },
    { model: 'mo-hinh', response_format: { type: 'json_object' } },
  ],
])('%s is asked in its wire format, and what must stay comes back', async (kind, path, headers, body) => {
  const { result, requests } = await ask(kind);
  expect(result).toMatchObject({ text: ANSWER, origin: 'ENGINE', engine: 'Máy dịch', reason: null });
  expect(requests).toEqual([expect.objectContaining({ path })]);
  expect(requests[0]).toMatchObject({ headers, body });
  expect(result?.chars).toBe(engines.takeCharged());
});

const FAILING: readonly (readonly [EngineKind, EngineBehaviour, string])[] = [
  ['DEEPL', { status: 403 }, 'KEY'],
  ['DEEPL', { status: 456 }, 'QUOTA'],
  ['DEEPL', { status: 413 }, 'TOO_LARGE'],
  ['GOOGLE', { status: 403, body: { error: { errors: [{ reason: 'dailyLimitExceeded' }] } } }, 'QUOTA'],
  ['GOOGLE', { status: 403, body: { error: { errors: [{ reason: 'userRateLimitExceeded' }] } } }, 'BUSY'],
  ['GOOGLE', { status: 400, body: { error: { errors: [{ reason: 'keyInvalid' }] } } }, 'KEY'],
  ['LIBRE', { status: 403 }, 'KEY'],
  ['LIBRE', { status: 400 }, 'REFUSED'],
  ['LIBRE', { status: 302, headers: { location: '/x' } }, 'REFUSED'],
  ['CHAT', { status: 401 }, 'KEY'],
  ['CHAT', { status: 429, body: { error: { code: 'insufficient_quota' } } }, 'QUOTA'],
  ['CHAT', { status: 400, body: { error: { code: 'context_length_exceeded' } } }, 'TOO_LARGE'],
];

test.each(FAILING)(
  '%s that answers %j fails as %s, and nothing is charged',
  async (kind, behaviour, failure) => {
    const { result, row } = await ask(kind, behaviour);
    expect(result).toMatchObject({ text: '', origin: 'NONE', reason: 'FAILED' });
    expect(row.last_failure).toBe(failure);
    expect(await room.sums()).toEqual([0, 0, 0, 0]);
  },
);

const KINDS: readonly EngineKind[] = ['DEEPL', 'GOOGLE', 'LIBRE', 'CHAT'];
const BROKEN: readonly (readonly [EngineBehaviour, string])[] = [
  ['garbage', 'ANSWER'],
  ['tooFew', 'COUNT'],
  ['cut', 'NETWORK'],
];
test.each(KINDS.flatMap((kind) => BROKEN.map(([how, failure]) => [kind, how, failure] as const)))(
  'an answer of %s that is %s fails as %s, and is charged as the engine counts',
  async (kind, behaviour, failure) => {
    const { result, row } = await ask(kind, behaviour);
    expect(result).toMatchObject({ text: '', origin: 'NONE', reason: 'FAILED' });
    expect(row.last_failure).toBe(failure);
    const cost = engines.takeCharged() * 500;
    expect(await room.sums()).toEqual([cost, cost, cost, 0]);
  },
);

test('an engine that does not answer in time is charged and left alone for a minute', async () => {
  const { result, row } = await ask('LIBRE', 'silence');
  expect(result?.reason).toBe('FAILED');
  expect(row.last_failure).toBe('SLOW');
  expect(row.paused_until?.getTime()).toBeGreaterThan(Date.now());
  await room.translate(['Xin chào']);
  expect(engines.take()).toEqual([]);
});

test('an engine that asks for a pause gets it', async () => {
  const { row } = await ask('LIBRE', { status: 429, headers: { 'retry-after': '600' } });
  expect(row.last_failure).toBe('BUSY');
  expect(row.paused_until?.getTime()).toBeGreaterThan(Date.now() + 500_000);
});

test('a server error is nobody’s charge', async () => {
  const { row } = await ask('LIBRE', { status: 503 });
  expect(row.last_failure).toBe('BUSY');
  expect(await room.sums()).toEqual([0, 0, 0, 0]);
});
