import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event, EventUpdate } from '@toasoan/contract/features/events/event.ts';
import type { OccurrenceEdit } from '@toasoan/contract/features/events/occurrences/occurrence.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, inDays } from '../test-support/an-events-room.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);
const { headers } = room.admin;
const WEEKLY = { recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;COUNT=4' } } as const;
const item = (id: string, time: string) => ({ id, time, title: id, text: '', placeName: '' });

const datesOf = async ({ id }: Event) =>
  (await server.ask(eventEndpoints.occurrences, { headers, params: { id } })).items;
const edit = ({ id, version }: Event, change: Omit<OccurrenceEdit, 'version'>) =>
  server.ask(eventEndpoints.editOccurrence, { headers, params: { id }, body: { ...change, version } });
const saving = ({ id, version }: Event, change: Omit<EventUpdate, 'id' | 'version'>) => ({
  headers,
  body: { id, version, ...change },
});
const takeBack = (event: Event, at = 0) =>
  room.plan(event, { verb: 'takeBack', changeId: event.statusChanges[at]?.id ?? '' });

test('taking back the change of a date keeps the place and the note that it was given since', async () => {
  const event = await room.published(WEEKLY);
  const day = (await datesOf(event))[1]?.day ?? '';
  const postponed = await room.plan(event, { verb: 'postpone', scope: 'THIS', day });
  const placed = await edit(postponed, {
    day,
    scope: 'THIS',
    change: { placeName: 'Sân đình', note: 'Mưa.' },
  });
  const back = await takeBack(placed);
  expect((await datesOf(back))[1]).toMatchObject({
    eventStatus: 'SCHEDULED',
    previousStartTime: null,
    statusNote: '',
    placeName: 'Sân đình',
    note: 'Mưa.',
    overrides: ['note', 'placeName'],
  });
});

test('taking back a date moved online brings back its former link', async () => {
  const event = await room.published(WEEKLY);
  const day = (await datesOf(event))[2]?.day ?? '';
  const linked = await edit(event, { day, scope: 'THIS', change: { onlineUrl: 'https://vi-du.vn/cu' } });
  const online = await room.plan(linked, {
    verb: 'moveOnline',
    scope: 'THIS',
    day,
    onlineUrl: 'https://vi-du.vn/moi',
  });
  expect((await datesOf(online))[2]).toMatchObject({ onlineUrl: 'https://vi-du.vn/moi' });
  expect((await datesOf(await takeBack(online)))[2]).toMatchObject({
    eventStatus: 'SCHEDULED',
    onlineUrl: 'https://vi-du.vn/cu',
  });
});

test('taking back a new date keeps what the programme got since, and the deadline that was set since', async () => {
  const event = await room.published({
    programme: [item('khai-mac', inDays(10, 9))],
    registerDeadline: inDays(9, 17),
  });
  const moved = await room.plan(event, { verb: 'reschedule', startTime: inDays(5, 8) });
  expect(moved.details.registerDeadline).toBe(inDays(5, 8));
  const programme = [...moved.details.programme, item('be-mac', inDays(5, 11))];
  const added = await server.ask(eventEndpoints.update, saving(moved, { programme }));
  const back = await takeBack(added);
  expect(back.details).toMatchObject({
    startTime: inDays(10, 8),
    registerDeadline: inDays(9, 17),
    programme: [item('khai-mac', inDays(10, 9)), item('be-mac', inDays(10, 11))],
  });
  const again = await room.plan(back, { verb: 'reschedule', startTime: inDays(12, 8) });
  const earlier = { registerDeadline: inDays(8, 17) };
  const set = await server.ask(eventEndpoints.update, saving(again, earlier));
  expect((await takeBack(set)).details).toMatchObject({ startTime: inDays(10, 8), ...earlier });
});

test('a date that gives up what it has of its own keeps the time and the link that readers know', async () => {
  const event = await room.published(WEEKLY);
  const dates = await datesOf(event);
  const day = dates[1]?.day ?? '';
  const startTime = new Date(Date.parse(dates[1]?.startTime ?? '') + 3_600_000).toISOString();
  const moved = await room.plan(event, { verb: 'reschedule', scope: 'THIS', day, startTime });
  const online = await room.plan(moved, {
    verb: 'moveOnline',
    scope: 'THIS',
    day,
    onlineUrl: 'https://vi-du.vn/xem',
  });
  const noted = await edit(online, { day, scope: 'THIS', change: { note: 'Vào cửa tự do.' } });
  const plain = await edit(noted, { day, scope: 'THIS', change: null });
  expect((await datesOf(plain))[1]).toMatchObject({
    eventStatus: 'MOVED_ONLINE',
    startTime,
    previousStartTime: dates[1]?.startTime,
    onlineUrl: 'https://vi-du.vn/xem',
    note: '',
  });
  const offline = await takeBack(plain);
  expect((await datesOf(offline))[1]).toMatchObject({ eventStatus: 'RESCHEDULED', startTime, onlineUrl: '' });
});

test('an event whose plan was changed starts or stops repeating only after that is taken back', async () => {
  const once = await room.plan(await room.published(), { verb: 'postpone' });
  const refusedOnce = await server.refusal(eventEndpoints.update, saving(once, WEEKLY));
  expect(refusedOnce.details?.rules).toMatchObject([{ code: 'PLAN_CHANGED', field: 'recurrence' }]);
  const repeated = await server.ask(eventEndpoints.update, saving(await takeBack(once), WEEKLY));
  expect(await datesOf(repeated)).toHaveLength(4);
  const days = (await datesOf(repeated)).map(({ day }) => day);
  let cancelled = repeated;
  for (const day of days.slice(1))
    cancelled = await room.plan(cancelled, { verb: 'cancel', scope: 'THIS', day });
  const never = { recurrence: { kind: 'NONE', rule: '' } } as const;
  const refusedSeries = await server.refusal(eventEndpoints.update, saving(cancelled, never));
  expect(refusedSeries.details?.rules).toMatchObject([{ code: 'PLAN_CHANGED' }]);
});
