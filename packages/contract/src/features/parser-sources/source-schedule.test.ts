import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EVERY_TEN_MINUTES,
  isOpen,
  nextOpenTime,
  nextRunTime,
  type SourceSchedule,
} from './source-schedule.ts';

const HOME = 'Asia/Ho_Chi_Minh';
const NIGHT: SourceSchedule = { ...EVERY_TEN_MINUTES, quietFrom: '23:00', quietTo: '05:00' };
const LUNCH: SourceSchedule = { ...EVERY_TEN_MINUTES, quietFrom: '11:30', quietTo: '13:00' };
/** Thursday; 10:00 in Hanoi. */
const THURSDAY = '2026-11-19';
const at = (clock: string, day = THURSDAY) => new Date(`${day}T${clock}:00+07:00`);

describe('quiet hours', () => {
  test.each([
    ['22:59', true],
    ['23:00', false],
    ['02:00', false],
    ['04:59', false],
    ['05:00', true],
  ])('over midnight: a source at %s is open: %s', (clock, expected) => {
    expect(isOpen(NIGHT, HOME, at(clock))).toBe(expected);
  });

  test('within a day end at their second hour', () => {
    expect(isOpen(LUNCH, HOME, at('11:30'))).toBe(false);
    expect(isOpen(LUNCH, HOME, at('13:00'))).toBe(true);
  });

  test('without an end, or from an hour to itself, there are none', () => {
    expect(isOpen({ ...NIGHT, quietTo: '' }, HOME, at('02:00'))).toBe(true);
    expect(isOpen({ ...NIGHT, quietTo: '23:00' }, HOME, at('23:00'))).toBe(true);
  });

  test('go by the clock of the source', () => {
    // 23:30 in Hanoi is 01:30 in Tokyo, and 17:30 in Paris.
    expect(isOpen(NIGHT, 'Asia/Tokyo', at('23:30'))).toBe(false);
    expect(isOpen(NIGHT, 'Europe/Paris', at('23:30'))).toBe(true);
  });
});

describe('days of the week', () => {
  const workdays = { ...EVERY_TEN_MINUTES, weekdays: [1, 2, 3, 4, 5] };

  test('a source of workdays rests from Saturday on and opens at the first minute of Monday', () => {
    const saturday = at('00:00', '2026-11-21');
    expect(isOpen(workdays, HOME, at('23:59', '2026-11-20'))).toBe(true);
    expect(isOpen(workdays, HOME, saturday)).toBe(false);
    expect(nextOpenTime(workdays, HOME, saturday)).toEqual(at('00:00', '2026-11-23'));
  });

  test('begin when the day begins where the source is', () => {
    // Friday 23:00 in Hanoi is Saturday in Tokyo.
    const late = at('23:00', '2026-11-20');
    expect([isOpen(workdays, HOME, late), isOpen(workdays, 'Asia/Tokyo', late)]).toEqual([true, false]);
  });

  test('together with quiet hours, both have to be over', () => {
    const calm = { ...NIGHT, weekdays: [1] };
    expect(nextOpenTime(calm, HOME, at('12:00', '2026-11-21'))).toEqual(at('05:00', '2026-11-23'));
  });
});

test('the next run comes after the span of the schedule, and never in quiet hours', () => {
  expect(nextRunTime(NIGHT, HOME, at('12:00'))).toEqual(at('12:10'));
  expect(nextRunTime(NIGHT, HOME, at('22:55'))).toEqual(at('05:00', '2026-11-20'));
});

const clock = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const aSchedule = fc.record({
  everyMinutes: fc.integer({ min: 1, max: 1_440 }),
  quietFrom: fc.oneof(fc.constant(''), clock),
  quietTo: fc.oneof(fc.constant(''), clock),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
});
const aZone = fc.constantFrom(
  HOME,
  'UTC',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Europe/Paris',
  'America/New_York',
);
const aTime = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

test('of any schedule in any zone, the next open time is open, not before, and the first such minute', () => {
  fc.assert(
    fc.property(aSchedule, aZone, aTime, (schedule, zone, time) => {
      const next = nextOpenTime(schedule, zone, time);
      expect(isOpen(schedule, zone, next)).toBe(true);
      expect(next.getTime()).toBeGreaterThanOrEqual(time.getTime());
      const before = new Date(next.getTime() - 60_000);
      if (before >= time) expect(isOpen(schedule, zone, before)).toBe(false);
    }),
    { numRuns: 60 },
  );
});
