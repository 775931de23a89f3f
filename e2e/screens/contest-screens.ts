import type { Page } from '@playwright/test';
import { filter, press, type Screen } from './screen.ts';

const WORKS = '/happy/submission_photo';
const JUDGED = '/happy_2025/submission_photo';
const NEW = `${WORKS}?state=SUBMITTED`;

/** Presses keys on the first work of the grid, one after the other. */
const onFirst =
  (...keys: readonly string[]) =>
  async (page: Page) => {
    await page.getByRole('gridcell').first().focus();
    for (const key of keys) await page.keyboard.press(key);
  };

/** The works of the contests of project 2. */
export const CONTEST_SCREENS: readonly Screen[] = [
  { name: 'works of a contest', path: WORKS, shows: /^HV26-A-\d+$/ },
  {
    name: 'works as a table',
    path: `${WORKS}?show=table`,
    shows: /^HV26-A-\d+$/,
    // The paging stays in sight and covers part of a row.
    floats: 'main nav',
  },
  { name: 'works of an earlier year', path: '/happy_2025/submission_photo?show=grid', shows: /^HV25-A-\d+$/ },
  {
    name: 'settings of a contest',
    path: `${WORKS}?tab=settings`,
    shows: /^(Thông tin chung|General)$/,
  },
  {
    name: 'rounds to judge',
    path: `${JUDGED}?tab=jury`,
    shows: /^(Chưa có vòng nào để chấm|No round to judge yet)$/,
  },
  { name: 'the board of a round', path: `${JUDGED}?tab=board`, shows: /^(Xếp hạng|Ranking)$/ },
  {
    name: 'votes of the audience',
    path: `${JUDGED}?tab=votes`,
    shows: /^(Bình chọn của khán giả|Votes of the audience)$/,
  },
  { name: 'results of a contest', path: `${JUDGED}?tab=results`, shows: /^(Công bố|Announcement)$/ },
  {
    name: 'where a work is shown before it is taken down',
    path: '/happy_2024/submission_photo?tab=results',
    shows: /^(Thư viện công khai|Public gallery)$/,
    act: press(/^(Gỡ khỏi mọi nơi|Take down everywhere): /),
  },
  {
    name: 'a work proposed for a prize of any kind',
    path: `${JUDGED}?tab=results`,
    shows: /^(Mã số hoặc tên tác phẩm|Number or title of the work)$/,
    act: press(/^(Đề xuất tác phẩm|Propose a work)$/),
  },
  { name: 'no work found', path: `${WORKS}?text=khongcotacpham`, shows: /Không tìm thấy|No matching/ },
  {
    name: 'every filter of the works',
    path: `${WORKS}?show=grid`,
    shows: /^(Điểm TB|Average)$/,
    act: filter(/^(Bộ lọc khác|More filters)$/),
  },
  {
    name: 'a work shown large',
    path: `${WORKS}?show=grid`,
    shows: /^(Tệp và EXIF|File and EXIF)$/,
    act: onFirst(' '),
  },
  {
    name: 'why a work is rejected',
    path: `${NEW}&show=grid`,
    shows: /^(Sai hạng mục|Wrong category)$/,
    act: onFirst('l'),
  },
  {
    name: 'what a work lacks, and until when',
    path: `${NEW}&show=grid`,
    shows: /^(Bổ sung trước|To complete until)$/,
    act: onFirst('b'),
  },
  {
    name: 'two works side by side',
    path: `${WORKS}?show=grid`,
    shows: /^(So sánh|Compare) HV26/,
    act: onFirst('x', 'ArrowRight', 'x', 'c'),
  },
  {
    name: 'many works to complete',
    path: `${NEW}&show=grid`,
    shows: /^(Bổ sung trước|To complete until)$/,
    act: async (page) => {
      await onFirst('x', 'ArrowRight', 'x')(page);
      await press(/^(Yêu cầu bổ sung|Ask for more)$/)(page);
    },
  },
  {
    name: 'an export with personal data',
    path: `${WORKS}?show=grid`,
    shows: /^(Lý do xuất|Reason for the export)$/,
    act: async (page) => {
      await press(/^(Xuất|Export)$/)(page);
      await page
        .getByRole('menuitem', { name: /^(Danh sách có thông tin cá nhân|List with personal data)$/ })
        .click();
    },
  },
];
