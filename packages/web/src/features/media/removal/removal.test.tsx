import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { MediaUse } from '@toasoan/contract/features/media/media-use.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aMedia, aMediaRow } from '../library/test-support/a-media.ts';
import { BULK, openFile, openLibrary } from '../library/test-support/open-library.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/media/11', { id: '11' });
});

const PLACED: MediaUse = {
  entity: 'post',
  entityId: '5',
  title: 'Chợ phiên vùng cao',
  place: 'cover',
  useClass: 'PLACED',
  state: 'PUBLISHED',
  isHidden: false,
};
const HIDDEN: MediaUse = { ...PLACED, entityId: '', title: '', state: '', isHidden: true };
const DRAFT: MediaUse = { ...PLACED, entityId: '6', title: 'Giá điện', useClass: 'DRAFT', state: 'DRAFT' };
const REMOVE = '/admin/media/11';
const USED = { error: -422, code: 'RULES_NOT_MET', message: 'Tệp đang được dùng ở 1 nơi.' };

const asked = (name: string | RegExp) => page.getByRole('alertdialog', { name });
const question = () => asked('Xóa “Mùa lúa chín”?');
const answer = () => asked('Chưa xóa được “Mùa lúa chín”');
const button = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true });

/** Asks by the menu of the only file. */
async function askToDelete(uses: readonly MediaUse[], role: Role = 'ADMIN'): Promise<void> {
  network.answer('/admin/media/uses/11', { items: uses });
  await openLibrary(network, [aMediaRow({ useCount: uses.length })], { role });
  await userEvent.click(page.getByRole('gridcell').first(), { button: 'right' });
  await userEvent.click(page.getByRole('menuitem', { name: 'Xóa' }));
}

describe('deleting a file', () => {
  test('that readers see names and links the articles, counts the hidden ones, and offers the recall', async () => {
    await askToDelete([PLACED, HIDDEN, HIDDEN]);
    await expect.element(answer().getByText('Bạn đọc đang thấy (3)')).toBeVisible();
    await expect
      .element(answer().getByRole('link', { name: 'Chợ phiên vùng cao' }))
      .toHaveAttribute('href', '/manager_post/view/5?project=1');
    await expect.element(answer().getByText('2 bài bạn không có quyền xem')).toBeVisible();
    expect(button('Xóa').elements()).toHaveLength(0);
    await expectAccessible(answer().element() as HTMLElement);
    network.answer('/admin/media/detail/11', aMedia());
    network.answer('/admin/media/recall/preview/11', { changed: [PLACED], kept: [] });
    await userEvent.click(button('Thu hồi khỏi mọi nơi'));
    await expect.element(page.getByRole('dialog', { name: 'Thu hồi “Mùa lúa chín”' })).toBeVisible();
    expect(network.to(REMOVE)).toHaveLength(0);
  });

  test('that readers see names for an author whom to ask', async () => {
    await askToDelete([PLACED], 'AUTHOR');
    await expect.element(answer().getByText(/nhờ người phụ trách bản quyền thu hồi/)).toBeVisible();
    expect(button('Thu hồi khỏi mọi nơi').elements()).toHaveLength(0);
    await expect.element(button('Thay tệp')).toBeVisible();
  });

  test('in a draft names it, goes to the trash and comes back', async () => {
    await askToDelete([DRAFT]);
    await expect.element(question().getByRole('link', { name: 'Giá điện' })).toBeVisible();
    await userEvent.click(button('Xóa'));
    await expect.element(page.getByText('Đã xóa “Mùa lúa chín”.')).toBeVisible();
    expect(network.to(REMOVE)).toHaveLength(1);
    network.answer(BULK, { done: 1, total: 1, results: [{ id: '11', ok: true }] });
    await userEvent.click(page.getByRole('button', { name: 'Hoàn tác' }));
    await expect.poll(() => network.to(BULK).at(-1)?.body).toEqual({ action: 'restore', ids: ['11'] });
  });

  test('that was put into an article meanwhile turns the question into the answer', async () => {
    await askToDelete([]);
    await expect.element(question()).toBeVisible();
    network.fail(REMOVE, 422, USED);
    network.answer('/admin/media/uses/11', { items: [PLACED] });
    await userEvent.click(button('Xóa'));
    await expect.element(answer().getByRole('link', { name: 'Chợ phiên vùng cao' })).toBeVisible();
  });

  test('asks the same in the panel of its details', async () => {
    await openFile(network, aMedia({ useCount: 1 }), 'ADMIN', [PLACED]);
    await userEvent.click(
      page.getByRole('region', { name: 'Mùa lúa chín' }).getByRole('button', { name: 'Xóa', exact: true }),
    );
    await expect.element(answer()).toBeVisible();
  });
});

test('deleting several says which stay and why, and sends only the others', async () => {
  const rows = ['1', '2', '3'].map((id) => aMediaRow({ id, title: `Ảnh ${id}` }));
  network.answer('/admin/media/usesByIds', {
    items: [{ id: '2', placed: 7, drafts: 0, uses: [PLACED, HIDDEN] }],
  });
  network.answer(BULK, { done: 2, total: 2, results: [] });
  await openLibrary(network, rows);
  await expect.element(page.getByRole('gridcell').first()).toBeVisible();
  (page.getByRole('gridcell').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  const many = asked('Xóa 3 tệp?');
  await expect.element(many.getByText('1 tệp được giữ lại')).toBeVisible();
  await expect.element(many.getByRole('link', { name: 'Chợ phiên vùng cao' })).toBeVisible();
  await expect.element(many.getByText('và 6 nơi khác')).toBeVisible();
  await expect.element(many.getByRole('button', { name: 'Thu hồi: Ảnh 2' })).toBeVisible();
  await userEvent.click(many.getByRole('button', { name: 'Xóa 2 tệp' }));
  await expect.poll(() => network.to(BULK)[0]?.body).toEqual({ action: 'delete', ids: ['1', '3'] });
});
