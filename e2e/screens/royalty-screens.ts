import { press, type Screen } from './screen.ts';

const SHEET = '/manager_user/manager_account_author/royalties';
const SUM = /^(Tổng nhuận bút|Royalties together)$/;

/** The sheet of a month, and what opens beside it. */
export const ROYALTY_SCREENS: readonly Screen[] = [
  { name: 'royalty sheet', path: `${SHEET}?view=all`, shows: SUM },
  { name: 'people of a royalty month', path: `${SHEET}?show=people`, shows: SUM },
  {
    name: 'closing of a month',
    path: `${SHEET}?view=all&open=month`,
    shows: /^(Ai đã làm gì|Who did what)$/,
  },
  {
    name: 'royalty of a post beside the sheet',
    path: (numberOf) =>
      `${SHEET}?view=all&open=post-${numberOf('Đêm trăng Ok Om Bok, tiếng trống giục ghe ngo')}`,
    shows: /^(Người hưởng và tỷ lệ|Payees and shares)$/,
  },
  {
    name: 'new royalty norms',
    path: `${SHEET}?view=all&open=rates`,
    shows: /^(Áp dụng từ ngày|Valid from)$/,
    act: press(/^(Thêm định mức từ một ngày|Add norms from a day on)$/),
  },
  {
    name: 'export of a royalty month',
    path: `${SHEET}?view=all`,
    shows: /^(Xuất để làm gì|What it is for)$/,
    act: async (page) => {
      await press(/^(Xuất tệp|Export)$/)(page);
      await page.getByRole('menuitem', { name: /^(Bảng nhuận bút|Sheet of the month)/ }).click();
    },
  },
];
