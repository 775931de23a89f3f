import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { here } from '#web/core/routing/here.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { currentToasts } from '#web/ui/feedback/toasts.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openProfile } from '../../../test/open-profile.tsx';
import { aSession } from '../../../test/people.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const PENDING = { secret: SECRET, otpauthUrl: `otpauth://totp/T%C3%B2a%20So%E1%BA%A1n:ha?secret=${SECRET}` };
const CODES = Array.from({ length: 10 }, (_, number) => `abcd-efg${number}-hijk`);
const WITH_FACTOR = aSession({ user: { verifyType: 1, verify2FA: true } });
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const code = () => page.getByRole('textbox', { name: 'Mã xác thực' });

async function openPanel(session = aSession()) {
  await openProfile(network, session);
  useLayout.getState().setPage2FA(true);
}

async function setUp() {
  network.answer('/admin/user/totp/get', PENDING);
  await openPanel();
  await press('Bật xác thực hai lớp');
  await userEvent.fill(page.getByLabelText(/^Mật khẩu hiện tại/), 'mưa rào tháng bảy');
  await press('Tiếp tục');
  await expect.element(page.getByRole('img', { name: /^Mã QR/ })).toBeVisible();
}

async function turnOn() {
  network.answer('/admin/user/totp/enable', { recoveryCodes: CODES });
  await setUp();
  network.answer('/admin/me', WITH_FACTOR);
  await userEvent.fill(code(), '123 456');
  await press('Xác nhận và bật');
  await expect.element(page.getByRole('list', { name: 'Mã dự phòng' })).toBeVisible();
}

