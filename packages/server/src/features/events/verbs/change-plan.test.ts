import { coverageEndpoints } from '@toasoan/contract/features/events/coverage/coverage-endpoints.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, type EventStaff, inDays, NOTE } from '../test-support/an-events-room.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);

/** Each Saturday from the coming one on, eight times. */
async function aSeries(): Promise<{ event: Event; days: string[] }> {
  const event = await room.published({
    recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;COUNT=8' },
  });
  return { event, days: (await datesOf(event)).map(({ day }) => day) };
}

async function datesOf({ id }: Pick<Event, 'id'>) {
  const headers = room.admin.headers;
  return (await server.ask(eventEndpoints.occurrences, { headers, params: { id } })).items;
}

const statusesOf = async (event: Event) => (await datesOf(event)).map(({ eventStatus }) => eventStatus);

test('a postponed event keeps its former date, has no new one, and comes back as it was', async () => {
  const event = await room.published();
  const { startTime } = event.details;
  const postponed = await room.plan(event, { verb: 'postpone' });
  expect(postponed).toMatchObject({
    eventStatus: 'POSTPONED',
    previousStartTime: startTime,
    statusNote: NOTE,
    version: event.version + 1,
  });
  const [row] = (await room.list('changed')).filter(({ id }) => id === event.id);
  expect(row).toMatchObject({ eventStatus: 'POSTPONED', previousStartTime: startTime, statusNote: NOTE });
  const upcoming = await room.list('upcoming');
  expect(upcoming.findIndex(({ id }) => id === event.id)).toBe(upcoming.length - 1);
  const [change] = postponed.statusChanges;
  const back = await room.plan(postponed, {
    verb: 'takeBack',
    changeId: change?.id ?? '',
    note: 'Bão tan, giữ nguyên lịch cũ.',
  });
  expect(back).toMatchObject({ eventStatus: 'SCHEDULED', previousStartTime: null, statusNote: '' });
  expect(back.details.startTime).toBe(startTime);
  expect(back.statusChanges.map(({ kind, canBeTakenBack }) => [kind, canBeTakenBack])).toEqual([
    ['takeBack', false],
    ['postpone', false],
  ]);
});

test('a rescheduled event moves with its programme, and its registration ends in time', async () => {
  const event = await room.published({
    programme: [{ id: 'khai-mac', time: inDays(10, 9), title: 'Khai mạc', text: '', placeName: '' }],
    registerDeadline: inDays(9, 17),
  });
  const moved = await room.plan(event, { verb: 'reschedule', startTime: inDays(5, 14) });
  expect(moved).toMatchObject({ eventStatus: 'RESCHEDULED', previousStartTime: inDays(10, 8) });
  expect(moved.details).toMatchObject({
    startTime: inDays(5, 14),
    endTime: inDays(5, 17),
    registerDeadline: inDays(5, 14),
    programme: [{ time: inDays(5, 15) }],
  });
  expect(await datesOf(moved)).toMatchObject([{ startTime: inDays(5, 14), eventStatus: 'RESCHEDULED' }]);
  const back = await room.plan(moved, { verb: 'takeBack', changeId: moved.statusChanges[0]?.id ?? '' });
  expect(back.details).toEqual(event.details);
});

test('an event moved online keeps its place for the way back, and only its newest change can be taken back', async () => {
  const event = await room.published();
  const moved = await room.plan(event, { verb: 'reschedule', startTime: inDays(12, 8) });
  const online = await room.plan(moved, { verb: 'moveOnline', onlineUrl: 'https://vi-du.vn/truc-tuyen' });
  expect(online.details).toMatchObject({
    attendanceMode: 'ONLINE',
    onlineUrl: 'https://vi-du.vn/truc-tuyen',
    placeName: 'Hoàng thành Thăng Long',
  });
  const [newest, first] = online.statusChanges;
  expect(await room.refusedPlan(online, { verb: 'takeBack', changeId: first?.id ?? '' })).toEqual([
    'CHANGE_OVERTAKEN',
  ]);
  const offline = await room.plan(online, { verb: 'takeBack', changeId: newest?.id ?? '' });
  expect(offline).toMatchObject({ eventStatus: 'RESCHEDULED', previousStartTime: inDays(10, 8) });
  expect(offline.details).toEqual(moved.details);
  const asPlanned = await room.plan(offline, { verb: 'takeBack', changeId: first?.id ?? '' });
  expect(asPlanned.details).toEqual(event.details);
  expect(await room.refusedPlan(asPlanned, { verb: 'takeBack', changeId: first?.id ?? '' })).toEqual([
    'CHANGE_GONE',
  ]);
});

test('one date of a series is cancelled without touching another, and stays so when all are postponed', async () => {
  const { event, days } = await aSeries();
  const [, second = '', third = ''] = days;
  const cancelled = await room.plan(event, { verb: 'cancel', scope: 'THIS', day: second });
  const one = ['SCHEDULED', 'CANCELLED', ...Array<string>(6).fill('SCHEDULED')];
  expect(await statusesOf(cancelled)).toEqual(one);
  expect((await datesOf(cancelled))[1]).toMatchObject({ statusNote: NOTE, overrides: ['eventStatus'] });
  const later = await room.plan(cancelled, {
    verb: 'reschedule',
    scope: 'FOLLOWING',
    day: third,
    startTime: new Date(Date.parse((await datesOf(cancelled))[2]?.startTime ?? '') + 3_600_000).toISOString(),
  });
  expect(await statusesOf(later)).toEqual([
    'SCHEDULED',
    'CANCELLED',
    ...Array<string>(6).fill('RESCHEDULED'),
  ]);
  const all = await room.plan(later, { verb: 'postpone' });
  expect(await statusesOf(all)).toEqual(['POSTPONED', 'CANCELLED', ...Array<string>(6).fill('POSTPONED')]);
  const afterAll = await room.plan(all, { verb: 'takeBack', changeId: all.statusChanges[0]?.id ?? '' });
  const back = await room.plan(afterAll, { verb: 'takeBack', changeId: all.statusChanges[1]?.id ?? '' });
  expect(await statusesOf(back)).toEqual(one);
  const whole = await room.plan(back, { verb: 'takeBack', changeId: all.statusChanges[2]?.id ?? '' });
  expect(await statusesOf(whole)).toEqual(Array(8).fill('SCHEDULED'));
});

