import type { Page } from '@playwright/test';
import { press, type Screen } from './screen.ts';

const LINKS = '/setting_post/manager_internal_link';
/** A public post with others on its subject. */
const LINKED = 'Đà Nẵng mở tuyến đi bộ ven sông Hàn về đêm';

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
    name: 'trial of one keyword',
    path: `${LINKS}?text=${encodeURIComponent('tranh Đông Hồ')}`,
    act: async (page) => {
      await press(/^(Thao tác với|Actions for) tranh Đông Hồ$/)(page);
      await page.getByRole('menuitem', { name: /^(Thử trên bài…|Try on a post…)$/ }).click();
    },
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
  {
    name: 'dry run of an import of keywords',
    path: LINKS,
    act: async (page) => {
      await tool(/^(Nhập CSV…|Import CSV…)$/)(page);
      await page.locator('input[type=file]').setInputFiles({
        name: 'keywords.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'keyword,targetType,target\nbánh chưng,url,/banh-chung\nsông,tag,không có thẻ này\n',
        ),
      });
      await press(/^(Xem trước|Preview)$/)(page);
    },
    shows: /^(Từ chối|Refused)$/,
  },
  {
    name: 'links to a post',
    path: (numberOf) => `/manager_post/view/${numberOf(LINKED)}`,
    act: async (page) => {
      const panel = page.getByRole('button', { name: /^(Bài dẫn đến đây|Links to this post)$/ });
      await panel.waitFor();
      if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click();
    },
    shows: /^(Nên dẫn đến bài này|Posts that should link here)/,
  },
  {
    name: 'links suggested to a post',
    path: (numberOf) => `/manager_post/edit/${numberOf(LINKED)}`,
    act: async (page) => {
      const panel = page.getByRole('button', { name: /^(Liên kết nội bộ|Internal links)$/ });
      await panel.waitFor();
      if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click();
    },
    shows: /^(Bài cùng chủ đề|Posts on the same subject)$/,
  },
];
