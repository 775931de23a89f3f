import { describe, expect, it } from 'vitest';
import { instantOf, isWholeDateTime, readClock, readDateTime, wallTimeIn } from './zoned-time.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';

describe('a time in a zone', () => {
  it('is what the clock of Vietnam shows, over the end of a day', () => {
    expect(wallTimeIn(VIETNAM, '2026-11-20T18:30:00.000Z')).toEqual({ day: '2026-11-21', clock: '01:30' });
    expect(wallTimeIn(VIETNAM, '2026-11-20T17:00:00.000Z').clock).toBe('00:00');
  });

  it.each([
    [VIETNAM, '2026-11-21', '06:00', '2026-11-20T23:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-21', '06:00', '2026-11-21T00:15:00.000Z'],
    ['Europe/Paris', '2026-03-29', '08:00', '2026-03-29T06:00:00.000Z'],
    ['Europe/Paris', '2026-10-25', '08:00', '2026-10-25T07:00:00.000Z'],
    ['America/New_York', '2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
  ])('of %s on %s at %s is the instant %s', (zone, day, clock, instant) => {
    expect(instantOf({ day, clock }, zone)).toBe(instant);
    expect(wallTimeIn(zone, instant)).toEqual({ day, clock });
  });
});

describe('typed times', () => {
  it.each([
    ['6', '06:00'],
    ['6h', '06:00'],
    ['6h30', '06:30'],
    ['6H30', '06:30'],
    ['18.05', '18:05'],
    ['1805', '18:05'],
    ['00:00', '00:00'],
  ])('%s is %s', (text, clock) => {
    expect(readClock(text)).toBe(clock);
  });

  it.each(['', '24:00', '6:60', '6:3', 'sáng'])('%s is not a time', (text) => {
    expect(readClock(text)).toBeUndefined();
  });

  it.each([
    ['20/11/2026 16:28', '2026-11-20', '16:28'],
    ['20/11/2026, 16:28', '2026-11-20', '16:28'],
    ['2/9 6h', '2026-09-02', '06:00'],
    ['18:00', '2026-11-21', '18:00'],
  ])('%s is that day at that time', (text, day, clock) => {
    expect(readDateTime(text, '2026-11-21')).toEqual({ day, clock });
  });

  it.each(['', '31/02/2026 06:00', '20/11/2026', '20/11/2026 25:00', 'mai 6 giờ sáng'])(
    '%s is no day with a time',
    (text) => {
      expect(readDateTime(text, '2026-11-21')).toBeUndefined();
    },
  );

  it('are whole only when nothing more can follow', () => {
    expect(isWholeDateTime('20/11/2026 16:28')).toBe(true);
    expect(isWholeDateTime('20/11/20 16:28')).toBe(false);
    expect(isWholeDateTime('20/11/2026 16:2')).toBe(false);
  });
});
