import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aPostRow } from '../posts/test-support/a-post.ts';
import { aLink, aTrial, openLinks } from './test-support/open-links.tsx';

const CREATE = '/admin/internal-link/create';
const UPDATE = '/admin/internal-link/update';
const TRY = '/admin/internal-link/try';
const POSTS = '/admin/post/list';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ pageSize: 20 });
});

const BROKEN = aLink({
  id: '6',
  keyword: 'Huế',
  variants: [],
  status: 'ENABLE',
  target: { id: '8', name: 'Huế', path: '/the/hue', problem: 'OFF' },
});
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const bodiesOf = (path: string) => network.to(path).map(({ body }) => body);

describe('the list of internal links', () => {
  test('shows target, limits and use of every keyword, a broken target with its reason, and passes axe', async () => {
    await openLinks(network, [aLink(), BROKEN]);
    await expect.element(row('tranh Đông Hồ')).toMatchTextContent(/Thẻ.*\/the\/tranh-dong-ho.*70.*1\.254/);
    await expect.element(row('Huế')).toMatchTextContent(/Đích đang ẩn với người đọc.*Hoạt động/);
    await expectAccessible();
  });

  test('is forbidden for a reporter', async () => {
    await openLinks(network, [aLink()], 'AUTHOR');
    await expect.element(page.getByText('Oops! Forbidden Page.')).toBeVisible();
    expect(network.to('/admin/internal-link/list')).toEqual([]);
  });

  test('names an exclusion without the keyword, and a missing target, before anything is sent', async () => {
    await openLinks(network, [aLink()]);
    await userEvent.click(button('Thêm từ khóa'));
    await userEvent.fill(page.getByRole('textbox', { name: 'Từ khóa' }), 'an');
    await userEvent.fill(page.getByRole('textbox', { name: 'Cụm loại trừ' }), 'ninh bình');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText(/“ninh bình” không chứa từ khóa/)).toBeVisible();
    await expectAccessible();
    expect(network.to(CREATE)).toEqual([]);
  });
});

describe('trying a keyword on a post', () => {
  async function openTrial() {
    network.answer(POSTS, {
      items: [aPostRow({ id: '9', title: 'Gặp nghệ nhân' })],
      total: 1,
      page: 1,
      limit: 10,
    });
    network.answer(TRY, aTrial());
    await openLinks(network, [aLink()]);
    await userEvent.click(button('Thao tác với tranh Đông Hồ'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Thử trên bài…' }));
    await expect.element(page.getByRole('heading', { name: 'Sẽ chèn' })).toBeVisible();
  }

  test('numbers the links, letters the refusals with their reasons, and passes axe', async () => {
    await openTrial();
    expect(bodiesOf(TRY)).toEqual([{ postId: '9', alone: false, linkId: '5' }]);
    await expect.element(page.getByText('Nằm trong tiêu đề')).toBeVisible();
    await expect.element(page.getByText('Đã đủ 1 lần trong bài này')).toBeVisible();
    await expect.element(page.getByText('giới hạn 8 / bài')).toBeVisible();
    await expectAccessible();
    await userEvent.click(button('Chỉ từ khóa này'));
    await expect.poll(() => bodiesOf(TRY).at(-1)).toEqual({ postId: '9', alone: true, linkId: '5' });
  });

  test('mends a refusal beside its reason, and switches the keyword on', async () => {
    await openTrial();
    network.answer(UPDATE, aLink({ maxPerPost: 2, version: 3 }));
    await userEvent.click(button('Cho 2 lần'));
    await expect.poll(() => bodiesOf(UPDATE)).toEqual([{ id: '5', version: 2, maxPerPost: 2 }]);
    await expect.poll(() => network.to(TRY).length).toBe(2);
    await userEvent.click(button('Bật từ khóa'));
    await expect.poll(() => bodiesOf(UPDATE).at(-1)).toMatchObject({ id: '5', status: 'ENABLE' });
  });
});

/** In how many lines a text is broken. */
function linesOf(text: Locator): number {
  const range = document.createRange();
  range.selectNodeContents(text.element());
  return range.getClientRects().length;
}

test('a CSV file is shown line by line before anything is imported', async () => {
  const IMPORT = '/admin/internal-link/import';
  const counts = { CREATE: 1, UPDATE: 0, SAME: 0, REFUSED: 1 };
  network.answer(IMPORT, {
    counts,
    rows: [
      { line: 2, keyword: 'phở', outcome: 'CREATE', message: '' },
      { line: 3, keyword: 'bún', outcome: 'REFUSED', message: 'Chưa chọn đích của liên kết.' },
    ],
  });
  await openLinks(network, [aLink()]);
  await userEvent.click(button('Công cụ'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Nhập CSV…' }));
  const file = new File(['keyword\nphở\nbún'], 'tu-khoa.csv', { type: 'text/csv' });
  await userEvent.upload(page.getByLabelText('Chọn tệp CSV'), file);
  await userEvent.click(button('Xem trước'));
  await expect.element(page.getByText('Chưa chọn đích của liên kết.')).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expect.poll(() => linesOf(page.getByRole('dialog').getByText('Dòng', { exact: true }))).toBe(1);
  await userEvent.click(button('Nhập 1 dòng'));
  const csv = 'keyword\nphở\nbún';
  await expect
    .poll(() => bodiesOf(IMPORT))
    .toEqual([
      { csv, dryRun: true },
      { csv, dryRun: false },
    ]);
});

test('collisions name the winner, the losers and why', async () => {
  const target = { id: '7', name: 'tranh Đông Hồ', path: '/the/tranh-dong-ho', problem: null };
  const party = {
    id: '5',
    keyword: 'tranh Đông Hồ',
    phrase: 'tranh Đông Hồ',
    priority: 70,
    isOn: true,
    target,
  };
  const loser = { ...party, id: '6', keyword: 'Đông Hồ', phrase: 'Đông Hồ', reason: 'LONGER', across: '' };
  const crossing = { ...loser, phrase: 'Hồ Tây', reason: 'SHORTER', across: 'tranh Đông Hồ Tây' };
  network.answer('/admin/internal-link/collisions', {
    items: [{ phrase: 'tranh Đông Hồ', winner: party, losers: [loser, crossing] }],
  });
  await openLinks(network, [aLink()]);
  await userEvent.click(button('Công cụ'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Từ khóa tranh chỗ' }));
  await expect.element(page.getByText('Ngắn hơn, nằm trong “tranh Đông Hồ”', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Ngắn hơn “.*cùng chữ trong “tranh Đông Hồ Tây”$/)).toBeVisible();
  await expectAccessible();
});
