import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import { historyEndpoints } from '@toasoan/contract/features/translation-history/endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { rememberParagraphs } from '#server/features/glossary/public.ts';
import { aTerm } from '#server/features/glossary/test-support/a-term.ts';
import { budgetOf, noteEdited, reserve, settleLeftReservations } from './ledger-store.ts';
import { aTranslationWorld } from './test-support/a-translation-world.ts';
import { usageOf } from './usage-view.ts';

const { server, engines, aRoom } = await aTranslationWorld();
const PAIR = { sourceLang: 'vi', targetLang: 'en' };
let room: Awaited<ReturnType<typeof aRoom>>;
beforeEach(async () => {
  room = await aRoom();
});

const many = (count: number) => Array.from({ length: count }, (_, at) => `Câu chuyện số ${at + 1} của làng`);

test('without an engine, memory and terms fill what they can and the rest stays empty', async () => {
  const { work, translate } = room;
  const by = { userId: work.owner.userId ?? '', displayName: 'Lan' };
  const remembered = [{ source: 'Xin  chào bạn', target: 'Hello friend' }];
  await rememberParagraphs(server.db, room.projectId, PAIR, remembered, { by, origin: 'PERSON' });
  const results = await translate(['Xin chào bạn', '20/11/2026', 'Tin mới trong ngày']);
  expect(results).toMatchObject([
    { text: 'Hello friend', origin: 'MEMORY', memoryScore: 100, reason: null },
    { text: '20/11/2026', origin: 'MEMORY', reason: null },
    { text: '', origin: 'NONE', reason: 'NO_ENGINE' },
  ]);
});

test('what the first engine fails at goes to the next one, and the history names both', async () => {
  await room.anEngine({ title: 'Một', kind: 'DEEPL', key: 'k'.repeat(20) });
  await room.anEngine({ title: 'Hai' });
  engines.behaves(({ path }) => (path === '/v2/translate' ? { status: 456 } : 'works'));
  const [result] = await room.translate(['Tin mới trong ngày']);
  expect(result).toMatchObject({ text: 'TIN MỚI TRONG NGÀY', engine: 'Hai' });
  const { items } = await server.ask(historyEndpoints.list, { headers: room.headers });
  expect(items.map(({ engine, state, failure }) => [engine, state, failure])).toEqual([
    ['Hai', 'FALLBACK', null],
    ['Một', 'FAILED', 'QUOTA'],
  ]);
});

test('an engine that drops the shown words of spans is asked once more with empty placeholders', async () => {
  await room.anEngine();
  engines.behaves(() => 'dropsShownSpans');
  const [result] = await room.translate(['Ông Nguyễn Du sinh năm 1765']);
  expect(result?.text).toBe('ÔNG Nguyễn Du SINH NĂM 1765');
  expect(engines.take()).toHaveLength(2);
  const cost = engines.takeCharged() * 500;
  expect(await room.sums()).toEqual([cost, cost, cost, 0]);
});

test('a text whose spans are lost twice counts as not translated', async () => {
  await room.anEngine();
  engines.behaves(() => 'dropsSpans');
  const [result] = await room.translate(['Sinh năm 1765 ở quê']);
  expect(result).toMatchObject({ text: '', origin: 'NONE', reason: 'FAILED' });
});

test('a text that comes twice is asked for and charged once', async () => {
  await room.anEngine();
  const results = await room.translate(['Tin mới', 'Tin mới']);
  expect(results.map(({ text }) => text)).toEqual(['TIN MỚI', 'TIN MỚI']);
  expect(engines.take().flatMap(({ texts }) => texts)).toEqual(['Tin mới']);
  expect(results[1]).toMatchObject({ chars: 0, cost: 0 });
});

test('a batch that is cut in the middle of the work loses and doubles nothing', async () => {
  await room.anEngine();
  engines.behaves(({ texts }) => (texts[0]?.includes('>21<') ? 'cut' : 'works'));
  const stored: number[] = [];
  const texts = many(50);
  const results = await room.translate(texts, {
    onFilled: async (filled) => void stored.push(...filled.map(({ place }) => place)),
  });
  const done = results.flatMap(({ reason }, place) => (reason === null ? [place] : []));
  expect(stored).toEqual(done);
  expect(done).toHaveLength(20);
  expect(results.at(-1)?.reason).toBe('FAILED');
  const cost = engines.takeCharged() * 500;
  expect(await room.sums()).toEqual([cost, cost, cost, 0]);
});

