import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aSession } from '../../../test/people.ts';
import { card, DASHBOARD, openDashboard, tiles } from './test-support/open-dashboard.ts';
import { aDashboard, aDay, anActivity, aPostRow, NEW_PROJECT } from './test-support/sample-dashboard.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
const hrefOf = (name: string | RegExp) => link(name).element().getAttribute('href');

describe('the dashboard', () => {
  test('greets by name and date and is the first entry of the menu', async () => {
    await openDashboard(network, aDashboard());
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bảng tin' })).toBeVisible();
    await expect.element(page.getByText('Xin chào, Lê Thu Hà')).toBeVisible();
    await expect.element(page.getByText(/^(Thứ|Chủ) .+, \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Danh mục chức năng' });
    expect(menu.getByRole('link').elements()[0]?.textContent).toBe('Bảng tin');
    expect(document.title).toBe('Bảng tin · Cổng thông tin Việt Nam · Khu vực quản trị');
  });

  test('shows its outline while it loads', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    network.reply(DASHBOARD, () => promise);
    await openDashboard(network);
    await expect.element(page.getByText('Đang tải bảng tin…')).toBeInTheDocument();
    resolve(Response.json({ error: 0, data: aDashboard() }));
    await expect.element(tiles()).toBeVisible();
    await expect.element(page.getByText('Đang tải bảng tin…')).not.toBeInTheDocument();
  });

  test('shows an error in place when it cannot be loaded, and can be loaded again', async () => {
    network.fail(DASHBOARD, 500, { error: -500, message: 'Hệ thống đang gặp sự cố.', requestId: 'yc-9' });
    await openDashboard(network);
    await expect.element(page.getByText('Có lỗi khi tải bảng tin')).toBeVisible();
    network.answer(DASHBOARD, aDashboard());
    await userEvent.click(page.getByRole('button', { name: 'Thử lại' }));
    await expect.element(tiles()).toBeVisible();
  });

  test('lists mails that cannot be sent and the reason', async () => {
    const newest = [
      { address: 'mai@bao.example', problem: '550 No such mailbox', time: '2026-11-20T03:05:00.000Z' },
    ];
    const mail = {
      waiting: 2,
      waitingSince: '2026-11-20T02:00:00.000Z',
      problem: '535 Wrong login',
      refused: 1,
      newest,
    };
    await openDashboard(network, { ...aDashboard(), mail });
    const trouble = page.getByRole('region', { name: 'Thư gửi đi gặp trục trặc' });
    await expect.element(trouble.getByText(/2 thư chưa gửi được từ 20\/11\/2026 09:00/)).toBeVisible();
    await expect.element(trouble.getByText(/535 Wrong login/)).toBeVisible();
    await expect.element(trouble.getByText(/mai@bao\.example · 20\/11\/2026 10:05/)).toBeVisible();
  });

  test('shows the chart in the first screen, and both columns end together', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(1440, 900);
    await openDashboard(network, aDashboard());
    const boxOf = (name: string) => card(name).element().getBoundingClientRect();
    await expect.element(card('Bài xuất bản theo ngày')).toBeVisible();
    expect(boxOf('Bài xuất bản theo ngày').bottom).toBeLessThanOrEqual(900);
    expect(boxOf('Hoạt động gần đây').bottom).toBeCloseTo(boxOf('Theo chuyên mục').bottom, 0);
    expect(network.to(DASHBOARD)).toHaveLength(1);
  });

  test('is read again whenever the user returns to it', async () => {
    await openDashboard(network, aDashboard());
    await expect.element(tiles()).toBeVisible();
    await userEvent.click(link('Dự án'));
    await expect.element(page.getByRole('heading', { level: 1, name: /^Dự án/ })).toBeVisible();
    network.answer(DASHBOARD, NEW_PROJECT);
    await userEvent.click(link('Bảng tin'));
    await expect.element(page.getByText('Hôm nay chưa có việc nào cần xử lý')).toBeVisible();
  });
});

