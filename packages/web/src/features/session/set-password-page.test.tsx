import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';

const PATH = '/admin/user/setPassword';
const SECRET = 'bi-mat-cua-lien-ket_0123456789';
const PASSWORD = 'nắng hạ tháng sáu';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

async function fillIn(password = PASSWORD, repeat = password) {
  await userEvent.fill(page.getByLabelText('Mật khẩu mới', { exact: true }), password);
  await userEvent.fill(page.getByLabelText('Nhập lại mật khẩu mới'), repeat);
  await userEvent.click(page.getByRole('button', { name: 'Đặt mật khẩu' }));
}

describe('the page of an invitation or a password reset', () => {
  test('sends the secret with the new password and goes to the sign-in', async () => {
    network.answer(PATH, {});
    await openConsole(`/login/set-password#${SECRET}`);
    await expect.element(page.getByLabelText('Mật khẩu mới', { exact: true })).toHaveFocus();
    await fillIn();
    await expect.element(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    await expect.element(page.getByText(/^Đã đặt mật khẩu mới/)).toBeVisible();
    expect(network.sent).toMatchObject([{ path: PATH, body: { secret: SECRET, password: PASSWORD } }]);
    expect(here()).toMatchObject({ pathname: '/login', hash: '' });
  });

  test('checks length and repetition before it sends anything', async () => {
    await openConsole(`/login/set-password#${SECRET}`);
    await fillIn('ngắn quá', 'khác hẳn');
    await expect.element(page.getByText('Cần ít nhất 10 ký tự.')).toBeVisible();
    await expect.element(page.getByText('Hai lần nhập chưa giống nhau.')).toBeVisible();
    expect(network.sent).toEqual([]);
  });

  test('shows what is wrong with the link', async () => {
    const message = 'Liên kết này đã hết hạn hoặc đã được dùng.';
    network.fail(PATH, 422, {
      error: -422,
      code: 'RULES_NOT_MET',
      message: 'Chưa đủ điều kiện để thực hiện thao tác này.',
      details: { rules: [{ code: 'LINK_NOT_VALID', field: 'secret', message }] },
    });
    await openConsole(`/login/set-password#${SECRET}`);
    await fillIn();
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    expect(here().pathname).toBe('/login/set-password');
  });

  test('shows no form without a secret', async () => {
    await openConsole('/login/set-password');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Liên kết này không đầy đủ/);
    await expect.element(page.getByRole('button', { name: 'Đặt mật khẩu' })).not.toBeInTheDocument();
  });
});
