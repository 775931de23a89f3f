import type { Page } from '@playwright/test';
import { filter, press, type Screen } from './screen.ts';

/** Presses a key on the first file of the grid. */
const onFirst = (key: string) => async (page: Page) => {
  const first = page.getByRole('gridcell').first();
  await first.focus();
  await first.press(key);
};

/** Chooses from the menu of the first file. */
const fromMenu = (name: RegExp) => async (page: Page) => {
  await onFirst('Shift+F10')(page);
  await page.getByRole('menuitem', { name }).click();
};

/** A usable picture that is in use. */
const ONE_PICTURE = `/manager_media?text=${encodeURIComponent('Ngày mùa no ấm')}`;

/** The library and its overlays. */
export const MEDIA_SCREENS: readonly Screen[] = [
  { name: 'library', path: '/manager_media', shows: /\d×\d+ · / },
  {
    name: 'library as a table',
    path: '/manager_media?show=table',
    shows: /^[\d,.]+ (KB|MB)$/,
    // The paging stays in sight and covers part of a row.
    floats: 'main nav',
  },
  { name: 'no file found', path: '/manager_media?text=khongcotepnao', shows: /Không tìm thấy|No matching/ },
  {
    name: 'every filter of the library',
    path: '/manager_media',
    shows: /^(Tình trạng bản quyền|State of the rights)$/,
    act: filter(/^(Bộ lọc khác|More filters)$/),
  },
  {
    name: 'file',
    path: '/manager_media',
    shows: /^(Trẻ em, AI và bản đồ|Children, AI and maps)$/,
    act: onFirst('Enter'),
  },
  {
    name: 'file shown large',
    path: '/manager_media',
    shows: /^(Giấy phép sử dụng|Licence)$/,
    act: onFirst(' '),
  },
  {
    name: 'menu of a file',
    path: '/manager_media',
    shows: /^(Tải tệp gốc|Download original)$/,
    act: onFirst('Shift+F10'),
  },
  {
    name: 'file to quarantine',
    path: ONE_PICTURE,
    shows: /^(Lý do|Reason)$/,
    act: fromMenu(/^(Cách ly|Quarantine)$/),
  },
  {
    name: 'picture to crop',
    path: ONE_PICTURE,
    shows: /^(Cắt ảnh: |Crop the picture: )/,
    act: fromMenu(/^(Cắt ảnh|Crop)$/),
  },
  {
    name: 'file to replace',
    path: ONE_PICTURE,
    shows: /^(Tệp hiện tại|Present file)$/,
    act: fromMenu(/^(Thay tệp|Replace file)$/),
  },
  {
    name: 'file to recall',
    path: ONE_PICTURE,
    shows: /^(Cách thu hồi|How to recall it)$/,
    act: fromMenu(/^(Thu hồi khỏi mọi nơi|Recall from everywhere)$/),
  },
  {
    name: 'recent recalls',
    path: '/manager_media',
    shows: /^(Các lần thu hồi gần đây|Recent recalls)$/,
    act: async (page) => {
      const name = /^(Các lần thu hồi gần đây|Recent recalls)$/;
      const own = page.getByRole('button', { name }).filter({ visible: true });
      if ((await own.count()) > 0) return await own.click();
      // Where there is little room it is in the menu of the look.
      await press(/^(Cách hiển thị|Shown as)$/)(page);
      await page.getByRole('menuitem', { name }).click();
    },
  },
  {
    name: 'credit and rights of many files',
    path: '/manager_media',
    shows: /^(Mục để trống giữ nguyên|What is left empty)/,
    act: async (page) => {
      await onFirst('x')(page);
      await press(/^(Nguồn và bản quyền|Credit and rights)$/)(page);
    },
  },
  {
    name: 'folder for many files',
    path: '/manager_media',
    shows: /^(Chọn thư mục|Choose a folder)$/,
    act: async (page) => {
      await onFirst('x')(page);
      await press(/^(Thư mục|Folder)$/)(page);
    },
  },
];
