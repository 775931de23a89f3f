import type { Notification } from '@toasoan/contract/features/notifications/notification.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishEverythingStale, publishNotice } from '#web/core/live/notice-registry.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openPanel } from '../../../test/open-panel.tsx';

const LIST = '/admin/notification/list';
const UNREAD = '/admin/notification/unread';
const READ = '/admin/notification/markRead';
const READ_ALL = '/admin/notification/markAllRead';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});
afterEach(async () => {
  delete document.documentElement.dataset.theme;
  await page.viewport(1280, 800);
});

function aNotification(options: Partial<Notification> = {}): Notification {
  return {
    id: '12',
    kind: 'postReturned',
    projectId: '1',
    postId: '5',
    noteId: null,
    accountId: null,
    eventId: null,
    pageId: null,
    request: null,
    title: 'Mùa lúa chín',
    actorName: 'Hoàng Minh Tuệ',
    text: 'Thiếu nguồn ở đoạn hai.',
    dueTime: null,
    count: 1,
    makeTime: new Date(Date.now() - 5 * 60_000).toISOString(),
    readTime: null,
    ...options,
  };
}
const SECOND = aNotification({
  id: '11',
  kind: 'noteAdded',
  postId: '6',
  title: 'Chợ nổi Cái Răng',
  text: '',
  count: 3,
  readTime: '2026-11-20T08:00:00Z',
});

const bell = () => page.getByRole('button', { name: /^Thông báo/ });
const box = () => page.getByRole('dialog', { name: 'Thông báo' });
const textOf = (locator: ReturnType<typeof page.getByRole>) => locator.element().textContent;
const link = (name: RegExp | string) => box().getByRole('link', { name });

async function open(items: readonly Notification[], count = 1, hasMore = false): Promise<void> {
  network.answer(UNREAD, { count });
  network.answer(LIST, { items, hasMore });
  await openPanel(network, '/manager_post');
  await expect.element(page.getByRole('heading', { name: 'Danh sách' })).toBeVisible();
}
async function openBox(...parts: Parameters<typeof open>) {
  await open(...parts);
  await userEvent.click(bell());
}

describe('the bell', () => {
  test('shows the number of unread ones in its name and on it, and 99+ above 99', async () => {
    await open([], 3);
    await expect.element(bell()).toHaveAccessibleName('Thông báo: 3 chưa đọc');
    network.answer(UNREAD, { count: 100 });
    publishEverythingStale();
    await expect.element(bell()).toHaveAccessibleName('Thông báo: 99+ chưa đọc');
    await expect.element(page.getByText('99+', { exact: true })).toBeVisible();
  });

  test('reads again as soon as the server reports something new', async () => {
    await open([], 0);
    await expect.element(bell()).toHaveAccessibleName('Thông báo');
    network.answer(UNREAD, { count: 1 });
    publishNotice({ id: '1', projectId: '1', kind: 'notifications', thingId: null, editingSession: null });
    await expect.element(bell()).toHaveAccessibleName('Thông báo: 1 chưa đọc');
  });

  test('opens inside both edges of a narrow window', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(390, 800);
    await openBox([aNotification(), SECOND]);
    await expect.element(box()).toBeVisible();
    const { left, right } = box().element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(8);
    expect(right).toBeLessThanOrEqual(382);
  });

  test('a failed count stays silent', async () => {
    network.fail(UNREAD, 503, { error: -503, message: 'Máy chủ đang bận.' });
    await openPanel(network, '/manager_post');
    await expect.element(bell()).toHaveAccessibleName('Thông báo');
    expect(page.getByText('Máy chủ đang bận.').query()).toBeNull();
  });
});

