import type { AddressCheck } from '@toasoan/contract/features/address-checks/address-check.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';

const PAGE = '/setting_page/manager_menu/test';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

const CHECK: AddressCheck = {
  path: '/bai-cu',
  language: 'vi',
  kind: 'post',
  state: 'MOVED',
  title: '',
  movedTo: '/bai-moi',
  parts: [
    {
      part: 'menu',
      slot: 'MAIN',
      shown: { id: '1', title: 'Menu chính', display: { mode: 'DEFAULT' } },
      others: [
        { id: '2', title: 'Di động', display: { mode: 'DEFAULT' }, loss: 'OTHER_DEVICE' },
        { id: '3', title: 'Tết', display: { mode: 'CUSTOM', patterns: ['/tet/*'] }, loss: 'OTHER_PLACE' },
      ],
    },
    {
      part: 'footer',
      slot: '',
      shown: null,
      others: [{ id: '4', title: 'Nháp', display: { mode: 'DEFAULT' }, loss: 'UNPUBLISHED' }],
    },
  ],
};

async function open(): Promise<void> {
  network.answer('/admin/address-check/result', CHECK);
  await openAs(network, 'SUPPER_ADMIN', PAGE);
  await expect.element(page.getByText('Chuyển hướng')).toBeVisible();
}

test('each part has what it shows, the reason of the others and where readers are led; passes axe', async () => {
  await open();
  await expect.element(page.getByText(/dẫn tới \/bai-moi/)).toBeVisible();
  const menu = page.getByRole('region', { name: 'Menu · Chính' });
  await expect.element(menu).toMatchTextContent(/Menu chính.*Dành cho thiết bị khác.*Theo đường dẫn/);
  await expect
    .element(page.getByRole('region', { name: 'Chân trang' }))
    .toMatchTextContent(/trang tự làm.*Nháp.*Chưa áp dụng/);
  await expectAccessible();
});

test('a whole address is asked by its path', async () => {
  const asked: (string | null)[] = [];
  await open();
  network.reply('/admin/address-check/result', (query) => {
    asked.push(query.get('path'));
    return Response.json({ error: 0, data: CHECK });
  });
  const address = page.getByRole('textbox', { name: 'Địa chỉ trên trang' });
  await userEvent.fill(address, 'https://toasoan.example/chuyen-muc/du-lich?trang=2');
  await userEvent.click(page.getByRole('button', { name: 'Thử', exact: true }));
  await expect.poll(() => asked.at(-1)).toBe('/chuyen-muc/du-lich');
});

test('is forbidden for an administrator', async () => {
  await openAs(network, 'ADMIN', PAGE);
  await expect.element(page.getByText('Oops! Forbidden Page.')).toBeVisible();
  expect(network.to('/admin/address-check/result')).toEqual([]);
});
