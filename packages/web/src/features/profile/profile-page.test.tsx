import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { HERE_SESSION, openProfile, PHONE_SESSION } from '../../../test/open-profile.tsx';
import { aSession } from '../../../test/people.ts';

const UPDATE = '/admin/user/updateProfile';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const field = (name: string) => page.getByRole('textbox', { name });
/** The label contains the required mark. */
const secret = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const opener = (name: string | RegExp) => page.getByRole('button', { name, expanded: true });

async function fromUserMenu(entry: string) {
  await userEvent.click(page.getByRole('button', { name: /^Tài khoản/ }));
  await userEvent.click(page.getByRole('menuitem', { name: entry }));
}

describe('name and e-mail', () => {
  test('security and sessions come before the table of notifications', async () => {
    await openProfile(network);
    await expect.element(page.getByRole('heading', { name: 'Phiên đăng nhập' })).toBeVisible();
    const titles = page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Thông tin', 'Ảnh đại diện', 'Bảo mật', 'Phiên đăng nhập', 'Cài đặt thông báo']);
  });

  test('a new name is saved without a password and appears in the top bar', async () => {
    const { user } = aSession({ user: { name: 'Lê Thu Hà Anh', version: 2 } });
    network.answer(UPDATE, { user });
    await openProfile(network);
    await userEvent.fill(field('Họ và tên'), 'Lê Thu Hà Anh');
    await expect.element(secret('Mật khẩu hiện tại')).not.toBeInTheDocument();
    await press('Lưu thông tin');
    await expect.element(page.getByText('Đã cập nhật hồ sơ')).toBeVisible();
    expect(network.to(UPDATE)[0]?.body).toEqual({ name: 'Lê Thu Hà Anh', email: 'thu.ha@toasoan.local' });
    expect(network.to(UPDATE)[0]?.headers.get('if-match')).toBe('"1"');
    expect(useAuth.getState().name).toBe('Lê Thu Hà Anh');
    await expect.element(page.getByRole('button', { name: /^Tài khoản Lê Thu Hà Anh/ })).toBeVisible();
  });

  test('a new e-mail asks for the current password and marks a wrong one', async () => {
    network.fail(UPDATE, 422, {
      error: -422,
      code: 'WRONG_PASSWORD',
      message: 'Mật khẩu hiện tại không đúng.',
      errors: [{ field: 'password', code: 'WRONG_PASSWORD', message: 'Mật khẩu hiện tại không đúng.' }],
    });
    await openProfile(network);
    await userEvent.fill(field('Email'), 'ha@toasoan.local');
    await press('Lưu thông tin');
    expect(network.to(UPDATE)).toEqual([]);
    await expect.element(secret('Mật khẩu hiện tại')).toHaveFocus();
    await userEvent.fill(secret('Mật khẩu hiện tại'), 'sai rồi');
    await press('Lưu thông tin');
    await expect.element(secret('Mật khẩu hiện tại')).toHaveAccessibleDescription(/không đúng/);
    expect(network.to(UPDATE)[0]?.body).toEqual({
      name: 'Lê Thu Hà',
      email: 'ha@toasoan.local',
      password: 'sai rồi',
    });
  });

  test('typing makes the tab dirty and undoing makes it clean', async () => {
    await openProfile(network);
    await userEvent.fill(field('Họ và tên'), 'Khác');
    await expect.element(page.getByRole('tab', { name: /Hồ sơ cá nhân.*chưa lưu/ })).toBeVisible();
    await press('Bỏ thay đổi');
    await expect.element(field('Họ và tên')).toHaveValue('Lê Thu Hà');
    await expect.element(page.getByRole('tab', { name: /chưa lưu/ })).not.toBeInTheDocument();
  });

  test('the slower of two browsers keeps its input and can overwrite the newer version', async () => {
    network.fail(UPDATE, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Người khác đã sửa.' });
    await openProfile(network);
    await userEvent.fill(field('Họ và tên'), 'Tên của tôi');
    network.answer('/admin/me', aSession({ user: { name: 'Tên nơi khác', version: 7 } }));
    await press('Lưu thông tin');
    await expect.element(page.getByText('Người khác đã sửa.')).toBeVisible();
    await expect.element(field('Họ và tên')).toHaveValue('Tên của tôi');
    await press('Lưu thông tin');
    await expect.poll(() => network.to(UPDATE)[1]?.headers.get('if-match')).toBe('"7"');
  });
});

describe('the panels follow the flags of the layout', () => {
  test('"Mật khẩu" opens the password panel, also while the page is open; "Hồ sơ cá nhân" closes both', async () => {
    await openProfile(network);
    await expect.element(secret('Mật khẩu mới')).not.toBeInTheDocument();
    await fromUserMenu('Mật khẩu');
    await expect.element(secret('Mật khẩu hiện tại')).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: /^Xác thực hai lớp/ }));
    await expect.element(opener(/^Xác thực hai lớp/)).toBeVisible();
    await expect.element(secret('Mật khẩu mới')).not.toBeInTheDocument();
    await fromUserMenu('Mật khẩu');
    await expect.element(secret('Mật khẩu mới')).toBeVisible();
    await expect.element(page.getByText('Bật xác thực hai lớp')).not.toBeInTheDocument();
    await fromUserMenu('Hồ sơ cá nhân');
    await expect.element(secret('Mật khẩu mới')).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('layout-config') ?? '').state).not.toHaveProperty('pagePassword');
  });

  test('both entries open /profile from another page', async () => {
    await openProfile(network);
    await openConsole('/manager_project', null);
    await fromUserMenu('Mật khẩu');
    await expect.element(secret('Mật khẩu mới')).toBeVisible();
    expect(here().pathname).toBe('/profile');
  });
});

