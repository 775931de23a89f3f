import { describe, expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=99-', { first: 99, last: 99 }],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=90-5000', { first: 90, last: 99 }],
    ['bytes=-1', { first: 99, last: 99 }],
    ['bytes=-100', { first: 0, last: 99 }],
    ['bytes=-5000', { first: 0, last: 99 }],
  ])('of a file of 100 is %s', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999999-'])(
    'is unsatisfiable: %s',
    (header) => {
      expect(readRange(header, 100)).toBe('outside');
    },
  );

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=1-2,4-5',
    'items=0-1',
    'bytes 0-1',
    'bytes=a-b',
    'bytes=1.5-2',
    'bytes=0x1-0x2',
    'bytes=1-2 ',
  ])('is the whole file for %j', (header) => {
    expect(readRange(header, 100)).toBe('whole');
  });

  it('of nothing is unsatisfiable', () => {
    expect(readRange('bytes=0-0', 0)).toBe('outside');
    expect(readRange('bytes=-1', 0)).toBe('outside');
    expect(readRange(undefined, 0)).toBe('whole');
  });
});