test('a request that is too large is sent again in halves', async () => {
  await room.anEngine();
  engines.behaves(({ texts }) => (texts.length > 5 ? { status: 413 } : 'works'));
  const results = await room.translate(many(12));
  expect(results.every(({ origin }) => origin === 'ENGINE')).toBe(true);
});

test('work that is stopped keeps what is filled and says why the rest is not', async () => {
  await room.anEngine();
  const stop = new AbortController();
  const results = await room.translate(many(45), {
    signal: stop.signal,
    onFilled: async () => stop.abort(),
  });
  expect(results.filter(({ origin }) => origin === 'ENGINE')).toHaveLength(20);
  expect(results.at(-1)).toMatchObject({ text: '', reason: 'STOPPED' });
});

test('over the budget of the month no engine that costs is asked; one without a price is', async () => {
  await room.anEngine();
  await room.setBudget(1);
  const [result] = await room.translate(['Tin mới trong ngày']);
  expect(result).toMatchObject({ text: '', reason: 'OVER_BUDGET' });
  expect(engines.take()).toEqual([]);
  await room.anEngine({ title: 'Của nhà', price: 0 });
  expect(await room.translate(['Tin mới trong ngày'])).toMatchObject([{ engine: 'Của nhà', reason: null }]);
});

test('calls at once never spend more than the budget together', async () => {
  await room.anEngine();
  // Enough for three texts of 18 characters at 500 thousandths each.
  await room.setBudget(27);
  const texts = ['Tin mới trong ngày', 'Tin cũ trong ngày.', 'Tin là trong ngày.', 'Tin ra trong ngày.'];
  const results = await Promise.all([...texts, 'Tin đi trong ngày.'].map((text) => room.translate([text])));
  expect(results.flat().filter(({ origin }) => origin === 'ENGINE')).toHaveLength(3);
  expect(await room.sums()).toEqual([27_000, 27_000, 27_000, 0]);
});

test('money held by a process that died is booked once', async () => {
  const past = new Date(Date.now() - 3_600_000);
  await reserve(server.db, room.work, { engine: 'Máy dịch', chars: 100, cost: 50_000 }, past);
  expect(await budgetOf(server.db, room.projectId, past)).toMatchObject({ spent: 0, reserved: 50_000 });
  await settleLeftReservations(server.db, new Date());
  await settleLeftReservations(server.db, new Date());
  expect(await room.sums()).toEqual([50_000, 50_000, 50_000, 0]);
});

test('engines are refused inside a transaction', async () => {
  await expect(server.db.transaction().execute((tx) => room.translate(['Tin'], { db: tx }))).rejects.toThrow(
    'pool',
  );
});

test('the ledger says how much of an engine’s text people changed', async () => {
  const now = new Date();
  const edited = { projectId: room.projectId, pair: PAIR, engine: 'Máy dịch', chars: 100, changed: 12 };
  await noteEdited(server.db, edited, now);
  await noteEdited(server.db, { ...edited, changed: 0 }, now);
  const { engines: ledger, days } = await usageOf(server.db, room.projectId, 7, now);
  expect(ledger).toMatchObject([{ engine: 'Máy dịch', seenChars: 200, changedChars: 12 }]);
  expect(days).toHaveLength(7);
});

test('the terms of a run are counted as hits with its history', async () => {
  await room.anEngine();
  const { id } = await server.ask(glossaryEndpoints.create, {
    headers: room.headers,
    body: aTerm({ approve: true }),
  });
  await room.translate(['Gặp nghệ nhân', 'nghệ nhân']);
  const hits = await server.db
    .selectFrom('glossary_hits')
    .select('hits')
    .where('entry_id', '=', id)
    .execute();
  expect(hits).toEqual([{ hits: 2 }]);
});