describe('numbers', () => {
  test('of the day lead to the list by the query that came with them', async () => {
    await openDashboard(network, aDashboard());
    await expect.element(tiles()).toBeVisible();
    const today = 'from=2026-11-20&to=2026-11-20';
    const shown = tiles()
      .getByRole('link')
      .elements()
      .map((one) => [one.textContent, one.getAttribute('href')]);
    expect(shown).toEqual([
      ['Chờ tôi3', '/manager_post?view=waiting&project=1'],
      ['Chờ biên tập8', '/manager_post?view=SUBMITTED&project=1'],
      ['Chờ duyệt5', '/manager_post?view=PENDING_APPROVAL&project=1'],
      [
        'Hẹn giờ hôm nay2',
        `/manager_post?view=SCHEDULED&dateKind=scheduleTime&${today}&sort=scheduleTime&project=1`,
      ],
      ['Xuất bản hôm nay12', `/manager_post?view=PUBLISHED&dateKind=publishedTime&${today}&project=1`],
      ['Yêu cầu cải chính31 yêu cầu quá hạn', '/manager_post/correction_requests?project=1'],
      ['Hồ sơ gỡ bài21 hồ sơ quá hạn', '/manager_post/takedowns?project=1'],
    ]);
    await userEvent.click(tiles().getByText('Chờ biên tập'));
    expect(here()).toMatchObject({ pathname: '/manager_post', search: '?view=SUBMITTED' });
  });

  test('of the last days are bars that lead to their posts', async () => {
    await openDashboard(network, aDashboard());
    const bars = card('Bài xuất bản theo ngày').getByRole('link');
    await expect.element(bars.first()).toBeVisible();
    expect(bars.elements()).toHaveLength(14);
    expect(bars.elements().at(-1)?.getAttribute('href')).toBe(
      '/manager_post?view=PUBLISHED&dateKind=publishedTime&from=2026-11-20&to=2026-11-20&project=1',
    );
    const category = card('Theo chuyên mục').getByRole('link').element();
    expect(category.getAttribute('href')).toContain('categoryId=2');
    expect(card('Theo người viết').getByRole('link').element().getAttribute('href')).toContain('createdBy=3');
  });

  test('are below a warning when the room of the library is nearly used up', async () => {
    const space = { usedBytes: 960 * 1024 ** 2, quotaBytes: 1024 ** 3 };
    await openDashboard(network, { ...NEW_PROJECT, space });
    await expect.element(link('Mở thư viện')).toBeVisible();
    await expect.element(page.getByText(/đã dùng 960 MB trong hạn mức 1 GB/)).toBeVisible();
  });

  test('are hidden from users who may not see posts', async () => {
    const session = aSession({ user: { role: 'EDITOR', permissions: ['tag.view'] } });
    await openDashboard(
      network,
      {
        posts: null,
        takedowns: null,
        correctionRequests: null,
        layouts: null,
        rights: null,
        space: null,
        mail: null,
        activity: [anActivity()],
      },
      session,
    );
    await expect.element(card('Hoạt động gần đây')).toBeVisible();
    await expect.element(tiles()).not.toBeInTheDocument();
    await expect.element(card('Việc của tôi hôm nay')).not.toBeInTheDocument();
    await expect.element(link('Viết bài')).not.toBeInTheDocument();
  });
});

