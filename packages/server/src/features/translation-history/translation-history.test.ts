import { createHash } from 'node:crypto';
import { historyEndpoints } from '@toasoan/contract/features/translation-history/endpoints.ts';
import { FULL_TEXT_DAYS } from '@toasoan/contract/features/translation-history/translation-history.ts';
import { DAY_MS } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { addHistory, type HistoryOwner, type HistoryText, shortenHistory } from './history-store.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const server = await startTestServer({ now: () => NOW });
const { db } = server;

const TEXT: HistoryText = {
  field: 'title',
  source: 'Mùa lúa chín ở Mù Cang Chải',
  target: 'Rice ripens in Mu Cang Chai',
  filledBy: 'ENGINE',
  engine: 'Máy của nhà',
  engineVersion: '2.1',
  memoryScore: null,
  termIds: [],
  chars: 27,
  cost: 5_400,
  durationMs: 81.6,
  state: 'OK',
  failure: null,
};

let projectId: string;
let headers: Readonly<Record<string, string>>;
let owner: HistoryOwner['owner'];
beforeEach(async () => {
  projectId = await aProject(db);
  const person = await aPerson(db, { role: 'ADMIN', projects: [projectId], displayName: 'Lê Thu Hà' });
  headers = await signIn(db, person, { project: projectId, at: NOW });
  owner = { userId: person.userId, displayName: 'Lê Thu Hà' };
});

type Changes = Partial<HistoryText> & {
  readonly pair?: HistoryOwner['pair'];
  readonly apiKeyId?: string;
  readonly record?: HistoryOwner['record'];
  readonly time?: Date;
};

async function add(changes: Changes = {}, project = projectId): Promise<void> {
  const { pair = { sourceLang: 'vi', targetLang: 'en' }, apiKeyId, record, time = NOW, ...text } = changes;
  const of = { projectId: project, pair, owner, ...(apiKeyId && { apiKeyId }), ...(record && { record }) };
  await addHistory(db, of, [{ ...TEXT, ...text }], time);
}

async function list(query: object = {}) {
  return await server.ask(historyEndpoints.list, { headers, query: query as never });
}

test('a row names who had what translated from and into which language, for which record, and what it cost', async () => {
  await add({ record: { kind: 'POST', id: '7' } });
  const { items } = await list();
  expect(items).toMatchObject([
    {
      owner: { name: 'Lê Thu Hà' },
      sourceLang: 'vi',
      targetLang: 'en',
      source: TEXT.source,
      target: TEXT.target,
      record: { kind: 'POST', id: '7' },
      field: 'title',
      engine: 'Máy của nhà',
      from: 'NEWSROOM',
      chars: 27,
      cost: 5.4,
      durationMs: 82,
      state: 'OK',
    },
  ]);
});

test('every filter narrows the list to what it names, alone and together', async () => {
  const week = new Date(NOW.getTime() - 7 * DAY_MS);
  await add({ field: 'a' });
  await add({ field: 'b', pair: { sourceLang: 'vi', targetLang: 'fr' }, target: 'Le riz mûrit' });
  await add({ field: 'c', engine: 'DeepL', state: 'FAILED', failure: 'QUOTA', target: '' });
  await add({ field: 'd', apiKeyId: '12' });
  await add({ field: 'e', time: week, source: 'Chợ nổi Cái Răng' });
  const fields = async (query: object) => (await list(query)).items.map(({ field }) => field).sort();
  expect(await fields({})).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await fields({ targetLang: 'fr' })).toEqual(['b']);
  expect(await fields({ sourceLang: 'fr' })).toEqual([]);
  expect(await fields({ engine: 'DeepL' })).toEqual(['c']);
  expect(await fields({ state: 'FAILED' })).toEqual(['c']);
  expect(await fields({ by: 'API' })).toEqual(['d']);
  expect(await fields({ by: 'NEWSROOM' })).toEqual(['a', 'b', 'c', 'e']);
  expect(await fields({ apiKeyId: '12' })).toEqual(['d']);
  expect(await fields({ userIds: [owner.userId] })).toHaveLength(5);
  expect(await fields({ userIds: ['999999'] })).toEqual([]);
  expect(await fields({ from: '2026-11-13', to: '2026-11-13' })).toEqual(['e']);
  expect(await fields({ text: 'chợ nổi' })).toEqual(['e']);
  expect(await fields({ text: 'riz' })).toEqual(['b']);
  expect(await fields({ text: 'lúa', targetLang: 'en', by: 'NEWSROOM', state: 'OK' })).toEqual(['a']);
});

test('pages go on below the last row, and each row comes once', async () => {
  for (let at = 0; at < 5; at += 1) await add({ field: String(at) });
  const seen: string[] = [];
  for (let page = await list({ limit: 2 }); ; ) {
    seen.push(...page.items.map(({ field }) => field));
    if (!page.hasMore) break;
    page = await list({ limit: 2, before: page.items.at(-1)?.id });
  }
  expect(seen).toEqual(['4', '3', '2', '1', '0']);
});

test('after 180 days both texts are gone, their hash, their lengths and their cost stay', async () => {
  const hours = (count: number) => new Date(NOW.getTime() - FULL_TEXT_DAYS * DAY_MS - count * 3_600_000);
  await add({ field: 'old', time: hours(1) });
  await add({ field: 'young', time: hours(-1) });
  await shortenHistory(db, NOW);
  const rows = new Map((await list()).items.map((row) => [row.field, row]));
  expect(rows.get('young')).toMatchObject({ hasTexts: true, source: TEXT.source });
  expect(rows.get('old')).toMatchObject({ hasTexts: false, source: '', target: '', cost: 5.4 });
  const id = rows.get('old')?.id ?? '';
  expect(await server.ask(historyEndpoints.detail, { headers, params: { id } })).toMatchObject({
    source: '',
    target: '',
    sourceChars: [...TEXT.source].length,
    targetChars: [...TEXT.target].length,
    sourceHash: createHash('sha256').update(TEXT.source).digest('hex'),
  });
});

test('what another project had translated is neither listed nor found', async () => {
  const other = await aProject(db);
  await add({}, other);
  expect((await list()).items).toEqual([]);
  const { id } = await db
    .selectFrom('translation_history')
    .select('id')
    .where('project_id', '=', other)
    .executeTakeFirstOrThrow();
  const refused = await server.refusal(historyEndpoints.detail, { headers, params: { id } });
  expect(refused).toMatchObject({ code: 'NOT_FOUND' });
});
