import type { Coverage, CoverageCreate } from '@toasoan/contract/features/events/coverage/coverage.ts';
import { coverageEndpoints } from '@toasoan/contract/features/events/coverage/coverage-endpoints.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event, EventDraft } from '@toasoan/contract/features/events/event.ts';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, type EventStaff, inDays, NOTE } from '../test-support/an-events-room.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);
const { headers } = room.admin;

const plan = (event: Event, body: Partial<CoverageCreate> = {}): Promise<Coverage> =>
  server.ask(coverageEndpoints.create, { headers, body: { eventId: event.id, kind: 'TEXT', ...body } });
const update = (piece: Coverage, change: object): Promise<Coverage> =>
  server.ask(coverageEndpoints.update, {
    headers,
    body: { id: piece.id, version: piece.version, ...change },
  });
const coverageOf = async ({ id }: Event) =>
  (await server.ask(coverageEndpoints.list, { headers, params: { id } })).items;
const duesOf = async (event: Event) => (await coverageOf(event)).map(({ dueTime }) => dueTime);
const statesOf = async (event: Event) => (await coverageOf(event)).map(({ state }) => state);
const takeBack = (event: Event) =>
  room.plan(event, { verb: 'takeBack', changeId: event.statusChanges[0]?.id ?? '' });
const save = (event: Event, change: EventDraft) =>
  server.ask(eventEndpoints.update, { headers, body: { id: event.id, version: event.version, ...change } });
const textsFor = async (person: EventStaff, { title }: Event) =>
  (await server.ask(notificationEndpoints.list, { headers: person.headers })).items
    .filter((one) => one.kind === 'eventPlanChanged' && one.title === title)
    .map(({ text }) => text);

test('due times move as far as the event and back, except what is made or set to stay', async () => {
  const event = await room.published();
  const dueTime = inDays(10, 14);
  await plan(event, { dueTime });
  await plan(event, { dueTime, dueStays: true });
  await update(await plan(event, { dueTime }), { isDone: true });
  await plan(event);
  const moved = await room.plan(event, { verb: 'reschedule', startTime: inDays(12, 9) });
  expect(await duesOf(moved)).toEqual([inDays(12, 15), dueTime, dueTime, null]);
  const postponed = await room.plan(moved, { verb: 'postpone' });
  expect(await duesOf(postponed)).toEqual([inDays(12, 15), dueTime, dueTime, null]);
  const again = await takeBack(postponed);
  await room.plan(again, { verb: 'takeBack', changeId: moved.statusChanges[0]?.id ?? '' });
  expect(await duesOf(event)).toEqual([dueTime, dueTime, dueTime, null]);
});

test('a cancelled event needs no coverage that is not made, until the cancelling is taken back', async () => {
  const reporter = await room.hire('AUTHOR');
  const event = await room.published();
  await plan(event, { assigneeId: reporter.userId });
  await plan(event, { kind: 'PHOTO' });
  const made = await update(await plan(event, { kind: 'VIDEO' }), { isDone: true });
  const cancelled = await room.plan(event, { verb: 'cancel' });
  expect(await statesOf(cancelled)).toEqual(['NONE', 'NONE', 'DONE']);
  const [text, photo] = await coverageOf(cancelled);
  expect([text?.isNeeded, text?.assignee?.userId]).toEqual([false, reporter.userId]);
  const closed = await server.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'event.changeCoverage')
    .where('entity_id', '=', event.id)
    .execute();
  expect(closed.filter(({ after }) => JSON.stringify(after).includes('"isNeeded":false'))).toHaveLength(2);
  const body = { version: photo?.version ?? 0 };
  const take = { headers: reporter.headers, params: { id: photo?.id ?? '' }, body };
  const refused = await server.refusal(coverageEndpoints.take, take);
  expect(refused.details?.rules?.[0]?.code).toBe('NOT_NEEDED');
  const back = await takeBack(cancelled);
  expect(await statesOf(back)).toEqual(['ASSIGNED', 'OPEN', 'DONE']);
  expect(made.state).toBe('DONE');
  expect(await textsFor(reporter, event)).toEqual([NOTE, NOTE]);
});

