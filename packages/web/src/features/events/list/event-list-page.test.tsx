import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aChange, anEventRow, aPiece, aWholeEvent, openEvents } from '../test-support/open-events.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const HOUR = 3_600_000;
const someone = { userId: '1', name: 'Lê Thu Hà' };
const aCategory = {
  id: '12',
  parentId: null,
  depth: 1,
  order: 0,
  title: 'Văn hóa',
  slug: 'van-hoa',
  description: '',
  kind: 'NEWS',
  color: '',
  image: null,
  viewMode: 'LIST_NEW',
  perBlock: 5,
  newBadgeDays: 0,
  showInMenu: true,
  showOnHome: true,
  status: 'ENABLE',
  seoTitle: '',
  seoDescription: '',
  keywords: [],
  rssEnabled: true,
  names: { vi: 'Văn hóa' },
  postCount: 0,
  createTime: '2026-11-01T01:00:00.000Z',
  updateTime: '2026-11-01T01:00:00.000Z',
  createdBy: someone,
  updatedBy: someone,
  version: 1,
};
const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const rowOf = (name: RegExp) => page.getByRole('row', { name });

test('rows stand under their day with its lunar date, and say what became of the plan', async () => {
  await openEvents(network, [
    anEventRow({
      id: '1',
      title: 'Triển lãm ảnh',
      eventType: 'EXHIBITION',
      startTime: later(-48),
      endTime: later(96),
      overTime: later(96),
    }),
    anEventRow({
      id: '2',
      title: 'Lễ tri ân',
      day: hanoiDay(Date.now() + 30 * HOUR),
      startTime: later(30),
      endTime: later(31),
      overTime: later(31),
    }),
    anEventRow({
      id: '3',
      title: 'Phiên chợ vùng cao',
      eventStatus: 'RESCHEDULED',
      previousStartTime: '2026-11-21T02:00:00.000Z',
      startTime: '2030-02-02T02:00:00.000Z',
      endTime: null,
      overTime: '2030-02-02T16:59:59.999Z',
      recurrenceKind: 'YEARLY_LUNAR',
    }),
    anEventRow({ id: '4', title: 'Giải chạy Hồ Gươm', eventStatus: 'POSTPONED' }),
  ]);
  await expect.element(rowOf(/^Hôm nay, /)).toBeVisible();
  await expect.element(rowOf(/^Thứ Bảy 02\/02\/2030 mùng 1 tháng 1 âm lịch$/)).toBeVisible();
  await expect.element(rowOf(/^Chưa có ngày mới$/)).toBeVisible();
  await expect.element(rowOf(/Triển lãm ảnh.*ngày 3 \/ 7.*Đang diễn ra/)).toBeVisible();
  await expect.element(rowOf(/Lễ tri ân.*còn 29 giờ.*Đúng lịch/)).toBeVisible();
  await expect.element(rowOf(/Phiên chợ vùng cao.*Hằng năm, âm lịch.*Dời từ 21\/11/)).toBeVisible();
  await expect.element(rowOf(/Giải chạy Hồ Gươm.*Chưa định.*Hoãn/)).toBeVisible();
  await expectAccessible();
});