describe('posts', () => {
  test("of today's schedule show their times", async () => {
    await openDashboard(network, aDashboard());
    await expect.element(card('Lịch xuất bản hôm nay')).toBeVisible();
    const entries = card('Lịch xuất bản hôm nay').getByRole('listitem').elements();
    expect(entries.map((entry) => entry.textContent)).toEqual(['11:30Bản tin trưa', '19:00Bản tin tối']);
  });

  test('that were published open in the view', async () => {
    await openDashboard(network, aDashboard());
    await expect.element(card('Mới xuất bản')).toBeVisible();
    expect(hrefOf('Chợ nổi Cái Răng')).toBe('/manager_post/view/8?project=1');
    expect(hrefOf('Xem tất cả 1.254 – Mới xuất bản')).toBe(
      '/manager_post?view=PUBLISHED&sort=-publishedTime&project=1',
    );
  });

  test('a draft the user may not edit opens in the view', async () => {
    const session = aSession({ user: { permissions: ['post.view'] } });
    await openDashboard(network, aDashboard(), session);
    await expect.element(link('Không có tiêu đề')).toBeVisible();
    expect(hrefOf('Không có tiêu đề')).toBe('/manager_post/view/6?project=1');
    await expect.element(link('Viết bài')).not.toBeInTheDocument();
  });

  test('a new project explains the page and offers to begin', async () => {
    await openDashboard(network, NEW_PROJECT);
    for (const text of [
      'Hôm nay chưa có việc nào cần xử lý',
      'Hôm nay không còn bài hẹn giờ',
      'Chưa có bài nào được xuất bản',
      'Chưa có hoạt động nào',
    ])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(link(/^Xem tất cả/)).not.toBeInTheDocument();
    await userEvent.click(card('Việc của tôi hôm nay').getByRole('link', { name: 'Viết bài' }));
    expect(here().pathname).toBe('/manager_post/create');
  });

  test('titles of any length, including none, keep the layout', async () => {
    const long = 'Nghiêng'.repeat(40);
    const drafts = { total: 1, query: { view: 'DRAFT' as const }, items: [aPostRow({ title: long })] };
    await openDashboard(network, aDashboard({ myDay: aDay({ drafts }) }));
    await expect.element(link(long)).toBeVisible();
    const { scrollWidth, clientWidth } = page.getByRole('main').element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});

describe('activity', () => {
  const entry = (index: number) => card('Hoạt động gần đây').getByRole('listitem').nth(index);

  test('is a list of sentences that lead to their records', async () => {
    await openDashboard(network, aDashboard());
    await expect
      .element(entry(0))
      .toMatchTextContent(/Lê Thu Hà đã xuất bản bài Mùa lúa chín ở Mù Cang Chải/);
    await expect.element(entry(1)).toMatchTextContent(/Lê Thu Hà đã tạo bài Mùa lúa chín/);
    const record = entry(0).getByRole('link', { name: 'Mùa lúa chín ở Mù Cang Chải' });
    expect(record.element().getAttribute('href')).toBe('/manager_post/view/5?project=1');
  });

  test('says twelve uploads at once in one line, and shows ten lines', async () => {
    const upload = (id: number) =>
      anActivity({
        id: String(100 - id),
        action: 'media.create',
        entity: 'media',
        entityId: String(id),
        title: `Ảnh ${id}`,
      });
    const uploads = Array.from({ length: 12 }, (_, id) => upload(id));
    const others = Array.from({ length: 12 }, (_, id) =>
      anActivity({ id: String(50 - id), by: { userId: String(id), name: `Người ${id}` } }),
    );
    await openDashboard(network, { ...aDashboard(), activity: [...uploads, ...others] });
    await expect.element(entry(0)).toMatchTextContent(/Ảnh 0 và 11 mục khác/);
    await expect.element(entry(1)).toMatchTextContent(/^.*Người 0 đã xuất bản bài/);
    expect(card('Hoạt động gần đây').getByRole('listitem').elements()).toHaveLength(10);
  });

  test('inserts names unchanged and has words for missing ones', async () => {
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

describe('ending rights', () => {
  const file = { id: '11', title: 'Lúa chín', licenceUntil: '2026-11-25', daysLeft: 5, useCount: 3 };

  test('are counted, show their end and uses, and lead to the library', async () => {
    const items = [
      file,
      { ...file, id: '12', title: 'Chợ nổi', daysLeft: -2 },
      { ...file, id: '13', title: 'Hội làng', daysLeft: 0, useCount: 0 },
      { ...file, id: '14', title: 'Cầu mới', daysLeft: null },
    ];
    await openDashboard(network, { ...aDashboard(), rights: { total: 1204, items } });
    const rights = card('Bản quyền sắp hết');
    await expect.element(rights).toBeVisible();
    const lines = rights.getByRole('listitem').elements();
    expect(lines.map((line) => line.textContent)).toEqual([
      'Lúa chínDùng ở 3 nơiCòn 5 ngày',
      'Chợ nổiDùng ở 3 nơiHết hạn 2 ngày trước',
      'Hội làngChưa dùngHết hạn hôm nay',
      'Cầu mớiDùng ở 3 nơiĐã hết hạn',
    ]);
    expect(hrefOf('Xem tất cả 1.204 – Bản quyền sắp hết')).toBe('/manager_media?view=expiring&project=1');
    expect(hrefOf('Lúa chín')).toBe('/manager_media?view=expiring&open=11&project=1');
  });

  test('are hidden if there are none', async () => {
    await openDashboard(network, { ...aDashboard(), rights: { total: 0, items: [] } });
    await expect.element(tiles()).toBeVisible();
    await expect.element(card('Bản quyền sắp hết')).not.toBeInTheDocument();
  });
});