test('what an editor reopened stays open when the cancelling is taken back, and what was closed by hand stays closed', async () => {
  const event = await room.published();
  await plan(event);
  await update(await plan(event, { kind: 'PHOTO' }), { isNeeded: false });
  const cancelled = await room.plan(event, { verb: 'cancel' });
  const [text] = await coverageOf(cancelled);
  if (text) await update(text, { isNeeded: true });
  expect(await statesOf(cancelled)).toEqual(['OPEN', 'NONE']);
  expect(await statesOf(await takeBack(cancelled))).toEqual(['OPEN', 'NONE']);
});

test('one date of a series takes its own coverage along, and the whole goes with its last date', async () => {
  const event = await room.published({ recurrence: { kind: 'CUSTOM', rule: 'FREQ=DAILY;COUNT=3' } });
  const [first, second] = [inDays(10, 12).slice(0, 10), inDays(11, 12).slice(0, 10)];
  await plan(event, { dueTime: inDays(10, 14) });
  await plan(event, { day: first, dueTime: inDays(10, 14) });
  await plan(event, { day: second, dueTime: inDays(11, 14) });
  const later = { verb: 'reschedule', scope: 'THIS', day: second, startTime: inDays(11, 10) } as const;
  const moved = await room.plan(event, later);
  expect(await duesOf(moved)).toEqual([inDays(10, 14), inDays(10, 14), inDays(11, 16)]);
  const one = await room.plan(moved, { verb: 'cancel', scope: 'THIS', day: second });
  expect(await statesOf(one)).toEqual(['OPEN', 'OPEN', 'NONE']);
  const all = await room.plan(one, { verb: 'cancel' });
  expect(await statesOf(all)).toEqual(['NONE', 'NONE', 'NONE']);
  expect(await statesOf(await takeBack(all))).toEqual(['OPEN', 'OPEN', 'NONE']);
});

test('a save that changes time or place reaches those who cover the event, and of a public one its people too', async () => {
  const reporter = await room.hire('AUTHOR');
  const draft = await room.write(room.author, room.finished());
  await plan(draft, { assigneeId: reporter.userId, dueTime: inDays(10, 14) });
  const later = await save(draft, { startTime: inDays(10, 9) });
  expect(await duesOf(later)).toEqual([inDays(10, 15)]);
  const [text = ''] = await textsFor(reporter, draft);
  expect(text).toMatch(/^\S+ 08:00 – \S+ 11:00 → \S+ 09:00 – \S+ 11:00$/);
  const titled = await save(later, { excerpt: 'Ba ngày hội.' });
  expect([await textsFor(reporter, draft), await textsFor(room.author, draft)]).toEqual([[text], []]);
  const open = await room.move(room.admin, titled, 'PUBLISHED');
  await save(open, { placeName: 'Văn Miếu' });
  const moved = 'Hoàng thành Thăng Long, Hà Nội → Văn Miếu, Hà Nội';
  expect((await textsFor(reporter, draft))[0]).toBe(moved);
  expect(await textsFor(room.author, draft)).toEqual([moved]);
});

test('another place of one date reaches those who cover that date', async () => {
  const [here, there] = [await room.hire('AUTHOR'), await room.hire('AUTHOR')];
  const event = await room.published({ recurrence: { kind: 'CUSTOM', rule: 'FREQ=DAILY;COUNT=3' } });
  const [first, second] = [inDays(10, 12).slice(0, 10), inDays(11, 12).slice(0, 10)];
  await plan(event, { day: first, assigneeId: here.userId });
  await plan(event, { day: second, assigneeId: there.userId });
  await server.ask(eventEndpoints.editOccurrence, {
    headers,
    params: { id: event.id },
    body: { version: event.version, day: second, scope: 'THIS', change: { placeName: 'Văn Miếu' } },
  });
  expect(await textsFor(here, event)).toEqual([]);
  expect(await textsFor(there, event)).toEqual(['Hoàng thành Thăng Long, Hà Nội → Văn Miếu, Hà Nội']);
});
