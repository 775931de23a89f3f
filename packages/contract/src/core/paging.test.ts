import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pageQuery, queryBoolean, queryInt, queryList } from './paging.ts';

const query = z.strictObject({ ...pageQuery, kind: z.optional(queryList(z.enum(['A', 'B']))) });

describe('a list query', () => {
  it('has limit 20, page 1 and happy 1 by default', () => {
    expect(z.parse(query, {})).toEqual({ limit: 20, page: 1, happy: 1 });
  });

  it.each([
    ['limit 0', { limit: '0' }],
    ['limit 101', { limit: '101' }],
    ['limit 1e9', { limit: '1e9' }],
    ['page 0', { page: '0' }],
    ['page -1', { page: '-1' }],
    ['page 1.5', { page: '1.5' }],
    ['an empty page', { page: '' }],
    ['a page sent twice', { page: ['1', '2'] }],
    ['an unknown key', { sort_by: 'x' }],
    ['a choice that does not exist', { kind: 'C' }],
  ])('refuses %s', (_name, input) => {
    expect(z.safeParse(query, input).success).toBe(false);
  });

  it.each(['', '  '])('takes the search text "%s" as none', (text) => {
    expect(z.parse(query, { text }).text).toBeUndefined();
  });

  it('reads one key and repeated keys as a list', () => {
    expect(z.parse(query, { kind: 'A' }).kind).toEqual(['A']);
    expect(z.parse(query, { kind: ['A', 'B'] }).kind).toEqual(['A', 'B']);
  });
});

describe('values in a query string', () => {
  it('are whole numbers within their bounds', () => {
    expect(z.parse(queryInt({ min: 1, max: 3 }), '3')).toBe(3);
    expect(z.safeParse(queryInt({ min: 1, max: 3 }), '4').success).toBe(false);
  });

  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('read %s as %s', (value, expected) => {
    expect(z.parse(queryBoolean, value)).toBe(expected);
  });
});
