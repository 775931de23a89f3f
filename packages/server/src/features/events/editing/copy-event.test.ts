import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { readDay, toLunar } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom } from '../test-support/an-events-room.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);
const { headers } = room.admin;
const HOUR = 3_600_000;

const copied = (event: Event, dates: 'none' | 'same' | 'nextYear') =>
  server.ask(eventEndpoints.copy, { headers, params: { id: event.id }, body: { dates } });
const daysOf = async ({ id }: Event) =>
  (
    await server.ask(eventEndpoints.occurrences, { headers, params: { id }, query: { limit: 1_000 } })
  ).items.map(({ day }) => day);
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

test('the market of Bắc Hà is held every Sunday, over the end of the year and for ten years', async () => {
  // Sunday 6 December 2026, from 7 o'clock in Hà Nội.
  const market = await room.write(room.author, {
    ...room.finished(),
    title: 'Chợ phiên Bắc Hà 2026',
    startTime: '2026-12-06T00:00:00.000Z',
    endTime: '2026-12-06T05:00:00.000Z',
    recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;BYDAY=SU' },
  });
  const days = await daysOf(market);
  expect(days.slice(0, 6)).toEqual([
    '2026-12-06',
    '2026-12-13',
    '2026-12-20',
    '2026-12-27',
    '2027-01-03',
    '2027-01-10',
  ]);
  expect(days.length).toBeGreaterThan(520);
  expect(new Set(days.map(weekdayOf))).toEqual(new Set([0]));
  const gaps = days.slice(1).map((day, at) => Date.parse(day) - Date.parse(days[at] ?? ''));
  expect(new Set(gaps)).toEqual(new Set([7 * 24 * HOUR]));
});

test('a weekly event goes to its weekday of the next year, with its end, its title and nothing of its dates', async () => {
  const market = await room.published({
    title: 'Chợ phiên Bắc Hà 2027',
    startTime: '2027-01-03T00:00:00.000Z',
    endTime: '2027-01-03T05:00:00.000Z',
    registerDeadline: '2027-01-02T10:00:00.000Z',
    programme: [{ id: 'khai-mac', time: '2027-01-03T01:00:00.000Z', title: 'Mở', text: '', placeName: '' }],
    recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20270331T165959Z' },
  });
  const cancelled = await room.plan(market, { verb: 'cancel', scope: 'THIS', day: '2027-01-10' });
  const next = await copied(cancelled, 'nextYear');
  expect(next).toMatchObject({
    state: 'DRAFT',
    title: 'Chợ phiên Bắc Hà 2028',
    eventStatus: 'SCHEDULED',
    statusChanges: [],
    everPublished: false,
    occurrences: { overridden: 0 },
  });
  expect(next.details).toMatchObject({
    startTime: '2028-01-02T00:00:00.000Z',
    endTime: '2028-01-02T05:00:00.000Z',
    registerDeadline: '2028-01-01T10:00:00.000Z',
    programme: [{ time: '2028-01-02T01:00:00.000Z' }],
    recurrence: { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20280329T165959Z' },
  });
  const days = await daysOf(next);
  expect([days[0], days.at(-1), new Set(days.map(weekdayOf))]).toEqual([
    '2028-01-02',
    '2028-03-26',
    new Set([0]),
  ]);
});

test('a lunar event goes to its lunar day of the next year, whether it repeats by the moon or names the day', async () => {
  // The tenth of the third lunar month of 2027.
  const day = { startTime: '2027-04-16T01:00:00.000Z', endTime: '2027-04-16T05:00:00.000Z' };
  const yearly = await room.published({
    ...day,
    title: 'Giỗ Tổ Hùng Vương 2027',
    recurrence: { kind: 'YEARLY_LUNAR', rule: '' },
  });
  const named = await room.published({ ...day, lunarDate: 'mùng 10 tháng 3 âm lịch' });
  const bySun = await room.published(day);
  const nextDay = async (event: Event) =>
    hanoiDay(Date.parse((await copied(event, 'nextYear')).details.startTime ?? ''));
  expect([await nextDay(yearly), await nextDay(named), await nextDay(bySun)]).toEqual([
    '2028-04-04',
    '2028-04-04',
    '2028-04-16',
  ]);
  const next = await copied(yearly, 'nextYear');
  expect(next.title).toBe('Giỗ Tổ Hùng Vương 2028');
  const lunar = (await daysOf(next)).map((one) => toLunar(readDay(one)));
  expect(lunar.length).toBeGreaterThanOrEqual(10);
  expect(lunar.every(({ day: date, month }) => date === 10 && month === 3)).toBe(true);
});
