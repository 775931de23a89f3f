import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholeEvent, openEvents } from '../test-support/open-events.tsx';

const SHOW = '/admin/event/preview/5';
const DRAWN = '<!doctype html><html lang="vi"><body><h1>Bản vẽ của máy chủ</h1></body></html>';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/event/detail/5', aWholeEvent());
  network.answer(SHOW, { page: DRAWN, siteLang: 'vi', siteLanguages: ['vi'], older: null });
});

const frame = () => page.getByTitle(/^Trang như bạn đọc sẽ thấy/);

test('an event is shown as its site draws it, with its state, and the way to its editor', async () => {
  await openEvents(network, [], { url: '/manager_event/preview/5' });
  await expect.element(frame()).toBeVisible();
  expect(frame().element().getAttribute('srcdoc')).toContain('Bản vẽ của máy chủ');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lễ hội Làng Sen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sửa', exact: true })).toBeVisible();
  expect(network.to(SHOW).map(({ body }) => body)).toEqual([{}]);
  await expectAccessible();
});

test('typed text is previewed by keys from the editor, and nothing is saved', async () => {
  await openEvents(network, [], { url: '/manager_event/edit/5' });
  const title = page.getByRole('textbox', { name: 'Tên sự kiện' });
  await title.fill('Tên vừa gõ');
  await userEvent.keyboard('{Alt>}{Shift>}P{/Shift}{/Alt}');
  await expect.element(page.getByText('Gồm cả bản riêng của bạn, chưa lưu.')).toBeVisible();
  await expect
    .poll(() => network.to(SHOW).map(({ body }) => (body as { draft?: { title?: string } }).draft?.title))
    .toEqual(['Tên vừa gõ']);
  expect(network.to('/admin/event/update')).toEqual([]);
});
