import type { Media } from '@toasoan/contract/features/media/media.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aMedia } from './test-support/a-media.ts';
import { openLibrary, UPDATE } from './test-support/open-library.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const FILES = ['Một', 'Hai', 'Ba'].map((title, index) => aMedia({ id: String(index + 11), title }));
const [first, second] = FILES as [Media, Media];
const panel = (name: string) => page.getByRole('region', { name, exact: true });
const caption = (name: string) => panel(name).getByRole('textbox', { name: 'Chú thích' });
const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(name) });
const sent = () => network.to(UPDATE).map(({ body }) => body);

async function openPanel(url = '/manager_media?open=11'): Promise<void> {
  for (const file of FILES) {
    network.answer(`/admin/media/detail/${file.id}`, file);
    network.answer(`/admin/media/uses/${file.id}`, { items: [] });
  }
  await openLibrary(network, FILES, { url });
}

describe('the panel beside the grid', () => {
  test('saves on Ctrl+Enter and steps on with the focus in the same field', async () => {
    await openPanel();
    await userEvent.fill(caption('Một'), 'Sáng mồng một');
    await expect.element(panel('Một').getByText('Chưa lưu: tự lưu khi bạn rời đi')).toBeVisible();
    network.answer(UPDATE, { ...first, caption: 'Sáng mồng một', version: 2 });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(panel('Hai')).toBeVisible();
    await expect.element(caption('Hai')).toHaveFocus();
    await expect.element(panel('Hai').getByText('2 / 3')).toBeVisible();
    expect(sent()).toEqual([{ id: '11', version: 1, caption: 'Sáng mồng một' }]);
    await expectAccessible();
  });

  test('leaves arrow keys to a field, and steps by them elsewhere', async () => {
    await openPanel();
    await userEvent.fill(caption('Một'), 'Chợ');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect.element(caption('Một')).toHaveFocus();
    network.answer(UPDATE, { ...first, caption: 'Chợ', version: 2 });
    (panel('Một').getByRole('button', { name: 'Mục sau' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(panel('Hai')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(panel('Một')).toBeVisible();
  });

  test('saves once when the focus goes to the grid, and follows it there', async () => {
    await openPanel();
    await userEvent.fill(caption('Một'), 'Chợ');
    network.answer(UPDATE, { ...first, caption: 'Chợ', version: 2 });
    await userEvent.click(cell('Ba'));
    await expect.element(panel('Ba')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(panel('Hai')).toBeVisible();
    await expect.element(cell('Hai')).toHaveFocus();
    expect(sent()).toEqual([{ id: '11', version: 1, caption: 'Chợ' }]);
  });

  test('stays once at a conflict, keeps the words when the person goes on, and offers them again', async () => {
    await openPanel();
    await userEvent.fill(caption('Một'), 'Của tôi');
    network.fail(UPDATE, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Người khác đã sửa.' });
    network.answer('/admin/media/detail/11', { ...first, caption: 'Của họ', version: 2 });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(panel('Một').getByText('Chưa lưu: chọn giữa hai bản bên dưới')).toBeVisible();
    await userEvent.click(panel('Một').getByRole('button', { name: 'Mục sau' }));
    await expect.element(panel('Hai')).toBeVisible();
    await expect.element(page.getByText(/Chưa lưu được thay đổi của “Một”/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Mở lại' }));
    await expect.element(caption('Một')).toHaveValue('Của tôi');
  });

  test('saves on Esc, closes, and gives the focus back to the file', async () => {
    await openPanel('/manager_media');
    await expect.element(cell('Hai')).toBeVisible();
    (cell('Hai').element() as HTMLElement).focus();
    await userEvent.keyboard('e');
    const alt = panel('Hai').getByRole('textbox', { name: 'Văn bản thay thế' });
    await expect.element(alt).toHaveFocus();
    network.answer(UPDATE, { ...second, alt: 'Phiên chợ', version: 2 });
    await userEvent.keyboard('Phiên chợ{Escape}');
    await expect.element(panel('Hai')).not.toBeInTheDocument();
    await expect.element(cell('Hai')).toHaveFocus();
    expect(sent()).toEqual([{ id: '12', version: 1, alt: expect.stringContaining('Phiên chợ') }]);
  });

  test('is a sheet over the whole window where there is no room beside the grid', async () => {
    await page.viewport(390, 844);
    await openPanel();
    await expect.element(page.getByRole('dialog', { name: 'Một' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Mục sau' }));
    await expect.element(page.getByRole('dialog', { name: 'Hai' })).toBeVisible();
    await expectAccessible();
    await page.viewport(1280, 800);
  });
});