test('a published event is postponed from its row: first what readers will see and whom it notifies, then the posts to mend', async () => {
  await openEvents(network, [anEventRow({ recurrenceKind: 'YEARLY_SOLAR' })]);
  network.answer('/admin/event/detail/5', aWholeEvent({ approvedBy: { userId: '3', name: 'Lê Thu Hà' } }));
  const ofEditor = { assignee: { userId: '8', name: 'Hoài Nam' } };
  network.answer('/admin/event/coverage/5', { items: [aPiece(), aPiece({ id: '32', ...ofEditor })] });
  network.answer('/admin/event/verb/5', aWholeEvent({ statusChanges: [aChange()] }));
  const parts = [
    { text: 'Khai hội ', isOld: false },
    { text: 'ngày 27/11', isOld: true },
    { text: '.', isOld: false },
  ];
  const said = { reasons: ['RELATED', 'DAY'], passages: [{ parts }], more: 2 };
  const quoting = { postId: '8', title: 'Khai hội', state: 'PUBLISHED', ...said };
  network.answer('/admin/event/quotes/5', { looksFor: ['27/11/2026'], items: [quoting], isCapped: false });
  await expect.element(rowOf(/Lễ hội Làng Sen/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Thao tác với Lễ hội Làng Sen' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Hoãn' }));
  const dialog = page.getByRole('dialog', { name: 'Hoãn “Lễ hội Làng Sen”' });
  await userEvent.click(dialog.getByRole('radio', { name: 'Lần này và các lần sau' }));
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Ghi chú cho người đọc' }), 'Hoãn vì mưa bão');
  const preview = dialog.getByRole('region', { name: 'Người đọc sẽ thấy' });
  await expect.element(preview.getByRole('deletion')).toHaveTextContent('27/11/2026 08:00–11:30');
  await expect.element(preview.getByText('Hoãn vì mưa bão')).toBeVisible();
  await expect.element(preview.getByText('Các lần khác cũng hoãn.')).toBeVisible();
  await expect.element(dialog.getByText(/người đưa tin: Trần Phóng Viên, Hoài Nam\./)).toBeVisible();
  await expectAccessible();
  await userEvent.click(dialog.getByRole('switch', { name: 'Báo trong tòa soạn' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Hoãn', exact: true }));
  await expect
    .poll(() => network.to('/admin/event/verb/5')[0]?.body)
    .toEqual({
      verb: 'postpone',
      version: 3,
      note: 'Hoãn vì mưa bão',
      scope: 'FOLLOWING',
      day: '2026-11-27',
      notifies: false,
    });
  const toMend = page.getByRole('dialog', { name: '1 bài còn ghi lịch cũ' });
  await expect.element(toMend.getByRole('link', { name: 'Khai hội' })).toBeVisible();
  await expect.element(toMend.getByText('Tin liên quan · Còn ghi ngày cũ')).toBeVisible();
  await expect.element(toMend.getByRole('blockquote')).toHaveTextContent('Khai hội ngày 27/11.');
  await expect.element(toMend.getByRole('mark')).toHaveTextContent('ngày 27/11');
  await expect.element(toMend.getByText('và 2 câu nữa')).toBeVisible();
  await expectAccessible();
});

test('a reporter moves the own draft on, and is offered no change of plan', async () => {
  await openEvents(
    network,
    [
      anEventRow({ state: 'DRAFT', createdBy: { userId: '3', name: 'Lê Thu Hà' } }),
      anEventRow({ id: '6', title: 'Đã đăng' }),
    ],
    {
      role: 'AUTHOR',
    },
  );
  network.answer('/admin/event/bulk', { done: 1, total: 1, results: [{ id: '5', ok: true }] });
  await expect.element(rowOf(/Đã đăng/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Thao tác với Đã đăng' }));
  await expect.element(page.getByRole('menuitem', { name: 'Nhân bản sang năm sau' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Hoãn' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('checkbox', { name: 'Chọn Lễ hội Làng Sen' }));
  await userEvent.click(page.getByRole('button', { name: 'Xử lý' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Gửi biên tập (1/1)' }));
  await userEvent.click(page.getByRole('button', { name: 'Gửi biên tập' }));
  await expect
    .poll(() => network.to('/admin/event/bulk')[0]?.body)
    .toEqual({ action: 'move', ids: ['5'], to: 'SUBMITTED' });
});

test('many events get another category at once, and what a colleague writes is taken over from its row', async () => {
  const holder = { userId: '8', name: 'Hoài Nam', since: '2026-11-24T01:00:00.000Z' };
  await openEvents(network, [anEventRow({ holder }), anEventRow({ id: '6', title: 'Hội Lim' })]);
  network.answer('/admin/category/tree', { items: [aCategory] });
  network.answer('/admin/event/bulk', {
    done: 2,
    total: 2,
    results: ['5', '6'].map((id) => ({ id, ok: true })),
  });
  for (const title of ['Lễ hội Làng Sen', 'Hội Lim'])
    await userEvent.click(page.getByRole('checkbox', { name: `Chọn ${title}` }));
  await userEvent.click(page.getByRole('button', { name: 'Đổi chuyên mục' }));
  const dialog = page.getByRole('dialog', { name: 'Đổi chuyên mục đầu của 2 sự kiện' });
  await userEvent.click(dialog.getByRole('button', { name: /^Chuyên mục mới/ }));
  await userEvent.click(page.getByRole('option', { name: 'Văn hóa' }));
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Đổi chuyên mục' }));
  await expect
    .poll(() => network.to('/admin/event/bulk')[0]?.body)
    .toEqual({ action: 'setCategory', ids: ['5', '6'], categoryId: '12' });
  await userEvent.click(page.getByRole('button', { name: 'Thao tác với Hội Lim' }));
  await expect.element(page.getByRole('menuitem', { name: 'Lịch sử' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Chiếm quyền sửa' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Thao tác với Lễ hội Làng Sen' }));
  await expect.element(page.getByRole('menuitem', { name: 'Chiếm quyền sửa' })).toBeVisible();
});

test.each([
  ['POSTPONED', 'Hoãn', 'Lịch cũ: 20/11/2026 08:00'],
  ['RESCHEDULED', 'Dời từ 20/11', 'Lịch cũ: 20/11/2026 08:00'],
  ['CANCELLED', 'Hủy', undefined],
  ['MOVED_ONLINE', 'Chuyển sang trực tuyến', undefined],
] as const)('a row of an event that is %s says so, with the note and the former date', async (...shown) => {
  const [eventStatus, status, former] = shown;
  const time = { startTime: '2036-11-27T01:00:00.000Z', endTime: null, overTime: '2036-11-27T16:59:59.999Z' };
  const previousStartTime = former === undefined ? null : '2026-11-20T01:00:00.000Z';
  const statusNote = 'Đổi lịch vì bão số 12.';
  await openEvents(network, [anEventRow({ ...time, eventStatus, previousStartTime, statusNote })]);
  const row = rowOf(/Lễ hội Làng Sen/);
  await expect.element(row.getByText(status, { exact: true })).toBeVisible();
  await expect.element(row.getByText(statusNote)).toBeVisible();
  await expect.poll(() => row.getByText(/^Lịch cũ/).query()?.textContent).toBe(former);
  await expectAccessible();
});
