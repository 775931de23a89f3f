import { expect, test } from 'vitest';
import { fromStored, projectOfStored, toStored } from './stored-tabs.ts';
import type { Tab } from './tab-list.ts';

const TABS: readonly Tab[] = [
  { id: 'a', label: 'Bài viết', url: '/manager_post?page=2', projectId: '1' },
  { id: 'b', label: 'Dự án', url: '/', projectId: '' },
];
const STORED = toStored(TABS, '7');

test('a tab is stored as label, url and state', () => {
  expect(STORED[0]).toEqual({
    label: 'Bài viết',
    url: '/manager_post?page=2',
    state: { id: 'a', projectId: '1', userId: '7' },
  });
});

test('stored tabs are restored unchanged, with their own ids', () => {
  expect(fromStored(STORED, { userId: '7', projectId: '1' }, () => 'new')).toEqual(TABS);
});

test('tabs of another project are dropped, and those without a project stay', () => {
  const back = fromStored(STORED, { userId: '7', projectId: '2' }, () => 'new');
  expect(back.map(({ url }) => url)).toEqual(['/']);
});

test('tabs of another user are dropped', () => {
  expect(fromStored(STORED, { userId: '8', projectId: '1' }, () => 'new')).toEqual([]);
  expect(projectOfStored(STORED, '8')).toBe('');
});

test('stored tabs name their project', () => {
  expect(projectOfStored(STORED, '7')).toBe('1');
});

test('a tab stored without state belongs to the current project', () => {
  const bare = [{ label: 'Thẻ', url: '/setting_post/manager_tag' }];
  expect(fromStored(bare, { userId: '7', projectId: '2' }, () => 'new')).toEqual([
    { id: 'new', label: 'Thẻ', url: '/setting_post/manager_tag', projectId: '2' },
  ]);
});