describe("the user's own sessions", () => {
  test('show device, address and which one is the current session', async () => {
    await openProfile(network);
    const sessions = page.getByRole('listitem').filter({ hasText: 'Địa chỉ mạng' });
    await expect.element(sessions.nth(0)).toMatchTextContent(/Chrome trên Windows.*Phiên này.*10\.0\.0\.5/);
    await expect.element(sessions.nth(1)).toMatchTextContent(/Safari trên iPhone.*2001:db8::7/);
    await expect
      .element(page.getByRole('button', { name: /Đăng xuất phiên Chrome/ }))
      .not.toBeInTheDocument();
  });

  test('end one by one and leave the list', async () => {
    network.answer(`/admin/sessions/${PHONE_SESSION.id}`, { id: PHONE_SESSION.id });
    await openProfile(network);
    await expect.element(page.getByText('Safari trên iPhone')).toBeVisible();
    network.answer('/admin/user/session/list', { items: [HERE_SESSION] });
    await press('Đăng xuất phiên Safari trên iPhone, 2001:db8::7');
    await expect.element(page.getByText('Safari trên iPhone')).not.toBeInTheDocument();
    expect(network.to(`/admin/sessions/${PHONE_SESSION.id}`)[0]?.method).toBe('DELETE');
  });

  test('all others end after a confirmation, and without others the button is disabled with its reason', async () => {
    network.answer('/admin/user/session/endOthers', { ended: 1 });
    await openProfile(network);
    await expect.element(page.getByText('Safari trên iPhone')).toBeVisible();
    await press('Đăng xuất các phiên khác');
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Hủy' }));
    expect(network.to('/admin/user/session/endOthers')).toEqual([]);
    network.answer('/admin/user/session/list', { items: [HERE_SESSION] });
    await press('Đăng xuất các phiên khác');
    await userEvent.click(
      page.getByRole('alertdialog').getByRole('button', { name: 'Đăng xuất các phiên khác' }),
    );
    await expect.element(page.getByText('Đã đăng xuất 1 phiên khác')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Đăng xuất các phiên khác' }))
      .toHaveAccessibleDescription('Không có phiên nào khác');
  });

  test('show an error in place when they cannot be loaded, and can be loaded again', async () => {
    localStorage.setItem('token', 'token-1');
    network.answer('/admin/me', aSession());
    await openConsole('/profile');
    await expect.element(page.getByText('Có lỗi khi tải các phiên đăng nhập')).toBeVisible();
    network.answer('/admin/user/session/list', { items: [HERE_SESSION] });
    const card = page.getByRole('region', { name: 'Phiên đăng nhập' });
    await userEvent.click(card.getByRole('button', { name: 'Thử lại' }));
    await expect.element(page.getByText(/^Chrome trên Windows/)).toBeVisible();
  });
});

test('a user whose second factor an administrator turned off sees it and can turn it on again', async () => {
  const notice = {
    code: 'SECOND_FACTOR_RESET' as const,
    by: 'Trần Minh Quản',
    time: '2026-11-20T03:05:00.000Z',
  };
  await openProfile(network, aSession({ user: { notices: [notice] } }));
  await expect
    .element(page.getByText(/^Trần Minh Quản đã tắt xác thực hai lớp của bạn lúc 20\/11\/2026 10:05/))
    .toBeVisible();
  await press('Bật lại');
  await expect.element(page.getByRole('button', { name: 'Bật xác thực hai lớp' })).toBeVisible();
});