describe('the list', () => {
  test('shows who did what to which post, why and when, and marks unread ones', async () => {
    await openBox([aNotification(), SECOND]);
    const first = link(/Hoàng Minh Tuệ đã trả lại bài/);
    await expect.poll(() => textOf(first)).toMatch(/Mùa lúa chín/);
    await expect.poll(() => textOf(first)).toMatch(/Thiếu nguồn ở đoạn hai/);
    await expect.poll(() => textOf(first)).toMatch(/5 phút trước/);
    await expect.poll(() => textOf(first)).toMatch(/Chưa đọc/);
    const second = link(/đã ghi chú ở bài \(3 lần\)/);
    await expect.poll(() => textOf(second)).not.toMatch(/Chưa đọc/);
  });

  test('names the system as the actor of automatic changes', async () => {
    await openBox([aNotification({ kind: 'postPublished', actorName: '', text: '' })]);
    await expect.element(link(/Hệ thống đã xuất bản bài/)).toBeVisible();
  });

  test('opening one goes to its post and marks it as read', async () => {
    network.answer(READ, { count: 0 });
    await openBox([aNotification()]);
    await userEvent.click(link(/Mùa lúa chín/));
    await expect.poll(() => here().pathname).toBe('/manager_post/view/5');
    await expect.poll(() => network.to(READ).map(({ body }) => body)).toEqual([{ ids: ['12'] }]);
    await expect.element(bell()).toHaveAccessibleName('Thông báo');
    await expect.element(box()).not.toBeInTheDocument();
  });

  test('opening one of another project switches to that project first', async () => {
    network.answer(READ, { count: 0 });
    await openBox([aNotification({ projectId: '2' })]);
    await expect.poll(() => textOf(link(/Mùa lúa chín/))).toMatch(/Happy Việt Nam/);
    await userEvent.click(link(/Mùa lúa chín/));
    await expect.poll(() => useLayout.getState().projectCurrentId).toBe('2');
    expect(here().pathname).toBe('/manager_post/view/5');
  });

  test('unsaved text asks for confirmation, and declining leaves it unread', async () => {
    network.answer(UNREAD, { count: 1 });
    network.answer(LIST, { items: [aNotification({ projectId: '2' })], hasMore: false });
    await openPanel(network, '/manager_post/edit/9');
    await userEvent.fill(page.getByRole('textbox', { name: 'Nội dung' }), 'Chưa lưu');
    await userEvent.click(bell());
    await userEvent.click(link(/Mùa lúa chín/));
    const asked = page.getByRole('alertdialog');
    await expect.element(asked).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('textbox', { name: 'Nội dung' })).toHaveValue('Chưa lưu');
    expect(useLayout.getState().projectCurrentId).toBe('1');
    expect(network.to(READ)).toEqual([]);
  });

  test('one is marked as read without being opened, and several about one post are grouped under its title', async () => {
    network.answer(READ, { count: 1 });
    const same = aNotification({ id: '10', kind: 'mention', text: '' });
    await openBox([aNotification(), same, SECOND], 2);
    await expect.element(link(/Mùa lúa chín/).nth(1)).toBeVisible();
    const titles = box().getByText('Mùa lúa chín', { exact: true }).elements();
    const shown = titles.filter((element) => !element.classList.contains('visually-hidden'));
    expect([titles.length, shown.length]).toEqual([2, 1]);
    const readTime = new Date().toISOString();
    network.answer(LIST, { items: [aNotification({ readTime }), same, SECOND], hasMore: false });
    await userEvent.click(box().getByRole('button', { name: 'Đánh dấu đã đọc: Mùa lúa chín' }).first());
    await expect.poll(() => network.to(READ).map(({ body }) => body)).toEqual([{ ids: ['12'] }]);
    await expect.poll(() => textOf(link(/đã trả lại bài/))).not.toMatch(/Chưa đọc/);
    await expect.element(bell()).toHaveAccessibleName('Thông báo: 1 chưa đọc');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(link(/đã trả lại bài/)).toHaveFocus();
    expect(here().pathname).toBe('/manager_post');
  });

  test('all are marked as read, up to the newest shown', async () => {
    network.answer(READ_ALL, { count: 0 });
    await openBox([aNotification(), SECOND], 1);
    await expect.element(link(/Mùa lúa chín/)).toBeVisible();
    const readTime = new Date().toISOString();
    network.answer(LIST, { items: [aNotification({ readTime }), SECOND], hasMore: false });
    await userEvent.click(page.getByRole('button', { name: 'Đánh dấu đã đọc tất cả' }));
    await expect.poll(() => network.to(READ_ALL).map(({ body }) => body)).toEqual([{ upTo: '12' }]);
    await expect.poll(() => textOf(link(/Mùa lúa chín/))).not.toMatch(/Chưa đọc/);
    await expect.element(bell()).toHaveAccessibleName('Thông báo');
  });

  test('shows a text when it is empty and when all are read', async () => {
    await openBox([], 0);
    await expect.element(box().getByText('Chưa có thông báo nào')).toBeVisible();
    await userEvent.click(box().getByRole('button', { name: 'Chưa đọc' }));
    await expect.element(box().getByText('Bạn đã đọc hết')).toBeVisible();
  });

  test('shows an error when it cannot be loaded, and can be loaded again', async () => {
    network.answer(UNREAD, { count: 1 });
    network.fail(LIST, 503, { error: -503, message: 'Máy chủ đang bận.' });
    await openPanel(network, '/manager_post');
    await userEvent.click(bell());
    await expect.element(box().getByText('Chưa tải được thông báo')).toBeVisible();
    network.answer(LIST, { items: [SECOND], hasMore: false });
    await userEvent.click(box().getByRole('button', { name: 'Thử lại' }));
    await expect.element(link(/Chợ nổi/)).toBeVisible();
  });

  test('loads older ones on request', async () => {
    await openBox([aNotification()], 1, true);
    await expect.element(link(/Mùa lúa chín/)).toBeVisible();
    network.answer(LIST, { items: [SECOND], hasMore: false });
    await userEvent.click(box().getByRole('button', { name: 'Xem thêm' }));
    await expect.element(link(/Chợ nổi/)).toBeVisible();
    await expect.element(link(/Mùa lúa chín/)).toBeVisible();
    expect(box().getByRole('button', { name: 'Xem thêm' }).query()).toBeNull();
  });

  test('works by keyboard: opened, walked, closed, and the focus returns to the bell', async () => {
    await open([aNotification(), SECOND]);
    await expect.element(bell()).toHaveAccessibleName(/chưa đọc/);
    (bell().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(link(/Mùa lúa chín/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(link(/Mùa lúa chín/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(link(/Chợ nổi/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(link(/Mùa lúa chín/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(bell()).toHaveFocus();
  });
});

test.each(['light', 'dark'])('is accessible on a narrow screen, %s', async (theme) => {
  document.documentElement.dataset.theme = theme;
  await page.viewport(390, 700);
  const many = Array.from({ length: 15 }, (_, index) =>
    aNotification({ ...SECOND, id: String(100 - index) }),
  );
  await openBox([aNotification({ dueTime: '2026-11-22T10:00:00Z' }), ...many], 1, true);
  await expect.element(link(/Mùa lúa chín/)).toBeVisible();
  const element = box().element();
  const { left, right } = element.getBoundingClientRect();
  expect([left >= 0, right <= 390]).toEqual([true, true]);
  await expectAccessible(element);
});
