import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSessionStatus } from '#web/core/session/session-status.ts';
import { forgetSession, signOut } from '#web/core/session/sign-out.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { openProfile } from '../../../test/open-profile.tsx';
import { aSession } from '../../../test/people.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const said = (text: RegExp) =>
  expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const ended = (reason?: string) => ({
  error: -20,
  code: 'SESSION_ENDED',
  message: 'Phiên làm việc đã kết thúc.',
  details: reason === undefined ? {} : { reason },
});

/** The next call of an open page meets the end of the session. */
async function meetEnd(reason?: string): Promise<void> {
  await openProfile(network);
  await userEvent.fill(page.getByRole('textbox', { name: 'Họ và tên' }), 'Lê Thu Hà (Huế)');
  network.fail('/admin/user/updateProfile', 401, ended(reason));
  await userEvent.click(page.getByRole('button', { name: 'Lưu thông tin' }));
}

describe('the sign-in page says why the person is signed out', () => {
  test.each([
    ['expired', /^Phiên đã hết hạn/],
    ['ended-elsewhere', /^Phiên này đã bị đăng xuất từ một nơi khác/],
    ['ended-by-admin', /^Quản trị viên đã kết thúc mọi phiên/],
    ['password-changed', /^Mật khẩu của tài khoản vừa được đổi/],
    ['disabled', /^Tài khoản đã bị khóa hoặc xóa/],
    ['outside-access-days', /^Hôm nay ngoài thời hạn đăng nhập/],
    [undefined, /^Phiên đăng nhập đã kết thúc\./],
  ])('ended by the server: %s, and that open pages are kept', async (reason, text) => {
    await meetEnd(reason);
    await said(text);
    await said(/chữ chưa lưu vẫn được giữ/);
  });

  test('when the session had expired before the page was loaded', async () => {
    localStorage.setItem('token', 'token-1');
    network.fail('/admin/me', 401, { ...ended('expired'), error: -18, code: 'SESSION_INVALID' });
    await openConsole('/manager_post');
    await said(/^Phiên đã hết hạn/);
    await expect.element(page.getByText(/chữ chưa lưu/)).not.toBeInTheDocument();
  });

  test('after signing out here, and after signing out in another tab', async () => {
    network.answer('/admin/logout', {});
    await openProfile(network);
    signOut();
    await said(/^Bạn đã đăng xuất\./);
    forgetSession('signed-out-elsewhere');
    await said(/^Bạn đã đăng xuất ở một tab khác/);
  });

  test('and forgets it with the next sign-in, which brings the open page back', async () => {
    await meetEnd('expired');
    network.answer('/admin/login', aSession({ token: 'token-2' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'thu.ha@toasoan.local');
    await userEvent.fill(page.getByRole('textbox', { name: 'Mật khẩu' }), 'mật khẩu');
    await userEvent.click(page.getByRole('button', { name: 'Đăng nhập' }));
    await expect.element(page.getByRole('textbox', { name: 'Họ và tên' })).toHaveValue('Lê Thu Hà (Huế)');
    expect(useSessionStatus.getState().signedOutBecause).toBe('');
  });
});
