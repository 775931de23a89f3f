import type { Role } from '@toasoan/contract/access/role-names.ts';
import { PLAIN_EVENT_DETAILS } from '@toasoan/contract/features/events/event-details.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholeEvent, openEvents } from '../test-support/open-events.tsx';

const DETAIL = '/admin/event/detail/5';
const UPDATE = '/admin/event/update';
const TRANSITION = '/admin/event/transition/5';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/event/autosave/list', { items: [] });
  network.answer('/admin/category/tree', { items: [] });
  network.answer('/admin/event/coverage/5', { items: [] });
  network.answer('/admin/user/search', { items: [], total: 0, page: 1, limit: 10 });
});

const anEvent = (changes: Parameters<typeof aWholeEvent>[0] = {}) =>
  aWholeEvent({
    title: 'Ngày hội Di sản',
    state: 'DRAFT',
    details: { ...PLAIN_EVENT_DETAILS, startTime: '2026-11-22T01:00:00.000Z' },
    ...changes,
  });
const title = () => page.getByRole('textbox', { name: 'Tên sự kiện', exact: true });

async function openEditor(event = anEvent(), role: Role = 'ADMIN'): Promise<void> {
  network.answer(DETAIL, event);
  network.answer(UPDATE, { ...event, version: event.version + 1 });
  await openEvents(network, [], { url: '/manager_event/edit/5', role });
  await expect.element(title()).toBeVisible();
}

test('the menu beside the main button holds every other step from here', async () => {
  await openEditor(anEvent({ state: 'SUBMITTED' }));
  await expect.element(page.getByRole('button', { name: /^Duyệt & xuất bản/ })).toBeVisible();
  await page.getByRole('button', { name: 'Xử lý sự kiện' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Trả lại' })).toBeVisible();
  const names = page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent);
  expect(names).toEqual(['Trình duyệt', 'Trả lại', 'Hẹn giờ']);
});

test('Ctrl+Enter saves what is typed and makes the main step', async () => {
  const event = anEvent();
  network.answer(TRANSITION, { ...event, version: 5, state: 'SUBMITTED' });
  await openEditor(event, 'EDITOR');
  await title().fill('Ngày hội Di sản 2026');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => network.to(UPDATE)[0]?.body).toMatchObject({ title: 'Ngày hội Di sản 2026' });
  await expect.poll(() => network.to(TRANSITION)[0]?.body).toEqual({ version: 4, to: 'SUBMITTED' });
});

test('a new event offers its first step at once; what the step lacks is led to before anything is saved', async () => {
  await openEvents(network, [], { url: '/manager_event/create', role: 'AUTHOR' });
  await expect.element(page.getByRole('button', { name: /^Gửi biên tập/ })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(title()).toHaveFocus();
  await expect.element(page.getByText('Thiếu tên sự kiện.', { exact: true })).toBeVisible();
  expect(network.to('/admin/event/create')).toEqual([]);
});

test('the page of an event has the same steps as its editor, by the menu and by Ctrl+Enter', async () => {
  const event = anEvent({ state: 'SUBMITTED' });
  network.answer(DETAIL, event);
  network.answer(TRANSITION, { ...event, version: 4, state: 'RETURNED' });
  await openEvents(network, [], { url: '/manager_event/view/5', role: 'EDITOR' });
  await expect.element(page.getByRole('button', { name: /^Trình duyệt/ })).toBeVisible();
  await page.getByRole('button', { name: 'Xử lý sự kiện' }).click();
  await page.getByRole('menuitem', { name: 'Trả lại' }).click();
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox'), 'Thiếu giờ khai mạc.');
  await page.getByRole('dialog').getByRole('button', { name: 'Trả lại' }).click();
  await expect
    .poll(() => network.to(TRANSITION)[0]?.body)
    .toEqual({ version: 3, to: 'RETURNED', reason: 'Thiếu giờ khai mạc.' });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => network.to(TRANSITION)[1]?.body).toEqual({ version: 3, to: 'PENDING_APPROVAL' });
});
