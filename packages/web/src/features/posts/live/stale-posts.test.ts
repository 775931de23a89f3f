import { expect, test } from 'vitest';
import { isStaleAfter } from './stale-posts.ts';

const CHANGES = [{ projectId: '1', postId: '12' }];

test.each([
  ['lists', ['1', 'posts', 'list', {}]],
  ['counts', ['1', 'posts', 'counts']],
  ['the calendar', ['1', 'posts', 'calendar', {}]],
  ['the dashboard', ['1', 'dashboard']],
  ['the post itself', ['1', 'posts', 'detail', '12']],
  ['its history', ['1', 'posts', 'history', '12']],
])('%s are read again', (_, key) => {
  expect(isStaleAfter(CHANGES, key)).toBe(true);
});

test.each([
  ['another post', ['1', 'posts', 'detail', '13']],
  ['another project', ['2', 'posts', 'list', {}]],
  ['another feature', ['1', 'tags', 'list', {}]],
  ['a search that is being typed', ['1', 'posts', 'search', 'bão']],
])('%s is left alone', (_, key) => {
  expect(isStaleAfter(CHANGES, key)).toBe(false);
});

test('after changes of very many posts each post of that project is read again, and no other project', () => {
  const changes = [{ projectId: '1', postId: undefined }];
  expect(isStaleAfter(changes, ['1', 'posts', 'detail', '13'])).toBe(true);
  expect(isStaleAfter(changes, ['1', 'posts', 'list', {}])).toBe(true);
  expect(isStaleAfter(changes, ['2', 'posts', 'detail', '13'])).toBe(false);
  expect(isStaleAfter(changes, ['1', 'posts', 'search', 'bão'])).toBe(false);
});
