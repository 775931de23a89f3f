import type { Page } from '@playwright/test';
import { press, type Screen } from './screen.ts';

const LINKS = '/setting_post/manager_internal_link';

/** Chooses a tool for all keywords. */
const tool =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await press(/^(Công cụ|Tools)$/)(page);
    await page.getByRole('menuitem', { name }).click();
  };

/** Links that delivery puts on words of posts. */
export const LINK_SCREENS: readonly Screen[] = [
  { name: 'internal links', path: LINKS, shows: 'tranh Đông Hồ' },
  { name: 'links that are on', path: `${LINKS}?view=on`, shows: 'làng nghề' },
  { name: 'new keyword', path: `${LINKS}?open=new`, shows: /^(Cụm loại trừ|Excluded phrases)$/ },
  {
    name: 'trial of all keywords',
    path: LINKS,
    act: press(/^(Thử trên bài…|Try on a post…)$/),
    shows: /^(Sẽ chèn|Will be linked)$/,
  },
  {
    name: 'keywords that want the same words',
    path: LINKS,
    act: tool(/^(Từ khóa tranh chỗ|Keywords in collision)$/),
    shows: /^(Được chèn|Is linked)$/,
  },
  {
    name: 'report of broken links and orphans',
    path: LINKS,
    act: tool(/^(Đích hỏng và trang mồ côi|Broken targets and orphans)$/),
    shows: /^(Trang chưa bài nào dẫn đến|Pages that no post links to) \d/,
  },
  {
    name: 'import of keywords',
    path: LINKS,
    act: tool(/^(Nhập CSV…|Import CSV…)$/),
    shows: /^(Chọn tệp CSV|Choose a CSV file)$/,
  },
];
