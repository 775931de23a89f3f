import { type Browser, expect, type Page } from '@playwright/test';
import { ask, enter, type Person, tokenOf } from './enter.ts';
import { test } from './test.ts';
import { pressReady } from './transitions.ts';

const TITLE = 'Đêm thơ bên hồ Văn';
const NOTE = 'Mưa lớn cả tuần, ban tổ chức báo ngày mới sau.';
/** Far ahead, so that no other journey counts it among what comes soon. */
const START = '12/04/2031 19:00';
const END = '12/04/2031 21:30';

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly state: string;
}

async function inOwnBrowser(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'vi-VN', reducedMotion: 'reduce' });
  await enter(page, person, path);
  return page;
}

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** Writes an event by the keyboard and submits it. @returns its id. */
async function writeAndSubmit(page: Page): Promise<string> {
  await expect(field(page, 'Tên sự kiện')).toBeFocused();
  await page.keyboard.type(TITLE);
  await field(page, 'Lời giới thiệu').focus();
  await page.keyboard.type('Thơ Nguyên tiêu đọc bên hồ, có đờn ca và thư pháp.');
  await field(page, /^Bắt đầu/).fill(START);
  await field(page, /^Kết thúc/).fill(END);
  await field(page, 'Tên địa điểm').focus();
  await page.keyboard.type('Hồ Văn, Văn Miếu');
  await page.getByRole('button', { name: /^Tỉnh, thành: / }).press('Enter');
  await page.keyboard.type('ha noi');
  await expect(page.getByRole('option').first()).toHaveText(/Hà Nội/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Thêm hoạt động' }).press('Enter');
  await expect(field(page, 'Hoạt động')).toBeFocused();
  await page.keyboard.type('Khai mạc');
  await field(page, 'Đơn vị tổ chức khác').focus();
  await page.keyboard.type('Hội Nhà văn');
  await page.getByRole('button', { name: 'Chọn ảnh đại diện' }).first().press('Enter');
  const picker = page.getByRole('dialog', { name: 'Chọn ảnh' });
  // Waits for the search: a press on a row that is about to disappear would have no effect.
  const searched = page.waitForResponse((answer) => new URL(answer.url()).searchParams.has('text'));
  await picker.getByRole('searchbox').fill('mùa lúa');
  await searched;
  await pressReady(picker.getByRole('button', { name: /lúa/i }).first());
  await expect(picker).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/manager_event\/edit\/\d+/);
  const id = /edit\/(\d+)/.exec(page.url())?.[1] ?? '';
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`Đã gửi biên tập “${TITLE}”.`)).toBeVisible();
  return id;
}

test('an event is written, published, postponed with a note that its feed carries, and taken back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await enter(page, 'author', '/manager_event/create');
  const id = await writeAndSubmit(page);
  const token = await tokenOf(page.request, 'admin');
  const stored = () => ask<Stored>(page.request, token, 'get', `event/detail/${id}`);
  expect((await stored()).state).toBe('SUBMITTED');

  const { address } = await ask<{ address: string }>(page.request, token, 'post', 'event/feed/create', {
    name: TITLE,
    filters: { text: TITLE },
  });
  const feed = async () => await (await page.request.get(address)).text();
  expect(await feed()).not.toContain(`SUMMARY:${TITLE}`);

  const secretary = await inOwnBrowser(browser, 'admin', `/manager_event/view/${id}`);
  await secretary.getByRole('button', { name: 'Thêm việc' }).press('Enter');
  await expect(secretary.getByRole('radio', { name: 'Tin', exact: true })).toBeFocused();
  await secretary.keyboard.press('Tab');
  await secretary.keyboard.type('Tường thuật đêm thơ');
  await secretary.keyboard.press('Enter');
  await expect(secretary.getByText('Tường thuật đêm thơ', { exact: true })).toBeVisible();
  await expect(secretary.getByRole('button', { name: /^Duyệt & xuất bản/ })).toBeVisible();
  await secretary.keyboard.press('Control+Enter');
  await expect(secretary.getByText(`Đã xuất bản “${TITLE}”.`)).toBeVisible();
  expect((await stored()).state).toBe('PUBLISHED');
  await expect.poll(feed).toContain(`SUMMARY:${TITLE}`);
  expect(await feed()).toContain('DTSTART;TZID=Asia/Ho_Chi_Minh:20310412T190000');

  await secretary.getByRole('button', { name: 'Hoãn', exact: true }).press('Enter');
  const dialog = secretary.getByRole('dialog', { name: `Hoãn “${TITLE}”` });
  await expect(field(secretary, 'Ghi chú cho người đọc')).toBeFocused();
  await secretary.keyboard.type(NOTE);
  await dialog.getByRole('button', { name: 'Hoãn', exact: true }).press('Enter');
  await expect(secretary.getByText(`Đã hoãn “${TITLE}”.`)).toBeVisible();
  // Long lines of a calendar file are folded.
  const unfolded = async () => (await feed()).replaceAll('\r\n ', '');
  await expect.poll(unfolded).toContain('Mưa lớn cả tuần');

  await secretary.getByRole('button', { name: 'Rút lại' }).press('Enter');
  const back = secretary.getByRole('dialog', { name: 'Rút lại: Hoãn' });
  await back.getByRole('textbox').fill('Trời đã tạnh, giữ ngày cũ.');
  await back.getByRole('button', { name: 'Rút lại' }).press('Enter');
  await expect(secretary.getByText(`Đã rút lại thay đổi của “${TITLE}”.`)).toBeVisible();
  await expect.poll(unfolded).not.toContain('Mưa lớn cả tuần');
  expect(await unfolded()).toContain('DTSTART;TZID=Asia/Ho_Chi_Minh:20310412T190000');
  await secretary.close();
});
