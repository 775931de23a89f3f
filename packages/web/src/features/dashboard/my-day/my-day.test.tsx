import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { card, DASHBOARD, openDashboard } from '../test-support/open-dashboard.ts';
import { aDashboard, aDay, aPostRow } from '../test-support/sample-dashboard.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const ITEMS = '/admin/post/handOver/items';
const section = (name: string) => card('Việc của tôi hôm nay').getByRole('region', { name });
const hrefs = (name: string) =>
  section(name)
    .getByRole('link')
    .elements()
    .map((one) => one.getAttribute('href'));
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('what came back says why and is gone on with, what waits is looked at, drafts are written on', async () => {
  await openDashboard(network, aDashboard());
  await expect.element(section('Bài bị trả')).toMatchTextContent(/Giá điện năm tới.*Thiếu số liệu\./);
  expect(hrefs('Bài bị trả')).toEqual([
    '/manager_post?view=returned&createdBy=3&project=1',
    '/manager_post/edit/12?project=1',
  ]);
  expect(hrefs('Chờ người nhận biên tập')).toEqual([
    '/manager_post?view=SUBMITTED&assignee=none&sort=updateTime&project=1',
    '/manager_post/view/11?project=1',
  ]);
  await expect.element(section('Bản nháp của tôi')).toMatchTextContent(/Du lịch.*Chưa có chuyên mục/);
  expect(hrefs('Bản nháp của tôi')).toEqual([
    '/manager_post?view=DRAFT&createdBy=3&sort=-updateTime&project=1',
    '/manager_post/edit/5?project=1',
    '/manager_post/edit/6?project=1',
  ]);
});

test('what one has in hand says until when, and how much of it is late', async () => {
  const late = aPostRow({ id: '31', title: 'Bão số 9', state: 'EDITING', dueTime: inMinutes(-125) });
  const soon = aPostRow({ id: '32', title: 'Giá vàng', state: 'SUBMITTED', dueTime: inMinutes(20.95) });
  const inHand = {
    total: 2,
    query: { view: 'all' as const, assignee: 'me', sort: 'dueTime' as const },
    items: [late, soon],
  };
  const counted = { total: 1, query: { view: 'all' as const, assignee: 'me', due: ['late' as const] } };
  await openDashboard(network, aDashboard({ myDay: aDay({ inHand, late: counted }) }));
  const mine = section('Tôi đang phụ trách');
  await expect.element(mine).toMatchTextContent(/Quá hạn 2 giờ 5 phút.*Còn 20 phút.*Chưa nhận biên tập/);
  expect(hrefs('Tôi đang phụ trách')).toEqual([
    '/manager_post?view=all&assignee=me&due=late&project=1',
    '/manager_post?view=all&assignee=me&sort=dueTime&project=1',
    '/manager_post/edit/31?project=1',
    '/manager_post/view/32?project=1',
  ]);
});

test('notes, risks of the schedule and mentions stand in words', async () => {
  const myDay = aDay({
    notes: [{ postId: '41', title: 'Cầu mới', open: 2, text: 'Kiểm tra số liệu.' }],
    atRisk: [
      {
        postId: '42',
        title: 'Bản tin tối',
        scheduleTime: '2026-11-20T12:00:00Z',
        problem: 'Bài chưa có sapo.',
      },
    ],
    mentions: 3,
  });
  await openDashboard(network, aDashboard({ myDay }));
  await expect
    .element(section('Ghi chú cần sửa'))
    .toMatchTextContent(/2 ghi chú cần sửa.*Kiểm tra số liệu\./);
  await expect
    .element(section('Hẹn giờ hôm nay chưa đủ điều kiện'))
    .toMatchTextContent(/Bản tin tối.*19:00.*Bài chưa có sapo\./);
  await expect.element(page.getByRole('button', { name: '3 lượt nhắc đến bạn chưa đọc' })).toBeVisible();
});

test('a post that is open elsewhere is let go of from here', async () => {
  const open = [
    {
      postId: '51',
      title: 'Mở ở nhà',
      state: 'EDITING' as const,
      editingSession: 'tab-o-nha-00000001',
      since: inMinutes(-5),
    },
  ];
  network.answer('/admin/post/leave/51', {});
  await openDashboard(network, aDashboard({ myDay: aDay({ open }) }));
  await expect.element(section('Đang mở bởi tôi')).toMatchTextContent(/Đang mở ở máy hoặc cửa sổ khác/);
  network.answer(DASHBOARD, aDashboard());
  await userEvent.click(page.getByRole('button', { name: 'Nhả “Mở ở nhà”' }));
  await expect.element(page.getByText(/^Đã nhả “Mở ở nhà”/)).toBeVisible();
  expect(network.to('/admin/post/leave/51')[0]?.body).toEqual({ editingSession: 'tab-o-nha-00000001' });
  await expect.element(section('Đang mở bởi tôi')).not.toBeInTheDocument();
});

test('an author has no work of others to pick up and nothing to hand over', async () => {
  const myDay = aDay({ inHand: null, late: null, pickUp: null, approve: null, atRisk: null });
  await openDashboard(network, aDashboard({ myDay }), aSession({ user: { role: 'AUTHOR' } }));
  await expect.element(section('Bài bị trả')).toBeVisible();
  await expect.element(section('Chờ người nhận biên tập')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Bàn giao ca' })).not.toBeInTheDocument();
});

test('has nothing that axe finds wrong, and leads to the hand-over', async () => {
  network.answer(ITEMS, { items: [], total: 0 });
  await openDashboard(network, aDashboard());
  await expect.element(section('Bài bị trả')).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Bàn giao ca' }));
  const dialog = page.getByRole('dialog', { name: 'Bàn giao ca' });
  await expect.element(dialog.getByText('Bạn không còn bài nào đang dở để bàn giao.')).toBeVisible();
});
