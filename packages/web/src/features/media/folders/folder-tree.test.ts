import type { MediaFolder } from '@toasoan/contract/features/media/media-folder.ts';
import { expect, test } from 'vitest';
import { folderRows, withBelow } from './folder-tree.ts';

const BY = { userId: '3', name: 'Lê Thu Hà' };
const TIME = '2026-11-20T03:05:00.000Z';
const aFolder = (id: string, parentId: string | null, mediaCount: number): MediaFolder => ({
  id,
  parentId,
  title: `Thư mục ${id}`,
  mediaCount,
  createTime: TIME,
  updateTime: TIME,
  createdBy: BY,
  updatedBy: BY,
  version: 1,
});
const FOLDERS = [aFolder('1', null, 2), aFolder('2', '1', 3), aFolder('3', '2', 4), aFolder('4', null, 0)];

test('the tree is in order and counts the files of each folder and its subfolders', () => {
  const rows = folderRows(FOLDERS);
  expect(rows.map(({ folder, level, count }) => [folder.id, level, count])).toEqual([
    ['1', 1, 9],
    ['2', 2, 7],
    ['3', 3, 4],
    ['4', 1, 0],
  ]);
});

test('the subfolders of a closed folder are counted but not shown', () => {
  expect(folderRows(FOLDERS, new Set(['1'])).map(({ folder, count }) => [folder.id, count])).toEqual([
    ['1', 9],
    ['4', 0],
  ]);
});

test('a folder cannot be moved into itself or into one of its subfolders', () => {
  expect([...withBelow(FOLDERS, '2')]).toEqual(['2', '3']);
});
