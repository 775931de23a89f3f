import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { anAccount, openPeople } from '../test-support/open-people.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const TITLE = { name: 'Xem như người này' };
const supperAdmin = () => aSession({ user: { role: 'SUPPER_ADMIN', userId: '1' } });

async function openSection(changes = {}) {
  await openPeople(network, {
    session: supperAdmin(),
    accounts: [anAccount(changes)],
    search: '?open=9',
  });
  await page.getByRole('button', TITLE).click();
}

test('a viewing opens in a window of its own, with the reason for the log', async () => {
  const replaced: string[] = [];
  const stored = new Map<string, string>([['super_admin_pages', '[]']]);
  const view = {
    sessionStorage: {
      clear: () => stored.clear(),
      setItem: (name: string, value: string) => stored.set(name, value),
    },
    location: { replace: (address: string) => replaced.push(address) },
  } as unknown as Window;
  vi.spyOn(window, 'open').mockReturnValue(view);
  network.answer('/admin/user/viewAs', { viewId: 'xem-1', until: '2026-11-24T03:00:00.000Z' });
  await openSection();
  await page.getByLabelText('Lý do').fill('Không thấy nút Gửi');
  await page.getByRole('button', { name: 'Mở cửa sổ xem' }).click();
  await expect.element(page.getByText('Đã mở cửa sổ xem như Phan Mai Chi.')).toBeVisible();
  expect(network.to('/admin/user/viewAs')[0]?.body).toEqual({ userId: '9', reason: 'Không thấy nút Gửi' });
  expect([...stored]).toEqual([['view-as', 'xem-1']]);
  expect(replaced).toEqual(['/dashboard?project=1']);
});

test('an account that nobody signs in with says why it is not viewed', async () => {
  await openSection({ status: 'DISABLED' });
  const start = page.getByRole('button', { name: 'Mở cửa sổ xem' });
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(/không đăng nhập được/)).toBeInTheDocument();
});

test('whoever is no system administrator is not offered it', async () => {
  await openPeople(network, { accounts: [anAccount()], search: '?open=9' });
  await expect.element(page.getByRole('button', { name: 'Vì sao được, vì sao không' })).toBeVisible();
  expect(page.getByRole('button', TITLE).query()).toBeNull();
});
