import { PERMISSIONS } from '@toasoan/contract/access/permissions.ts';
import { describe, expect, test } from 'vitest';
import { matchRow } from './match-row.ts';
import { firstPageUnder, groupsOf, landingOf, type MenuEntry, menuOf, menuPathOf } from './menu-model.ts';
import type { PlacedRow } from './route-row.ts';
import { SAMPLE_ROWS } from './test-support/sample-rows.ts';

const VISITOR = { roles: ['ADMIN'], permissions: PERMISSIONS, projectId: '1' };

function pathsOf(entries: readonly MenuEntry[]): readonly string[] {
  return entries.flatMap(({ placed, children }) => [placed.path, ...pathsOf(children)]);
}

function rowAt(path: string): PlacedRow {
  const placed = matchRow(SAMPLE_ROWS, path);
  if (!placed) throw new Error(`no row for ${path}`);
  return placed;
}

describe('the menu', () => {
  test('shows every permitted row but the root and the hidden ones', () => {
    expect(pathsOf(menuOf(SAMPLE_ROWS, VISITOR))).toEqual([
      '/manager_project',
      '/manager_post',
      '/setting_post',
      '/setting_post/manager_category',
      '/setting_post/manager_tag',
    ]);
  });

  test('leaves out what needs a project while none is chosen', () => {
    expect(pathsOf(menuOf(SAMPLE_ROWS, { ...VISITOR, projectId: '' }))).toEqual(['/manager_project']);
  });

  test('leaves out what a permission is missing for', () => {
    const permissions = PERMISSIONS.filter((one) => one !== 'category.view');
    expect(pathsOf(menuOf(SAMPLE_ROWS, { ...VISITOR, permissions }))).not.toContain(
      '/setting_post/manager_category',
    );
  });

  test('leaves out a group without visible children', () => {
    const visitor = { ...VISITOR, permissions: ['post.view'] };
    expect(pathsOf(menuOf(SAMPLE_ROWS, visitor))).toEqual(['/manager_project', '/manager_post']);
  });

  test('a page whose children are all hidden stays a link', () => {
    const posts = menuOf(SAMPLE_ROWS, VISITOR).find(({ placed }) => placed.path === '/manager_post');
    expect(posts?.children).toEqual([]);
  });
});

test.each([
  ['/', '/'],
  ['/manager_post', '/manager_post'],
  ['/manager_post/edit/4', '/manager_post'],
  ['/setting_post/manager_tag', '/setting_post/manager_tag'],
])('at %s the entry %s is selected', (path, selected) => {
  expect(menuPathOf(rowAt(path))).toBe(selected);
});

test('the group of the current page opens by itself', () => {
  expect(groupsOf(rowAt('/setting_post/manager_tag'))).toEqual(['/setting_post']);
  expect(groupsOf(rowAt('/manager_post/edit/4'))).toEqual([]);
});

test('choosing a project leads to the first entry that needs one', () => {
  expect(landingOf(SAMPLE_ROWS, VISITOR)).toBe('/manager_post');
  expect(landingOf(SAMPLE_ROWS, { ...VISITOR, permissions: ['tag.view'] })).toBe('/setting_post/manager_tag');
  expect(landingOf(SAMPLE_ROWS, { ...VISITOR, permissions: [] })).toBe('/manager_project');
});

test('the bare address of a group leads to its first permitted page', () => {
  expect(firstPageUnder(SAMPLE_ROWS, rowAt('/setting_post'), VISITOR)).toBe('/setting_post/manager_category');
  const visitor = { ...VISITOR, permissions: ['tag.view'] };
  expect(firstPageUnder(SAMPLE_ROWS, rowAt('/setting_post'), visitor)).toBe('/setting_post/manager_tag');
  const nobody = { ...VISITOR, permissions: [] };
  expect(firstPageUnder(SAMPLE_ROWS, rowAt('/setting_post'), nobody)).toBeUndefined();
});
