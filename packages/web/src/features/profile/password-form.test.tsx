import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { openProfile } from '../../../test/open-profile.tsx';
import { aSession } from '../../../test/people.ts';

const UPDATE = '/admin/user/updatePassword';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

/** The label contains the required mark. */
const secret = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
const save = () => userEvent.click(page.getByRole('button', { name: 'Đổi mật khẩu' }));

async function fillIn(repeat = 'nắng hạ tháng sáu') {
  await userEvent.fill(secret('Mật khẩu hiện tại'), 'mưa rào tháng bảy');
  await userEvent.fill(secret('Mật khẩu mới'), 'nắng hạ tháng sáu');
  await userEvent.fill(secret('Nhập lại mật khẩu mới'), repeat);
}

describe('the password panel', () => {
  test('changes the password and closes', async () => {
    network.answer(UPDATE, {});
    await openProfile(network);
    useLayout.getState().setPagePassword(true);
    await fillIn();
    await save();
    await expect.element(page.getByText(/^Đã đổi mật khẩu/)).toBeVisible();
    expect(network.to(UPDATE)[0]?.body).toEqual({
      password: 'mưa rào tháng bảy',
      newPassword: 'nắng hạ tháng sáu',
    });
    expect(network.to(UPDATE)[0]?.headers.get('if-match')).toBe('"1"');
    await expect.element(secret('Mật khẩu mới')).not.toBeInTheDocument();
    // Keyboard focus continues where the panel was.
    await expect.element(page.getByRole('button', { name: 'Mật khẩu', exact: true })).toHaveFocus();
    expect(here().pathname).toBe('/profile');
  });

  test('compares the two new passwords and the length before it sends anything', async () => {
    await openProfile(network);
    useLayout.getState().setPagePassword(true);
    await fillIn('nắng hạ tháng năm');
    await save();
    await expect.element(secret('Nhập lại mật khẩu mới')).toHaveAccessibleDescription(/chưa giống nhau/);
    await userEvent.fill(secret('Mật khẩu mới'), 'ngắn');
    await save();
    await expect.element(secret('Mật khẩu mới')).toHaveAccessibleDescription(/Cần ít nhất 10 ký tự/);
    expect(network.to(UPDATE)).toEqual([]);
  });

  test('marks the field that the server refuses', async () => {
    network.fail(UPDATE, 422, {
      error: -422,
      code: 'PASSWORD_TOO_COMMON',
      message: 'Quá phổ biến.',
      errors: [{ field: 'newPassword', code: 'PASSWORD_TOO_COMMON', message: 'Quá phổ biến.' }],
    });
    await openProfile(network);
    useLayout.getState().setPagePassword(true);
    await fillIn();
    await save();
    await expect.element(secret('Mật khẩu mới')).toHaveAccessibleDescription(/Quá phổ biến/);
    await expect.element(secret('Mật khẩu mới')).toHaveFocus();
  });

  test('of an account changed elsewhere is refused once and then overwrites the newer version', async () => {
    network.fail(UPDATE, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Người khác đã sửa.' });
    await openProfile(network);
    useLayout.getState().setPagePassword(true);
    await fillIn();
    network.answer('/admin/me', aSession({ user: { version: 4 } }));
    await save();
    await expect.element(page.getByText('Người khác đã sửa.')).toBeVisible();
    await save();
    await expect.poll(() => network.to(UPDATE)[1]?.headers.get('if-match')).toBe('"4"');
  });

  test('shows the password on request', async () => {
    await openProfile(network);
    useLayout.getState().setPagePassword(true);
    await userEvent.click(page.getByRole('button', { name: 'Hiện mật khẩu' }).first());
    await expect.element(secret('Mật khẩu hiện tại')).toHaveAttribute('type', 'text');
  });
});

describe('while the password must be changed', () => {
  const FORCED = aSession({ user: { mustChangePassword: true } });

  test('every page redirects to the password panel, and the requested page opens after the change', async () => {
    network.answer(UPDATE, {});
    network.answer('/admin/me', FORCED);
    localStorage.setItem('token', FORCED.token);
    await openConsole('/manager_project?text=hue');
    await expect.element(page.getByText(/Bạn đang dùng mật khẩu tạm/)).toBeVisible();
    expect(here().pathname).toBe('/profile');
    await expect.element(page.getByRole('heading', { name: 'Phiên đăng nhập' })).not.toBeInTheDocument();
    await fillIn();
    network.answer('/admin/me', aSession());
    await save();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Dự án/ })).toBeVisible();
    expect(here()).toMatchObject({ pathname: '/manager_project', search: '?text=hue' });
  });

  test('a call refused for it redirects there too, without a notification', async () => {
    await openProfile(network);
    network.fail('/admin/user/updateProfile', 403, {
      error: -403,
      code: 'PASSWORD_CHANGE_REQUIRED',
      message: 'Hãy đổi mật khẩu trước khi tiếp tục.',
    });
    await userEvent.fill(page.getByRole('textbox', { name: 'Họ và tên' }), 'Tên khác');
    await userEvent.click(page.getByRole('button', { name: 'Lưu thông tin' }));
    await expect.element(page.getByText(/Bạn đang dùng mật khẩu tạm/)).toBeVisible();
    await expect.element(page.getByText('Hãy đổi mật khẩu trước khi tiếp tục.')).not.toBeInTheDocument();
  });
});