describe('turning the second factor on', () => {
  test('shows a QR code and the key as text', async () => {
    await setUp();
    await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect.element(code()).toHaveFocus();
  });

  test('sends the code in the body and shows ten recovery codes, and the session stays', async () => {
    await turnOn();
    expect(network.to('/admin/user/totp/get')[0]?.body).toEqual({ password: 'mưa rào tháng bảy' });
    expect(network.to('/admin/user/totp/enable')[0]?.body).toEqual({ otp: '123456' });
    expect(page.getByRole('list', { name: 'Mã dự phòng' }).getByRole('listitem').all()).toHaveLength(10);
    expect(useAuth.getState()).toMatchObject({ verifyType: 1, verify2FA: true });
    expect(here().pathname).toBe('/profile');
    // The other sessions have ended, so the list is requested again.
    await expect.poll(() => network.to('/admin/user/session/list').length).toBe(2);
    // The focused form is gone; the focus stays in the panel.
    await expect.element(page.getByRole('region', { name: 'Xác thực hai lớp' })).toHaveFocus();
  });

  test('recovery codes are shown once: leaving asks for confirmation, finishing discards them', async () => {
    await turnOn();
    await expect.element(page.getByRole('tab', { name: /Hồ sơ cá nhân.*chưa lưu/ })).toBeVisible();
    // Closing the panel does not lose them.
    useLayout.getState().closePanels();
    await expect.element(page.getByText(CODES[0] ?? '')).not.toBeInTheDocument();
    useLayout.getState().setPage2FA(true);
    await expect.element(page.getByText(CODES[0] ?? '')).toBeVisible();
    await press('Tôi đã cất các mã này');
    await expect.element(page.getByText(CODES[0] ?? '')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Tắt xác thực hai lớp' })).toBeVisible();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(CODES[0]);
  });

  test('marks a wrong code, and an expired set-up starts again', async () => {
    await setUp();
    network.fail('/admin/user/totp/enable', 422, {
      error: -422,
      code: 'WRONG_CODE',
      message: 'Mã không đúng.',
      errors: [{ field: 'otp', code: 'WRONG_CODE', message: 'Mã không đúng.' }],
    });
    await userEvent.fill(code(), '000000');
    await press('Xác nhận và bật');
    await expect.element(code()).toHaveAccessibleDescription(/Mã không đúng/);
    network.fail('/admin/user/totp/enable', 422, {
      error: -422,
      code: 'TOTP_NOT_PENDING',
      message: 'Mã thiết lập đã hết hạn.',
    });
    await press('Xác nhận và bật');
    await expect.element(page.getByLabelText(/^Mật khẩu hiện tại/)).toHaveFocus();
    await expect.element(page.getByText('Mã thiết lập đã hết hạn.')).toBeVisible();
  });

  test('ends with a message of success; nothing red of a wrong password, a wrong code or a reset stays', async () => {
    const notices = [
      { code: 'SECOND_FACTOR_RESET' as const, by: 'Trần Văn Minh', time: '2026-11-20T02:00:00Z' },
    ];
    const wrong = (code: string, field: string) => ({
      error: -422,
      code,
      message: `Sai: ${field}.`,
      errors: [{ field, code, message: `Sai: ${field}.` }],
    });
    const texts = () => currentToasts().map(({ tone, text }) => `${tone}: ${text}`);
    await openPanel(aSession({ user: { notices } }));
    await expect.poll(texts).toEqual([expect.stringMatching(/^error: Trần Văn Minh/)]);
    await press('Bật xác thực hai lớp');
    network.fail('/admin/user/totp/get', 422, wrong('WRONG_PASSWORD', 'password'));
    const password = page.getByLabelText(/^Mật khẩu hiện tại/);
    await userEvent.fill(password, 'sai rồi');
    await press('Tiếp tục');
    await expect.element(password).toHaveAccessibleDescription(/Sai: password/);
    network.answer('/admin/user/totp/get', PENDING);
    await press('Tiếp tục');
    network.fail('/admin/user/totp/enable', 422, wrong('WRONG_CODE', 'otp'));
    await userEvent.fill(code(), '000000');
    await press('Xác nhận và bật');
    await expect.element(code()).toHaveAccessibleDescription(/Sai: otp/);
    network.answer('/admin/user/totp/enable', { recoveryCodes: CODES });
    network.answer('/admin/me', WITH_FACTOR);
    await press('Xác nhận và bật');
    await expect.poll(texts).toEqual([expect.stringMatching(/^success: Đã bật xác thực hai lớp/)]);
  });
});

describe('while the second factor is on', () => {
  test('new recovery codes need the password', async () => {
    network.answer('/admin/user/totp/recoveryCodes', { recoveryCodes: CODES });
    await openPanel(WITH_FACTOR);
    await press('Tạo mã dự phòng mới');
    await userEvent.fill(page.getByLabelText(/^Mật khẩu hiện tại/), 'mật khẩu của Hà');
    await press('Tạo mã dự phòng mới');
    await expect.element(page.getByText(CODES[9] ?? '')).toBeVisible();
    expect(network.to('/admin/user/totp/recoveryCodes')[0]?.body).toEqual({ password: 'mật khẩu của Hà' });
  });

  test('it is turned off with the password and a code or a recovery code', async () => {
    network.answer('/admin/user/totp/disable', {});
    await openPanel(WITH_FACTOR);
    await press('Tắt xác thực hai lớp');
    await userEvent.fill(page.getByLabelText(/^Mật khẩu hiện tại/), 'mật khẩu của Hà');
    await press('Tắt xác thực hai lớp');
    expect(network.to('/admin/user/totp/disable')).toEqual([]);
    await userEvent.fill(
      page.getByRole('textbox', { name: 'Mã xác thực hoặc mã dự phòng' }),
      ' abcd-efg0-hijk ',
    );
    network.answer('/admin/me', aSession());
    await press('Tắt xác thực hai lớp');
    await expect.element(page.getByText('Đã tắt xác thực hai lớp')).toBeVisible();
    expect(network.to('/admin/user/totp/disable')[0]?.body).toEqual({
      password: 'mật khẩu của Hà',
      otp: 'abcd-efg0-hijk',
    });
    expect(useAuth.getState()).toMatchObject({ verifyType: 0, verify2FA: false });
    await expect.element(page.getByRole('button', { name: 'Bật xác thực hai lớp' })).toBeVisible();
  });
});