test('a change of plan notifies who wrote, approved and covers the event, and nobody when so asked', async () => {
  const reporter = await room.hire('AUTHOR');
  const event = await room.published();
  await server.ask(coverageEndpoints.create, {
    headers: room.admin.headers,
    body: { eventId: event.id, kind: 'PHOTO', assigneeId: reporter.userId },
  });
  const notices = async ({ headers }: EventStaff) =>
    (await server.ask(notificationEndpoints.list, { headers })).items.filter(
      ({ kind, title }) => kind === 'eventPlanChanged' && title === event.title,
    ).length;
  const everybody = async () =>
    await Promise.all([room.author, reporter, room.editor, room.admin].map((person) => notices(person)));
  const quiet = await room.plan(event, { verb: 'postpone', notifies: false });
  expect(await everybody()).toEqual([0, 0, 0, 0]);
  await room.plan(quiet, { verb: 'takeBack', changeId: quiet.statusChanges[0]?.id ?? '' });
  expect(await everybody()).toEqual([1, 1, 0, 0]);
});

test('a verb that makes no sense is refused with its reason', async () => {
  const { event, days } = await aSeries();
  const draft = await room.write(room.author, room.finished());
  const past = await room.published({ startTime: inDays(-3, 8), endTime: inDays(-3, 9) });
  const cancelled = await room.plan(await room.published(), { verb: 'cancel' });
  expect([
    await room.refusedPlan(draft, { verb: 'cancel' }),
    await room.refusedPlan(past, { verb: 'postpone' }),
    await room.refusedPlan(cancelled, { verb: 'cancel' }),
    await room.refusedPlan(cancelled, { verb: 'reschedule', startTime: inDays(20) }),
    await room.refusedPlan(event, { verb: 'cancel', scope: 'THIS' }),
    await room.refusedPlan(event, { verb: 'cancel', scope: 'THIS', day: '2020-01-01' }),
    await room.refusedPlan(cancelled, { verb: 'cancel', scope: 'THIS', day: days[0] }),
    await room.refusedPlan(event, { verb: 'moveOnline', onlineUrl: '' }),
    await room.refusedPlan({ ...event, version: 99 }, { verb: 'cancel' }),
  ]).toEqual([
    ['NOT_PUBLISHED'],
    ['IS_OVER'],
    ['ALREADY_SO'],
    ['IS_CANCELLED'],
    ['DAY_REQUIRED'],
    ['DAY_UNKNOWN'],
    ['NOT_A_SERIES'],
    ['ONLINE_URL_REQUIRED'],
    ['409 VERSION_CONFLICT'],
  ]);
});

test('the time of a public event changes by a verb only; its new place is on record', async () => {
  const event = await room.published();
  const { headers } = room.admin;
  const update = { id: event.id, version: event.version };
  const refusal = await server.refusal(eventEndpoints.update, {
    headers,
    body: { ...update, startTime: inDays(11), endTime: inDays(11, 10) },
  });
  expect(refusal).toMatchObject({ code: 'RULES_NOT_MET', details: { rules: [{ code: 'TIME_BY_VERB' }] } });
  const saved = await server.ask(eventEndpoints.update, {
    headers,
    body: { ...update, placeName: 'Văn Miếu – Quốc Tử Giám' },
  });
  expect(saved.statusChanges).toMatchObject([
    {
      kind: 'move',
      before: { placeName: 'Hoàng thành Thăng Long' },
      after: { placeName: 'Văn Miếu – Quốc Tử Giám' },
      canBeTakenBack: false,
    },
  ]);
});

test('all dates of a series move as the named one does, and no rule may drop a date that readers know', async () => {
  const { event, days } = await aSeries();
  const dates = await datesOf(event);
  const third = dates[2]?.startTime ?? '';
  const startTime = new Date(Date.parse(third) + 3_600_000).toISOString();
  const moved = await room.plan(event, { verb: 'reschedule', scope: 'ALL', day: days[2] ?? '', startTime });
  const hourLater = dates.map((date) => new Date(Date.parse(date.startTime) + 3_600_000).toISOString());
  expect((await datesOf(moved)).map((date) => date.startTime)).toEqual(hourLater);
  const { headers } = room.admin;
  const shorter = { recurrence: { kind: 'CUSTOM' as const, rule: 'FREQ=WEEKLY;COUNT=7' } };
  const refusal = await server.refusal(eventEndpoints.update, {
    headers,
    body: { id: moved.id, version: moved.version, ...shorter },
  });
  expect(refusal.details?.rules).toMatchObject([{ code: 'DATE_LOST', field: 'recurrence' }]);
  const cancelled = await room.plan(moved, { verb: 'cancel', scope: 'THIS', day: days[7] ?? '' });
  const saved = await server.ask(eventEndpoints.update, {
    headers,
    body: { id: moved.id, version: cancelled.version, ...shorter },
  });
  expect(await datesOf(saved)).toHaveLength(7);
});
