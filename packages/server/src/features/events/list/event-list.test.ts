import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { expect, test } from 'vitest';
import { countStatements } from '#test/count-statements.ts';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, inDays } from '../test-support/an-events-room.ts';

const server = await startTestServer();

const dayOf = (days: number) =>
  new Date(Date.parse(inDays(days, 12)) + 7 * 3_600_000).toISOString().slice(0, 10);

test('each tab holds its events by the date that it is about, and the counts agree', async () => {
  const room = await anEventsRoom(server);
  const running = await room.published({ startTime: inDays(-1), endTime: inDays(1) });
  const ended = await room.published({ startTime: inDays(-4), endTime: inDays(-3) });
  const next = await room.published({ startTime: inDays(2), endTime: inDays(2, 9) });
  const series = await room.published({
    startTime: inDays(-7, 6),
    endTime: inDays(-7, 7),
    recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4' },
  });
  const postponed = await room.plan(await room.published({ startTime: inDays(1), endTime: inDays(1, 9) }), {
    verb: 'postpone',
  });
  const cancelled = await room.plan(await room.published({ startTime: inDays(5), endTime: inDays(5, 9) }), {
    verb: 'cancel',
  });
  const draft = await room.write(room.author, { title: 'Chưa có ngày' });
  const trashed = await room.move(room.admin, await room.write(room.author), 'TRASHED');
  const idsIn = async (view: Parameters<typeof room.list>[0]) => (await room.list(view)).map(({ id }) => id);
  const views = {
    upcoming: [next.id, cancelled.id, series.id, postponed.id],
    running: [running.id],
    ended: [ended.id],
    changed: [cancelled.id, postponed.id],
    waiting: [],
    drafts: [draft.id],
    trash: [trashed.id],
  } as const;
  for (const [view, ids] of Object.entries(views))
    expect([view, await idsIn(view as keyof typeof views)]).toEqual([view, ids]);
  const { headers } = room.admin;
  const counts = await server.ask(eventEndpoints.counts, { headers });
  expect(counts).toEqual({
    all: 7,
    ...Object.fromEntries(Object.entries(views).map(([view, ids]) => [view, ids.length])),
  });
  const [, , row] = await room.list('upcoming');
  expect(row).toMatchObject({ day: dayOf(7), startTime: inDays(7, 6), recurrenceKind: 'CUSTOM' });
  expect((await room.list('drafts', room.editor)).map(({ id }) => id)).toEqual([draft.id]);
  const other = await room.hire('AUTHOR');
  expect((await room.list('all', other)).map(({ state }) => state)).not.toContain('DRAFT');
});

test('filters find by words without marks, place, type, organizer and days', async () => {
  const room = await anEventsRoom(server);
  const fair = await room.published({
    title: 'Hội chợ Làng nghề',
    eventType: 'TRADE_FAIR',
    placeName: 'Chợ Đầm',
    provinceCode: '56',
    organizerText: 'Hiệp hội Gốm sứ',
    startTime: inDays(3),
    endTime: inDays(6),
  });
  await room.published();
  const { headers } = room.admin;
  const find = async (query: object) =>
    (await server.ask(eventEndpoints.list, { headers, query })).items.map(({ id }) => id);
  for (const query of [
    { text: 'lang ngh' },
    { text: 'cho dam' },
    { type: 'TRADE_FAIR' },
    { province: '56' },
    { organizer: 'gom su' },
    { from: dayOf(5), to: dayOf(5) },
  ])
    expect([query, await find(query)]).toEqual([query, [fair.id]]);
  expect(await find({ text: '%' })).toHaveLength(2);
  expect(await find({ hasPoint: true })).toEqual([]);
});

test('a calendar holds every date that touches its days, in one statement', async () => {
  const room = await anEventsRoom(server);
  const long = await room.published({ startTime: inDays(-2), endTime: inDays(2) });
  const weekly = await room.published({
    startTime: inDays(1, 8),
    endTime: inDays(1, 9),
    recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;COUNT=3' },
  });
  const { headers } = room.admin;
  const query = { from: dayOf(0), to: dayOf(9) };
  const ask = () => server.ask(eventEndpoints.calendar, { headers, query });
  const { items, isCapped } = await ask();
  expect({ isCapped, items: items.map(({ eventId, day, repeats }) => [eventId, day, repeats]) }).toEqual({
    isCapped: false,
    items: [
      [long.id, dayOf(-2), false],
      [weekly.id, dayOf(1), true],
      [weekly.id, dayOf(8), true],
    ],
  });
  const few = (await countStatements(ask)).statements;
  for (let more = 0; more < 5; more += 1)
    await room.published({ startTime: inDays(more + 1), endTime: null });
  expect((await countStatements(ask)).statements).toBe(few);
});

test('an event keeps its terms when a tag is merged and a category is emptied into another', async () => {
  const room = await anEventsRoom(server);
  const { headers } = room.admin;
  const tag = (title: string) => server.ask(tagEndpoints.create, { headers, body: { title } });
  const category = (title: string) => server.ask(categoryEndpoints.create, { headers, body: { title } });
  const [from, into] = [await tag('lễ hội đền'), await tag('lễ hội')];
  const [old, next] = [await category('Hội hè'), await category('Lễ hội')];
  const event = await room.write(room.admin, { tagIds: [from.id], categoryIds: [old.id] });
  await server.ask(tagEndpoints.merge, {
    headers,
    body: { from: [{ id: from.id, version: from.version }], intoId: into.id },
  });
  await server.ask(categoryEndpoints.remove, { headers, params: { id: old.id }, query: { moveTo: next.id } });
  const { tags, categories } = await room.read(event);
  expect([tags.map(({ id }) => id), categories.map(({ id }) => id)]).toEqual([[into.id], [next.id]]);
});
