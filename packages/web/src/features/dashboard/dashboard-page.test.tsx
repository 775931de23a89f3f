import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aSession } from '../../../test/people.ts';
import { card, DASHBOARD, openDashboard, tiles } from './test-support/open-dashboard.ts';
import { aDashboard, anActivity, aPostRow, NEW_PROJECT } from './test-support/sample-dashboard.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
const hrefOf = (name: string | RegExp) => link(name).element().getAttribute('href');

describe('the dashboard', () => {
  test('greets by name and date and is the first of the menu', async () => {
    await openDashboard(network, aDashboard());
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bảng tin' })).toBeVisible();
    await expect.element(page.getByText('Xin chào, Lê Thu Hà')).toBeVisible();
    await expect.element(page.getByText(/^(Thứ|Chủ) .+, \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Danh mục chức năng' });
    expect(menu.getByRole('link').elements()[0]?.textContent).toBe('Bảng tin');
    expect(document.title).toBe('Bảng tin · Cổng thông tin Việt Nam · Khu vực quản trị');
  });

  test('shows its shape while it loads', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    network.reply(DASHBOARD, () => promise);
    await openDashboard(network);
    await expect.element(page.getByText('Đang tải bảng tin…')).toBeInTheDocument();
    resolve(Response.json({ error: 0, data: aDashboard() }));
    await expect.element(tiles()).toBeVisible();
    await expect.element(page.getByText('Đang tải bảng tin…')).not.toBeInTheDocument();
  });

  test('that cannot be loaded says so in its place and can be tried again', async () => {
    network.fail(DASHBOARD, 500, { error: -500, message: 'Hệ thống đang gặp sự cố.', requestId: 'yc-9' });
    await openDashboard(network);
    await expect.element(page.getByText('Có lỗi khi tải bảng tin')).toBeVisible();
    network.answer(DASHBOARD, aDashboard());
    await userEvent.click(page.getByRole('button', { name: 'Thử lại' }));
    await expect.element(tiles()).toBeVisible();
  });

  test('is asked for again whenever somebody comes back to it', async () => {
    await openDashboard(network, aDashboard());
    await expect.element(tiles()).toBeVisible();
    await userEvent.click(link('Dự án'));
    await expect.element(page.getByRole('heading', { level: 1, name: /^Dự án/ })).toBeVisible();
    network.answer(DASHBOARD, NEW_PROJECT);
    await userEvent.click(link('Bảng tin'));
    await expect.element(page.getByText('Bạn chưa có bản nháp nào')).toBeVisible();
  });
});

describe('numbers', () => {
  test('lead to the list by the query that came with them, of all and of own posts', async () => {
    await openDashboard(network, aDashboard());
    await expect.element(tiles()).toBeVisible();
    const shown = tiles()
      .getByRole('link')
      .elements()
      .map((one) => [one.textContent, one.getAttribute('href')]);
    expect(shown).toEqual([
      ['Tất cả bài1.270', '/manager_post?view=all&project=1'],
      ['Tất cả bài, Của tôi: 10.000', '/manager_post?view=mine&project=1'],
      ['Bản nháp9', '/manager_post?view=DRAFT&project=1'],
      ['Bản nháp, Của tôi: 7', '/manager_post?view=DRAFT&createdBy=3&project=1'],
      ['Đã xuất bản1.254', '/manager_post?view=PUBLISHED&project=1'],
      ['Đã xuất bản, Của tôi: 3', '/manager_post?view=PUBLISHED&createdBy=3&project=1'],
      ['Đã hạ7', '/manager_post?view=UNPUBLISHED&project=1'],
      ['Đã hạ, Của tôi: 1', '/manager_post?view=UNPUBLISHED&createdBy=3&project=1'],
      ['Thùng rác2', '/manager_post?view=TRASHED&project=1'],
      ['Thùng rác, Của tôi: 0', '/manager_post?view=TRASHED&createdBy=3&project=1'],
    ]);
    await userEvent.click(tiles().getByText('1.254'));
    expect(here()).toMatchObject({ pathname: '/manager_post', search: '?view=PUBLISHED' });
  });

  test('are not there for who may not see posts', async () => {
    const session = aSession({ user: { role: 'EDITOR', permissions: ['tag.view'] } });
    await openDashboard(network, { posts: null, activity: [anActivity()] }, session);
    await expect.element(card('Hoạt động gần đây')).toBeVisible();
    await expect.element(tiles()).not.toBeInTheDocument();
    await expect.element(card('Bản nháp của tôi')).not.toBeInTheDocument();
    await expect.element(link('Viết bài')).not.toBeInTheDocument();
  });
});

describe('posts', () => {
  test('own drafts are opened to go on, published ones to look at', async () => {
    await openDashboard(network, aDashboard());
    await expect.element(card('Bản nháp của tôi')).toMatchTextContent(/Du lịch.*Chưa có chuyên mục/);
    const drafts = card('Bản nháp của tôi').getByRole('link');
    expect(drafts.elements().map((one) => one.getAttribute('href'))).toEqual([
      '/manager_post?view=DRAFT&createdBy=3&sort=-updateTime&project=1',
      '/manager_post/edit/5?project=1',
      '/manager_post/edit/6?project=1',
    ]);
    expect(hrefOf('Chợ nổi Cái Răng')).toBe('/manager_post/view/8?project=1');
    expect(hrefOf('Xem tất cả 1.254 – Mới xuất bản')).toBe(
      '/manager_post?view=PUBLISHED&sort=-publishedTime&project=1',
    );
  });

  test('a draft that may not be edited is opened to look at', async () => {
    const session = aSession({ user: { permissions: ['post.view'] } });
    await openDashboard(network, aDashboard(), session);
    await expect.element(link('Không có tiêu đề')).toBeVisible();
    expect(hrefOf('Không có tiêu đề')).toBe('/manager_post/view/6?project=1');
    await expect.element(link('Viết bài')).not.toBeInTheDocument();
  });

  test('a new project says what will stand here and offers to begin', async () => {
    await openDashboard(network, NEW_PROJECT);
    for (const text of ['Bạn chưa có bản nháp nào', 'Chưa có bài nào được xuất bản', 'Chưa có hoạt động nào'])
      await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(link(/^Xem tất cả/)).not.toBeInTheDocument();
    await userEvent.click(card('Bản nháp của tôi').getByRole('link', { name: 'Viết bài' }));
    expect(here().pathname).toBe('/manager_post/create');
  });

  test('a title of many words or none of them breaks nothing', async () => {
    const long = 'Nghiêng'.repeat(40);
    const myDrafts = { total: 1, query: { view: 'DRAFT' as const }, items: [aPostRow({ title: long })] };
    await openDashboard(network, aDashboard({ myDrafts }));
    await expect.element(link(long)).toBeVisible();
    const { scrollWidth, clientWidth } = page.getByRole('main').element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});

describe('activity', () => {
  const entry = (index: number) => card('Hoạt động gần đây').getByRole('listitem').nth(index);

  test('is told in sentences that lead to the record', async () => {
    await openDashboard(network, aDashboard());
    await expect
      .element(entry(0))
      .toMatchTextContent(/Lê Thu Hà đã xuất bản bài Mùa lúa chín ở Mù Cang Chải/);
    await expect.element(entry(1)).toMatchTextContent(/Lê Thu Hà đã tạo bài Mùa lúa chín/);
    const record = entry(0).getByRole('link', { name: 'Mùa lúa chín ở Mù Cang Chải' });
    expect(record.element().getAttribute('href')).toBe('/manager_post/view/5?project=1');
  });

  test('takes names as they are, and has words for what has none', async () => {
    const activity = [
      anActivity({ id: '4', title: '{who} <b>{{n}}</b> $t(title)' }),
      anActivity({
        id: '3',
        by: { userId: null, name: '' },
        action: 'import.run',
        entity: 'import',
        title: '',
      }),
      anActivity({ id: '2', action: 'cat.purr', entity: 'cat', title: '' }),
    ];
    await openDashboard(network, { ...aDashboard(), activity });
    await expect.element(entry(0)).toMatchTextContent('xuất bản bài {who} <b>{{n}}</b> $t(title)');
    await expect.element(entry(1)).toMatchTextContent('Hệ thống đã nhập dữ liệu vào dự án');
    await expect.element(entry(2)).toMatchTextContent('Lê Thu Hà – cat.purr: (không tên)');
  });
});
