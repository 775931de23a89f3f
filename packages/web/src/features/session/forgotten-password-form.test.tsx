import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';

const PATH = '/admin/user/forgotPassword';
const settings = document.createElement('script');
settings.type = 'application/json';
settings.id = 'public-settings';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});
afterEach(() => settings.remove());

/** As the server's page says where it has a mail server. */
function withMail(): void {
  settings.textContent = JSON.stringify({ mailsLinks: true });
  document.head.append(settings);
}

const email = () => page.getByRole('textbox', { name: 'Email' });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

describe('a forgotten password', () => {
  test('is a matter for an administrator where there is no mail server', async () => {
    await openConsole('/login');
    await expect.element(page.getByText(/Quên mật khẩu\? Liên hệ quản trị viên/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Quên mật khẩu?' })).not.toBeInTheDocument();
  });

  test('takes the typed e-mail along, stays at /login, and one text answers every address', async () => {
    withMail();
    network.answer(PATH, {});
    await openConsole('/login');
    await userEvent.fill(email(), ' thu.ha@toasoan.local ');
    await press('Quên mật khẩu?');
    await expect.element(page.getByRole('heading', { name: 'Quên mật khẩu' })).toBeVisible();
    expect(here().pathname).toBe('/login');
    await expect.element(email()).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByText(/^Nếu thu\.ha@toasoan\.local là email của một tài khoản đang hoạt động/))
      .toBeVisible();
    expect(network.sent).toMatchObject([
      { path: PATH, body: { email: 'thu.ha@toasoan.local', recaptchaToken: '' } },
    ]);
    await expect.element(page.getByRole('button', { name: 'Gửi lại liên kết' })).toBeVisible();
  });

  test('marks what is no address without asking, and says how long to wait after too many requests', async () => {
    withMail();
    await openConsole('/login');
    await press('Quên mật khẩu?');
    await press('Gửi liên kết');
    await expect.element(page.getByText('Vui lòng nhập email')).toBeVisible();
    expect(network.sent).toEqual([]);
    network.fail(PATH, 429, {
      error: -429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Bạn thao tác quá nhanh.',
      details: { retryAfter: 1500 },
    });
    await userEvent.fill(email(), 'thu.ha@toasoan.local');
    await press('Gửi liên kết');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Thử lại sau 25 phút.');
  });

  test('the back button and the link return to the sign-in, which keeps the page asked for', async () => {
    withMail();
    await openConsole('/setting_post/manager_tag');
    await press('Quên mật khẩu?');
    await press('Quay lại đăng nhập');
    await expect.element(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    expect(here()).toMatchObject({ pathname: '/login', state: { from: '/setting_post/manager_tag' } });
    history.back();
    await expect.element(page.getByRole('heading', { name: 'Quên mật khẩu' })).toBeVisible();
  });

  test('a link that no longer works offers to ask for another one', async () => {
    withMail();
    await openConsole('/login/set-password#bi-mat-cua-lien-ket_0123456789');
    await press('Xin liên kết mới');
    await expect.element(page.getByRole('heading', { name: 'Quên mật khẩu' })).toBeVisible();
    expect(here()).toMatchObject({ pathname: '/login', hash: '' });
  });
});
