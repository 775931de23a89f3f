import { expect, test } from 'vitest';
import { countText, listOf } from './counted-posts.ts';

test('a number leads to the list by the query it was counted by', () => {
  expect(listOf({ total: 3, query: { view: 'all' } })).toBe('/manager_post?view=all');
  const query = { view: 'DRAFT', createdBy: '12', sort: '-updateTime' } as const;
  expect(listOf({ total: 3, query })).toBe('/manager_post?view=DRAFT&createdBy=12&sort=-updateTime');
});

test('a capped number says so, as in lists', () => {
  expect(countText({ total: 1254, query: { view: 'all' } })).toBe('1.254');
  expect(countText({ total: 10_000, totalIsCapped: true, query: { view: 'all' } })).toBe('10.000+');
});
