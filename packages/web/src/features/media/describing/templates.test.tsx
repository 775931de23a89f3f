import type { MediaTemplate } from '@toasoan/contract/features/media/describing/media-template.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openLibrary } from '../library/test-support/open-library.tsx';
import { chosenTemplateId } from './chosen-template.ts';

const CREATE = '/admin/media-template/create';
const BY = { userId: '3', name: 'Lê Thu Hà' };
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const TEMPLATE: MediaTemplate = {
  id: '7',
  title: 'SEA Games',
  set: { caption: 'SEA Games, {ngày chụp}' },
  createTime: '2026-11-20T03:00:00.000Z',
  updateTime: '2026-11-20T03:00:00.000Z',
  createdBy: BY,
  updatedBy: BY,
  version: 1,
};
const trigger = (name: string) => page.getByRole('button', { name, exact: true });

test('a metadata template is added, is chosen for the next uploads, and can be left out again', async () => {
  network.answer('/admin/media-template/list', { items: [] });
  network.answer(CREATE, TEMPLATE);
  await openLibrary(network, []);
  await userEvent.click(trigger('Chọn mẫu siêu dữ liệu').first());
  await userEvent.click(page.getByRole('menuitem', { name: 'Quản lý mẫu…' }));
  await userEvent.click(trigger('Thêm mẫu'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Tên mẫu' }), 'SEA Games');
  await userEvent.fill(page.getByRole('textbox', { name: 'Chú thích' }), 'SEA Games, {ngày chụp}');
  await expectAccessible();
  network.answer('/admin/media-template/list', { items: [TEMPLATE] });
  await userEvent.click(trigger('Lưu mẫu'));
  await expect.element(page.getByText('Đã lưu mẫu “SEA Games”.')).toBeVisible();
  expect(network.to(CREATE)[0]?.body).toEqual({
    title: 'SEA Games',
    set: { caption: 'SEA Games, {ngày chụp}' },
  });
  expect(chosenTemplateId('1')).toBe('7');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(trigger('Mẫu siêu dữ liệu: SEA Games').first());
  await expect.element(page.getByRole('menuitemradio', { name: 'SEA Games' })).toBeChecked();
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Không dùng mẫu' }));
  expect(chosenTemplateId('1')).toBeUndefined();
});
