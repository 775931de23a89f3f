import { expect, type Locator, type Page } from '@playwright/test';
import { enter, type Person } from './enter.ts';
import { test } from './test.ts';
import { takeBack } from './transitions.ts';

const PEOPLE: readonly Person[] = ['superAdmin', 'admin', 'editor', 'author'];

/** Lists that scroll: the tab has their total. */
const WITHOUT_PAGES = ['/manager_media', '/manager_comment', '/manager_crawler/manager_review_crawler'];

/** Checks the total of the open list. An empty list has no pagination. */
async function expectTotal(page: Page, total: string): Promise<void> {
  if (WITHOUT_PAGES.includes(new URL(page.url()).pathname)) {
    const tab = page.getByRole('navigation', { name: 'Nhóm theo trạng thái' }).locator('[aria-current]');
    await expect(tab).toHaveText(new RegExp(`^\\D*${total}$`));
    return;
  }
  if (total === '0') await expect(page.getByText(/^(Chưa có bài viết|Không tìm thấy)/)).toBeVisible();
  else
    await expect(page.getByRole('navigation', { name: 'Phân trang' }).getByRole('paragraph')).toHaveText(
      new RegExp(`/ ${total}$`),
    );
}

/** The address of the first link that was not looked at. */
async function nextOf(links: Locator, looked: ReadonlySet<string>): Promise<string | undefined> {
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return addresses.find((address) => !looked.has(address));
}

const changes = (element: Locator, before: string) =>
  expect(element)
    .not.toHaveText(before)
    .then(
      () => true,
      () => false,
    );

/** Follows a number of the dashboard to its list, compares the total, and returns. */
async function lookAtNumber(page: Page, number: Locator): Promise<void> {
  let before = '';
  const look = async () => {
    await expect(number).toBeVisible();
    before = (await number.textContent()) ?? '';
    // Not of the text content: there the number of a note follows without a space.
    const [total = ''] = /[\d.]+/.exec(await number.innerText()) ?? [];
    const query = new URL((await number.getAttribute('href')) ?? '', page.url()).searchParams;
    query.delete('project');
    await test.step(`${query}: ${total}`, async () => {
      await number.click();
      await expect(page).toHaveURL((url) => url.searchParams.toString() === query.toString());
      await expectTotal(page, total).finally(() => page.getByRole('tab', { name: 'Bảng tin' }).click());
    });
  };
  // A post may become due between dashboard and list. Then the dashboard shows another number after the return.
  await look().catch(async (error: unknown) => {
    if (!(await changes(number, before))) throw error;
    await look();
  });
}

for (const person of PEOPLE) {
  test(`every number on the dashboard of the ${person} is the total of its list`, async ({ page }) => {
    await enter(page, person, '/dashboard');
    const numbers = page
      .getByRole('list', { name: 'Việc trong ngày' })
      .getByRole('link')
      .filter({ hasNotText: 'Hồ sơ gỡ bài' })
      .or(page.getByRole('link', { name: /^Xem tất cả/ }));
    await expect(numbers.first()).toBeVisible();
    const looked = new Set<string>();
    // Some tiles arrive later and stand between others, so a link is found by its address and never by its place.
    for (let href = await nextOf(numbers, looked); href !== undefined; href = await nextOf(numbers, looked)) {
      looked.add(href);
      const links = numbers.and(page.locator(`[href="${href}"]`));
      for (let index = 0; index < (await links.count()); index += 1)
        await lookAtNumber(page, links.nth(index));
    }
    expect(looked.size).toBeGreaterThanOrEqual(7);
  });
}

test('a draft created from the dashboard is listed there', async ({ page }) => {
  await enter(page, 'author', '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Viết bài' }).first().click();
  await page.getByRole('textbox', { name: 'Tiêu đề', exact: true }).fill('Bài bắt đầu từ trang đầu');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/manager_post\/edit\/\d+/);
  const address = new URL(page.url()).pathname;
  await page.getByRole('tab', { name: 'Bảng tin' }).click();
  const drafts = page.getByRole('region', { name: 'Bản nháp của tôi' });
  await expect(drafts.getByRole('listitem').first()).toContainText('Bài bắt đầu từ trang đầu');
  await expect(page.getByRole('region', { name: 'Hoạt động gần đây' })).toContainText(
    'đã tạo bài Bài bắt đầu từ trang đầu',
  );
  await drafts.getByRole('link', { name: 'Bài bắt đầu từ trang đầu' }).click();
  await expect(page).toHaveURL((url) => url.pathname === address);
});

test("a post assigned with a due time appears in its assignee's day, and is handed over at the end of the shift", async ({
  page,
  browser,
}) => {
  await enter(page, 'admin', '/manager_post?view=SUBMITTED');
  const title = (await page.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await row.getByRole('button', { name: /^Thao tác/ }).click();
  await page.getByRole('menuitem', { name: 'Giao bài…' }).click();
  const giving = page.getByRole('dialog', { name: `Giao “${title}”` });
  await giving.getByRole('button', { name: 'Người biên tập' }).click();
  await page.getByRole('option', { name: 'Phạm Đức Anh' }).click();
  await giving.getByRole('button', { name: '+1 giờ' }).click();
  await giving.getByRole('textbox', { name: 'Lời nhắn cho người nhận' }).fill('Kịp bản tin tối.');
  await giving.getByRole('button', { name: 'Giao bài' }).click();
  await expect(page.getByText(`Đã giao “${title}” cho Phạm Đức Anh.`)).toBeVisible();

  const controller = await browser.newPage();
  await enter(controller, 'editor', '/dashboard');
  const inHand = controller.getByRole('region', { name: 'Tôi đang phụ trách' });
  await expect(inHand.getByRole('listitem').filter({ hasText: title })).toContainText(
    /Còn \d+ phút|Còn 1 giờ/,
  );
  await controller.getByRole('button', { name: 'Bàn giao ca' }).click();
  const handing = controller.getByRole('dialog', { name: 'Bàn giao ca' });
  await handing.getByRole('checkbox', { name: /^Chọn tất cả/ }).click();
  await handing.getByRole('checkbox', { name: title }).click();
  await handing.getByRole('button', { name: 'Người nhận ca' }).click();
  await controller.getByRole('option', { name: 'Lê Thu Hà' }).click();
  await handing.getByRole('button', { name: 'Bàn giao 1 bài' }).click();
  await takeBack(controller, async () => {
    await expect(controller.getByText('Đã bàn giao 1 bài cho Lê Thu Hà.')).toBeVisible();
    await expect(inHand.getByRole('listitem').filter({ hasText: title })).toHaveCount(0);
  });
  await expect(controller.getByText('Đã nhận lại 1 bài.')).toBeVisible();
  await expect(inHand.getByRole('listitem').filter({ hasText: title })).toHaveCount(1);
});
