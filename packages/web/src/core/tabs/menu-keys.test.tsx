import { beforeEach, expect, test } from 'vitest';
import { resetMenuKeys, restoreMenuKeys, selectInMenu, toggleGroup, useMenuKeys } from './menu-keys.ts';

beforeEach(() => {
  sessionStorage.clear();
  resetMenuKeys();
});

const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null');

test('the selected keys begin with the root and the open ones are empty', () => {
  restoreMenuKeys();
  expect(useMenuKeys.getState()).toEqual({ selected: ['/'], open: [] });
});

test('selected and open keys are stored in session storage and restored from there', () => {
  selectInMenu('/setting_post/manager_tag', ['/setting_post']);
  expect(stored('super_admin_selected_keys')).toEqual(['/setting_post/manager_tag']);
  expect(stored('super_admin_open_keys')).toEqual(['/setting_post']);
  resetMenuKeys();
  restoreMenuKeys();
  expect(useMenuKeys.getState()).toEqual({
    selected: ['/setting_post/manager_tag'],
    open: ['/setting_post'],
  });
  toggleGroup('/setting_post');
  expect(stored('super_admin_open_keys')).toEqual([]);
});

test('invalid stored keys are ignored', () => {
  sessionStorage.setItem('super_admin_selected_keys', '{broken');
  sessionStorage.setItem('super_admin_open_keys', '"no list"');
  restoreMenuKeys();
  expect(useMenuKeys.getState()).toEqual({ selected: ['/'], open: [] });
});
