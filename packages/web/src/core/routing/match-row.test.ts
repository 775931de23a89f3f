import { expect, test } from 'vitest';
import { matchRow, pagePathOf } from './match-row.ts';
import { SAMPLE_ROWS } from './test-support/sample-rows.ts';

test.each([
  ['/', '/'],
  ['/manager_project', '/manager_project'],
  ['/manager_post/', '/manager_post'],
  ['/manager_post/create', '/manager_post/create'],
  ['/manager_post/edit/12', '/manager_post/edit/:id'],
  ['/setting_post', '/setting_post'],
  ['/setting_post/manager_tag', '/setting_post/manager_tag'],
  ['/manager_post/edit', undefined],
  ['/manager_post/edit/12/more', undefined],
  ['/manager_posts', undefined],
  ['/error500', undefined],
])('%s is the row %s', (path, row) => {
  expect(matchRow(SAMPLE_ROWS, path)?.path).toBe(row);
});

test('absolute paths and the rows above follow the nesting', () => {
  const placed = matchRow(SAMPLE_ROWS, '/manager_post/edit/12');
  expect(placed?.trail.map(({ path }) => path)).toEqual(['/manager_post', '/manager_post/edit/:id']);
});

test.each([
  ['/', '/'],
  ['/manager_project', '/'],
  ['/manager_project/?text=a', '/'],
  ['/manager_post?page=2#x', '/manager_post'],
])('%s is the page %s', (url, path) => {
  expect(pagePathOf(url)).toBe(path);
});
