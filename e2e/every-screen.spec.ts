import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { enter } from './enter.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Something of the page itself, so that nobody checks a spinner. */
  readonly shows: string | RegExp;
  readonly act?: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  { name: 'projects', path: '/manager_project', shows: 'toasoan.local' },
  { name: 'dashboard', path: '/dashboard', shows: /^(Xem tất cả|View all)/ },
  { name: 'posts', path: '/manager_post', shows: 'Xuất khẩu cà phê tăng trong 10 tháng' },
  { name: 'no post found', path: '/manager_post?text=khongcobainao', shows: /Không tìm thấy|No matching/ },
  { name: 'new post', path: '/manager_post/create', shows: /0 \/ 110/ },
  { name: 'post being edited', path: '/manager_post/edit/1', shows: /\d+ \/ 110/ },
  { name: 'post', path: '/manager_post/view/1', shows: /Thông tin|Information|Facts|Details/ },
  { name: 'tags', path: '/setting_post/manager_tag', shows: 'ASEAN' },
  { name: 'tag', path: '/setting_post/manager_tag?open=1', shows: /Sửa lần cuối|Last edited/ },
  { name: 'new tag', path: '/setting_post/manager_tag?open=new', shows: '/the/' },
  { name: 'categories', path: '/setting_post/manager_category', shows: 'Chính trị' },
  { name: 'category', path: '/setting_post/manager_category?open=1', shows: /Sửa lần cuối|Last edited/ },
  { name: 'people', path: '/manager_user/manager_user_account', shows: 'Phan Mai Chi' },
  {
    name: 'person',
    path: '/manager_user/manager_user_account?open=4',
    shows: /Sửa lần cuối|Last edited/,
    act: (page) =>
      page
        .getByRole('button', { name: /^Thẻ$|^Tags$/ })
        .last()
        .click(),
  },
  {
    name: 'new person',
    path: '/manager_user/manager_user_account?open=new',
    shows: /Tạo liên kết mời|Make an invitation link/,
  },
  { name: 'project', path: '/view_project', shows: /^(Quy trình duyệt|Workflow)$/ },
  { name: 'log of the project', path: '/view_project?view=log', shows: /^(Xuất CSV|Export CSV)$/ },
  {
    name: 'change in the log of the project',
    path: '/view_project',
    shows: /Địa chỉ mạng|Network address/,
    act: async (page) => {
      await page.getByLabel(/^(Mô tả|Description)/).fill(`Tin tức mỗi ngày, ${Date.now()}`);
      await page.keyboard.press('Control+s');
      await expect(page.getByText(/^(Đã lưu|Saved)$/)).toBeVisible();
      await page.getByRole('link', { name: /^(Nhật ký|Audit log)$/ }).click();
      await page
        .getByRole('button', { name: /^(Sửa: Dự án|Changed: Project)/ })
        .first()
        .click();
    },
  },
  { name: 'not found', path: '/khong/co/trang/nay', shows: '404' },
  { name: 'failure', path: '/error500', shows: '500' },
  {
    name: 'projects to choose',
    path: '/manager_post',
    shows: 'Happy Việt Nam',
    act: (page) => page.getByRole('button', { name: /Dự án hiện tại|Current project/ }).click(),
  },
  {
    name: 'what can be done with a tab',
    path: '/manager_post',
    shows: /Đóng các tab khác|Close the other tabs/,
    act: (page) => page.getByRole('tab').first().click({ button: 'right' }),
  },
  {
    name: 'many posts chosen',
    path: '/manager_post',
    shows: /Đã chọn|selected/,
    act: (page) => page.getByRole('checkbox').nth(1).check(),
  },
];

const LOOKS = [
  { theme: 'light', language: 'vi', width: 1440 },
  { theme: 'dark', language: 'en', width: 1024 },
  { theme: 'dark', language: 'vi', width: 390 },
  { theme: 'light', language: 'en', width: 390 },
] as const;

/** WCAG 2.2 A and AA, and nothing wider than the window. */
async function expectSound(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (root: Document, options: object) => Promise<{ violations: AxeViolation[] }> };
    };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
  expect(found).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

for (const { theme, language, width } of LOOKS) {
  test(`every screen is sound in ${theme} and ${language} at ${width}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await enter(page, 'admin', '/manager_project', { theme, language });
    for (const { name, path, shows, act } of SCREENS) {
      if (width < 768 && name === 'what can be done with a tab') continue;
      await test.step(name, async () => {
        await page.goto(path);
        await act?.(page);
        await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectSound(page);
      });
    }
  });

  test(`signing in is sound in ${theme} and ${language} at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await page.addInitScript((wanted) => localStorage.setItem('i18nextLng', wanted), language);
    for (const path of ['/login', '/totp']) {
      await page.goto(path);
      await expect(
        page.getByRole('button', { name: /Đăng nhập|Sign in|Log in|Xác nhận|Confirm/ }).first(),
      ).toBeVisible();
      await expectSound(page);
    }
  });
}
