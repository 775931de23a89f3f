import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { anAccount, anAccountRow, openAccounts } from './test-support/an-account.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' });

describe('Organizations and enterprises', () => {
  test('have their own lists within all accounts, and are created with all their facts', async () => {
    const items = [
      anAccountRow({ kind: 'organization', displayName: 'Hội Nhà báo', type: 'ASSOCIATION', state: null }),
    ];
    network.answer('/admin/account/list', { items, total: 1, page: 1, limit: 20 });
    const none = {
      draft: 0,
      published: 0,
      unpublished: 0,
      disabled: 0,
      noPicture: 0,
      noSource: 0,
      noCoordinates: 0,
    };
    network.answer('/admin/account/counts', { all: 1, ...none });
    await openAccounts(network, 'manager_user_account/organization');
    const row = page.getByRole('row', { name: /Hội Nhà báo/ });
    await expect.element(row).toMatchTextContent(/Hội, hiệp hội.*Quảng Ninh/);
    await expect.element(page.getByRole('link', { name: 'Doanh nghiệp' })).toBeVisible();
    await expectAccessible();
    await userEvent.click(page.getByRole('button', { name: 'Thêm tổ chức' }).first());
    await expect.element(field(/^Tên tổ chức/)).toBeVisible();
    await expect.poll(() => here().pathname).toBe('/manager_user/manager_user_account/organization/create');
    await expect.element(field('Cơ quan chủ quản')).toBeVisible();
  });

  test('the list of all accounts deletes one on its page, which asks who takes over what names it', async () => {
    network.answer('/admin/account/detail/9', anAccount('organization', { displayName: 'Hội Nhà báo' }));
    network.answer('/admin/account/uses/9', { total: 3, counts: { post: 3 }, items: [], isOwed: false });
    await openAccounts(network, 'manager_user_account/edit/9?remove');
    const dialog = page.getByRole('dialog', { name: 'Xóa Hội Nhà báo?' });
    await expect.element(dialog).toMatchTextContent(/3 bài viết.*Chuyển bài cho.*Không bắt buộc/);
    expect(here().search).toBe('');
  });
});
