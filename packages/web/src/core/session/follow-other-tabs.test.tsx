import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openProfile } from '../../../test/open-profile.tsx';
import { aSession } from '../../../test/people.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const NAME = 'Lê Thu Hà (Huế)';

/** Changes the name on the profile and saves it right after the change, before any other call of the page. */
async function saveName(change: () => void) {
  await openProfile(network);
  await userEvent.fill(page.getByRole('textbox', { name: 'Họ và tên' }), NAME);
  const button = page.getByRole('button', { name: 'Lưu thông tin' });
  await expect.element(button).toBeEnabled();
  change();
  (button.element() as HTMLButtonElement).click();
}
const saves = () => network.to('/admin/user/updateProfile');

test('after the token was removed from storage nothing is sent, the sign-in opens and the page is kept', async () => {
  await saveName(() => localStorage.removeItem('token'));
  await expect.element(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  expect(here()).toMatchObject({ pathname: '/login', state: { from: '/profile' } });
  expect(saves()).toEqual([]);

  network.answer('/admin/login', aSession({ token: 'token-2' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'thu.ha@toasoan.local');
  await userEvent.fill(page.getByRole('textbox', { name: 'Mật khẩu' }), 'mật khẩu');
  await userEvent.click(page.getByRole('button', { name: 'Đăng nhập' }));
  await expect.element(page.getByRole('textbox', { name: 'Họ và tên' })).toHaveValue(NAME);
});

test('after another sign-in replaced the token nothing is sent in its name before its person is known', async () => {
  const other = aSession({ token: 'token-2', user: { userId: '4', name: 'Đỗ Minh Khang' } });
  await saveName(() => {
    network.answer('/admin/me', other);
    const auth = { ...JSON.parse(localStorage.getItem('auth') ?? '').state, userId: '4', token: 'token-2' };
    localStorage.setItem('token', 'token-2');
    localStorage.setItem('auth', JSON.stringify({ state: auth, version: 3 }));
  });
  await expect.element(page.getByText('Đỗ Minh Khang').first()).toBeVisible();
  expect(saves()).toEqual([]);
  expect(network.to('/admin/me').at(-1)?.headers.get('authorization')).toBe('Bearer token-2');
  await expect.element(page.getByRole('textbox', { name: 'Họ và tên' })).toHaveValue('Đỗ Minh Khang');
});
