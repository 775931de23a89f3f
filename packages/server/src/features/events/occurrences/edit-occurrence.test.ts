import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import type { OccurrenceEdit } from '@toasoan/contract/features/events/occurrences/occurrence.ts';
import { expect, test } from 'vitest';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { eventJobs } from '../event-jobs.ts';
import { anEventsRoom, DAY, inDays } from '../test-support/an-events-room.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);
const { headers } = room.admin;

async function datesOf({ id }: Pick<Event, 'id'>) {
  return (await server.ask(eventEndpoints.occurrences, { headers, params: { id }, query: { limit: 1_000 } }))
    .items;
}

const edit = (event: Event, change: Omit<OccurrenceEdit, 'version'>) =>
  server.ask(eventEndpoints.editOccurrence, {
    headers,
    params: { id: event.id },
    body: { ...change, version: event.version },
  });

test('one date has a place of its own, those after another one an hour of their own, and the rest stay', async () => {
  const event = await room.write(room.admin, {
    ...room.finished(),
    recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;COUNT=6' },
  });
  const days = (await datesOf(event)).map(({ day }) => day);
  const placed = await edit(event, {
    day: days[1] ?? '',
    scope: 'THIS',
    change: { placeName: 'Nhà văn hóa', note: 'Vào cửa tự do.' },
  });
  const third = (await datesOf(event))[3]?.startTime ?? '';
  const later = new Date(Date.parse(third) + 2 * 3_600_000).toISOString();
  const moved = await edit(placed, { day: days[3] ?? '', scope: 'FOLLOWING', change: { startTime: later } });
  const dates = await datesOf(moved);
  expect(dates.map(({ placeName, overrides }) => [placeName, overrides])).toEqual([
    ['Hoàng thành Thăng Long', []],
    ['Nhà văn hóa', ['note', 'placeName']],
    ['Hoàng thành Thăng Long', []],
    ...Array(3).fill(['Hoàng thành Thăng Long', ['startTime']]),
  ]);
  expect(dates.map(({ startTime }) => new Date(startTime).getUTCHours())).toEqual([1, 1, 1, 3, 3, 3]);
  expect(moved.occurrences).toMatchObject({ ahead: 6, overridden: 4 });
  const plain = await edit(moved, { day: days[1] ?? '', scope: 'THIS', change: null });
  expect((await datesOf(plain))[1]).toMatchObject({ placeName: 'Hoàng thành Thăng Long', overrides: [] });
});

test('a new rule keeps what the days that stay have of their own', async () => {
  const event = await room.write(room.admin, {
    ...room.finished(),
    recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;COUNT=6' },
  });
  const days = (await datesOf(event)).map(({ day }) => day);
  const noted = await edit(event, { day: days[2] ?? '', scope: 'THIS', change: { note: 'Có rối nước.' } });
  await server.ask(eventEndpoints.update, {
    headers,
    body: {
      id: event.id,
      version: noted.version,
      recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=3' },
    },
  });
  const dates = await datesOf(event);
  expect(dates.map(({ day, note }) => [day, note])).toEqual([
    [days[0], ''],
    [days[2], 'Có rối nước.'],
    [days[4], ''],
  ]);
});

test('the job keeps ten years of dates ahead, and hands on what this and following changed', async () => {
  const event = await room.write(room.admin, {
    ...room.finished(),
    recurrence: { kind: 'YEARLY_LUNAR', rule: '' },
  });
  const dates = await datesOf(event);
  expect(dates.length).toBeGreaterThanOrEqual(10);
  await edit(event, { day: dates[5]?.day ?? '', scope: 'FOLLOWING', change: { placeName: 'Sân đình mới' } });
  const inTwoYears = () => new Date(Date.now() + 740 * DAY);
  await runDueJobs(server.db, eventJobs(), inTwoYears);
  const extended = await datesOf(event);
  expect(extended.length).toBeGreaterThanOrEqual(dates.length + 1);
  expect(extended.at(-1)).toMatchObject({ placeName: 'Sân đình mới' });
  expect(extended.slice(0, 5).every(({ placeName }) => placeName === 'Hoàng thành Thăng Long')).toBe(true);
});

test('a preview gives ten years with their lunar days, and says why a rule gives none', async () => {
  const body = {
    startTime: '2027-02-05T17:00:00.000Z',
    allDay: true,
    recurrence: { kind: 'YEARLY_LUNAR', rule: '' },
  } as const;
  const { items } = await server.ask(eventEndpoints.previewOccurrences, { headers, body });
  expect(items.slice(0, 3).map(({ day, lunar }) => [day, lunar])).toEqual([
    ['2027-02-06', '1/1'],
    ['2028-01-26', '1/1'],
    ['2029-02-13', '1/1'],
  ]);
  const refusal = await server.refusal(eventEndpoints.previewOccurrences, {
    headers,
    body: { ...body, recurrence: { kind: 'CUSTOM', rule: 'FREQ=SECONDLY' } },
  });
  expect(refusal.details?.rules).toMatchObject([{ code: 'RULE_TOO_OFTEN', field: 'recurrence' }]);
  const long = { ...body, startTime: inDays(1), endTime: inDays(9), allDay: false };
  const overlapping = await server.refusal(eventEndpoints.previewOccurrences, {
    headers,
    body: { ...long, recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY' } },
  });
  expect(overlapping.details?.rules).toMatchObject([{ code: 'OCCURRENCES_OVERLAP' }]);
});
