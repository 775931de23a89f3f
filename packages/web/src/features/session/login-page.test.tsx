import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { aSession } from '../../../test/people.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

async function signIn(email: string, password: string): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.fill(page.getByLabelText('Mật khẩu', { exact: true }), password);
  await userEvent.click(page.getByRole('button', { name: 'Đăng nhập' }));
}

describe('the sign-in page', () => {
  test('starts with the focus in the e-mail field', async () => {
    await openConsole('/login');
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  test('sends email and password, stores the token and opens the project list', async () => {
    network.answer('/admin/login', aSession());
    await openConsole('/login');
    await signIn(' thu.ha@toasoan.local ', 'mật khẩu của Hà');
    await expect.element(page.getByRole('heading', { level: 1, name: /^Dự án/ })).toBeVisible();
    expect(network.to('/admin/login')[0]?.body).toEqual({
      email: 'thu.ha@toasoan.local',
      password: 'mật khẩu của Hà',
      recaptchaToken: '',
    });
    expect(localStorage.getItem('token')).toBe('token-1');
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toMatchObject({
      version: 3,
      state: { userId: '3', token: 'token-1', role: 'ADMIN' },
    });
  });

  test('goes to the code when a second factor is due', async () => {
    network.answer('/admin/login', aSession({ token: 'half', user: { verifyType: 1, projects: [] } }));
    await openConsole('/login');
    await signIn('thu.ha@toasoan.local', 'mật khẩu');
    await expect.element(page.getByRole('heading', { name: 'Xác thực hai lớp' })).toBeVisible();
    expect(here().pathname).toBe('/totp');
  });

  test('shows an error in place and ends no session', async () => {
    network.fail('/admin/login', 401, { error: -401, code: 'WRONG_CREDENTIALS', message: 'Không đúng.' });
    await openConsole('/login');
    await signIn('thu.ha@toasoan.local', 'sai');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Không đúng.');
    expect(here().pathname).toBe('/login');
  });

  test('marks empty and malformed fields without asking the server', async () => {
    await openConsole('/login');
    await userEvent.click(page.getByRole('button', { name: 'Đăng nhập' }));
    await expect.element(page.getByText('Vui lòng nhập email')).toBeVisible();
    await expect.element(page.getByText('Vui lòng nhập mật khẩu')).toBeVisible();
    await signIn('không phải email', 'x');
    await expect.element(page.getByText('Email không đúng định dạng')).toBeVisible();
    expect(network.sent).toEqual([]);
  });

  test('shows and hides the password', async () => {
    await openConsole('/login');
    const field = page.getByLabelText('Mật khẩu', { exact: true });
    await expect.element(field).toHaveAttribute('type', 'password');
    await userEvent.click(page.getByRole('button', { name: 'Hiện mật khẩu' }));
    await expect.element(field).toHaveAttribute('type', 'text');
  });

  test('stays with a live session and offers to continue', async () => {
    localStorage.setItem('token', 'token-1');
    network.answer('/admin/me', aSession());
    await openConsole('/login');
    await userEvent.click(page.getByRole('button', { name: 'Tiếp tục với tên Lê Thu Hà' }));
    await expect.element(page.getByRole('heading', { level: 1, name: /^Dự án/ })).toBeVisible();
  });

  test('requests no account while no token is stored', async () => {
    await openConsole('/login');
    await expect.element(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    expect(network.to('/admin/me')).toEqual([]);
  });

  test('says that the captcha is off on a local address', async () => {
    await openConsole('/login');
    await expect.element(page.getByText(/Captcha đang tắt/)).toBeVisible();
  });
});
