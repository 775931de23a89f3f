import { describe, expect, it } from 'vitest';
import { isSeeMark, seeMark } from './see-mark.ts';

const KEY = '3f1c9f0e-93a1-4b0e-8f5e-0d4d5c0f6a11';
const MORNING = new Date('2026-11-22T01:00:00Z');

describe('the mark that shows a hidden file to the newsroom', () => {
  it('is valid on its day and the next, and then no more', () => {
    const mark = seeMark(KEY, MORNING);
    expect(mark).toMatch(/^[\w-]{22}$/);
    expect(isSeeMark(mark, KEY, new Date('2026-11-22T23:59:59Z'))).toBe(true);
    expect(isSeeMark(mark, KEY, new Date('2026-11-23T23:59:59Z'))).toBe(true);
    expect(isSeeMark(mark, KEY, new Date('2026-11-24T00:00:00Z'))).toBe(false);
  });

  it('opens no other file, and no other mark opens this one', () => {
    expect(isSeeMark(seeMark(KEY, MORNING), KEY.replace('3', '4'), MORNING)).toBe(false);
    for (const wrong of ['', 'x', KEY, `${seeMark(KEY, MORNING)}x`]) {
      expect(isSeeMark(wrong, KEY, MORNING)).toBe(false);
    }
  });
});
