import { describe, expect, it } from 'vitest';
import { atClock, inMinutes } from './quick-time.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';

describe('times offered by name', () => {
  it('an hour from now is a full minute that is not earlier', () => {
    expect(inMinutes(60)(new Date('2026-11-21T08:15:20Z'), VIETNAM)).toBe('2026-11-21T09:16:00.000Z');
    expect(inMinutes(60)(new Date('2026-11-21T08:15:00Z'), VIETNAM)).toBe('2026-11-21T09:15:00.000Z');
  });

  it('tomorrow morning is tomorrow in Vietnam, also where it is tomorrow there already', () => {
    expect(atClock(1, '06:00')(new Date('2026-11-21T18:00:00Z'), VIETNAM)).toBe('2026-11-22T23:00:00.000Z');
  });
});
