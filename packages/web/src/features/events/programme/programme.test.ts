import type { ProgrammeItem } from '@toasoan/contract/features/events/event-details.ts';
import { describe, expect, it } from 'vitest';
import { byTime, inSlots, isOutside, nextTime } from './programme.ts';

const at = (id: string, clock: string): ProgrammeItem => ({
  id,
  time: `2026-11-22T${clock}:00.000Z`,
  title: id,
  text: '',
  placeName: '',
});
const [a, b, c] = [at('a', '01:00'), at('b', '02:00'), at('c', '03:00')];

describe('a programme', () => {
  it('gives a moved item the time of its new place and keeps the times of the day', () => {
    const moved = inSlots([c, a, b]);
    expect(moved.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(moved.map(({ time }) => time)).toEqual([a.time, b.time, c.time]);
    expect(byTime(moved)).toEqual(moved);
  });

  it('goes on half an hour after its last item, or begins with the event', () => {
    expect(nextTime([b, a], null)).toBe('2026-11-22T02:30:00.000Z');
    expect(nextTime([], b.time)).toBe(b.time);
    expect(nextTime([], null)).toBeUndefined();
  });

  it('marks what lies outside; an event without an end lasts until midnight in Hà Nội', () => {
    expect(isOutside(a, { startTime: b.time, endTime: c.time })).toBe('early');
    expect(isOutside(c, { startTime: a.time, endTime: b.time })).toBe('late');
    expect(isOutside(at('d', '16:59'), { startTime: a.time, endTime: null })).toBeUndefined();
    expect(isOutside(at('d', '17:00'), { startTime: a.time, endTime: null })).toBe('late');
    expect(isOutside(a, { startTime: null, endTime: null })).toBeUndefined();
  });
});
