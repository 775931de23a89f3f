import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openSiteWithMails, type SiteWithMails } from './contests/site-with-mails.ts';
import { stepsWithPictures } from './steps-with-pictures.ts';
import { test } from './test.ts';

const PHONE = { width: 390, height: 844 };
const CONTEST = '/cuoc-thi/happy';
const MB = 1024 * 1024;

let site: SiteWithMails;
test.beforeAll(async () => {
  // Where nobody has seeded a newsroom before, this waits for the demo.
  test.setTimeout(240_000);
  site = await openSiteWithMails();
});
test.afterAll(() => site.close());

/** Opens a page of the site on a telephone, and collects what goes wrong in it. */
async function onPhone(path: string) {
  const context = await site.browser.newContext({
    ...{ viewport: PHONE, locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', reducedMotion: 'reduce' },
    ...{ isMobile: true, hasTouch: true },
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`${site.url}${path}`);
  return { page, problems };
}

async function giveCode(page: Page, email: string, open: string): Promise<void> {
  await expect.poll(() => site.mails.codeFor(email)).toMatch(/^\d{6}$/);
  await page.getByLabel('Mã trong thư').fill(site.mails.codeFor(email) ?? '');
  await page.getByRole('button', { name: open }).click();
}

/** A picture by its first bytes, as large as the contest asks: nothing reads more before it is sent. */
function aPicture() {
  const head = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  return {
    name: 'ben-song.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([head, randomBytes(4 * MB), Buffer.from('ffd9', 'hex')]),
  };
}

const numberIn = (words: string | null) => Number(words?.replaceAll(/\D/g, ''));
const next = (page: Page) => page.getByRole('button', { name: 'Tiếp tục' }).click();
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Sends a picture over a slow line that goes away in the middle; returns from where each part of it was sent. */
async function sendOverABadLine(page: Page): Promise<readonly number[]> {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: MB };
  await line.send('Network.emulateNetworkConditions', slow);
  await page.getByLabel('Chọn tệp').setInputFiles(aPicture());
  const progress = page.getByRole('progressbar');
  await expect
    .poll(() => progress.evaluate((bar) => (bar as HTMLProgressElement).value))
    .toBeGreaterThan(0.3);
  await line.send('Network.emulateNetworkConditions', { ...slow, offline: true });
  await expect(page.getByText('Đang chờ mạng; sẽ tự gửi tiếp.')).toBeVisible();
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(page.getByText(/4 MB · đã gửi/)).toBeVisible();
  return offsets;
}

test('contests: a reader enters a work from a telephone over a line that breaks, and gets a number', async () => {
  test.setTimeout(180_000);
  const email = `hoa-${Date.now()}@thu.example`;
  const { page, problems } = await onPhone(CONTEST);
  const act = stepsWithPictures(site.browser, 'contests');
  await act('the address is verified by the code of a mail', async () => {
    await page.goto(`${site.url}${CONTEST}/du-thi`);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Gửi mã tới email' }).click();
    await giveCode(page, email, 'Mở bài dự thi');
    await page.getByRole('button', { name: 'Gửi tác phẩm mới' }).click();
  });
  await act('who takes part', async () => {
    await page.getByLabel('Họ và tên như trên giấy tờ *').fill('Nguyễn Thị Hoa');
    await page.getByLabel('Ngày sinh *').fill('1990-05-01');
    await page.getByLabel(/^Số điện thoại( \*)?$/).fill('0912345678');
    await page.getByLabel(/^Địa chỉ( \*)?$/).fill('12 Trần Phú, Hà Nội');
    expect(await isNarrow(page)).toBe(true);
    await next(page);
    await step(page, 'Hạng mục và tệp');
  });
  await act('the picture arrives in two parts', async () => {
    await page.getByLabel('Hạng mục *').selectOption('Ảnh đơn');
    const offsets = await sendOverABadLine(page);
    expect(offsets[0]).toBe(0);
    expect(offsets.at(-1)).toBeGreaterThan(0);
    expect(await isNarrow(page)).toBe(true);
    await next(page);
    await step(page, 'Về tác phẩm');
  });
  await act('about the work', async () => {
    await page.getByLabel('Tên tác phẩm *').fill('Bến sông buổi sớm');
    await page.getByLabel(/^Thuyết minh/).fill('Chợ nổi họp từ lúc trời chưa sáng.');
    await page.getByLabel(/^Ngày chụp, quay/).fill('2025-03-08');
    await page.getByLabel(/^Nơi chụp, quay/).fill('Chợ nổi Cái Răng');
    const questions = [
      /nhận ra người/,
      /nhận ra trẻ em/,
      /dùng AI/,
      /ghép từ nhiều ảnh/,
      /công bố/,
      /đoạt giải/,
    ];
    for (const name of questions)
      await page.getByRole('group', { name }).first().getByLabel('Không', { exact: true }).check();
    await next(page);
    await step(page, 'Thể lệ và gửi');
  });
  await act('the work is sent and has a number', async () => {
    await expect(page.getByText('Còn thiếu trước khi gửi:')).toHaveCount(0);
    for (const name of [/thể lệ và cam kết/, /dữ liệu cá nhân/, /bản quyền/])
      await page.getByRole('checkbox', { name }).check();
    expect(await isNarrow(page)).toBe(true);
    await page.getByRole('button', { name: 'Gửi tác phẩm', exact: true }).click();
    await expect(page.getByText(/^HV\d\d-A-\d{5}$/)).toBeVisible();
  });
  const number = (await page.getByText(/^HV\d\d-A-\d{5}$/).textContent()) ?? '';
  await act('the number is among the own works', async () => {
    await page.getByRole('button', { name: 'Xem tác phẩm của tôi' }).click();
    await expect(page.getByText(number)).toBeVisible();
    await expect.poll(() => site.mails.countFor(email)).toBe(2);
  });
  expect(problems).toEqual([]);
  await page.context().close();
});

test('contests: a reader votes for a work by the code of a mail, and the vote is counted once', async () => {
  test.setTimeout(180_000);
  const email = `mai-${Date.now()}@thu.example`;
  const { page, problems } = await onPhone(`${CONTEST}/tac-pham`);
  await page.locator(`a[href*="${CONTEST}/tac-pham/"]`).first().click();
  // The page around the vote names the number of its own time too.
  const ballot = page.getByRole('region', { name: 'Bình chọn tác phẩm' });
  const count = ballot.getByText(/^[\d.]+ phiếu$/);
  const before = numberIn(await count.textContent());
  await page.getByRole('button', { name: 'Bình chọn', exact: true }).click();
  await page.getByLabel('Tên của bạn').fill('Lê Thị Mai');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Gửi mã tới email' }).click();
  await giveCode(page, email, 'Xác nhận và bình chọn');
  await expect(page.getByText('Bạn đã bình chọn tác phẩm này.')).toBeVisible();
  expect(numberIn(await count.textContent())).toBe(before + 1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Rút phiếu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bình chọn', exact: true })).toHaveCount(0);
  expect(problems).toEqual([]);
  await page.context().close();
});
