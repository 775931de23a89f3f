import type { SignInRules } from '@toasoan/contract/features/session/sign-in-rules.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { useUpdates } from '#web/core/updates/update-store.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { openPanel } from '../../../test/open-panel.tsx';
import { openProfile } from '../../../test/open-profile.tsx';
import { aSession } from '../../../test/people.ts';

const RULES: SignInRules = {
  version: 3,
  factorRoles: ['ADMIN'],
  graceDays: 14,
  people: [
    { role: 'SUPPER_ADMIN', total: 1, withoutFactor: 1 },
    { role: 'ADMIN', total: 3, withoutFactor: 2 },
    { role: 'EDITOR', total: 9, withoutFactor: 7 },
    { role: 'AUTHOR', total: 40, withoutFactor: 38 },
  ],
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useUpdates.setState({ newer: '', putOff: '', hasChunkError: false });
});

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

describe('a second factor that the role needs', () => {
  test('is counted down in the frame, and the notice opens its set-up', async () => {
    await openPanel(network, '/manager_post', aSession({ user: { secondFactorDue: inDays(5) } }));
    await expect.element(page.getByText(/còn 5 ngày để bật/)).toBeVisible();
    await press('Bật ngay');
    expect(here().pathname).toBe('/profile');
  });

  test('once due, opens nothing but its set-up, and the page asked for after it', async () => {
    const held = { secondFactorDue: inDays(-1), mustSetUpSecondFactor: true };
    localStorage.setItem('token', 'token-1');
    network.answer('/admin/me', aSession({ user: held }));
    await openConsole('/manager_project?text=hue');
    await expect.element(page.getByText(/phải có xác thực hai lớp/)).toBeVisible();
    expect(here()).toMatchObject({ pathname: '/profile', state: { from: '/manager_project?text=hue' } });
    await expect.element(page.getByRole('heading', { name: 'Phiên đăng nhập' })).not.toBeInTheDocument();
    network.answer('/admin/user/totp/get', { secret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/a' });
    network.answer('/admin/user/totp/enable', { recoveryCodes: ['abcd-efgh-ijkl'] });
    network.answer('/admin/user/session/list', { items: [] });
    await press('Bật xác thực hai lớp');
    await userEvent.fill(page.getByLabelText(/^Mật khẩu hiện tại/), 'mưa rào tháng bảy');
    await press('Tiếp tục');
    await userEvent.fill(page.getByRole('textbox', { name: 'Mã xác thực' }), '123456');
    network.answer('/admin/me', aSession({ user: { verifyType: 1, verify2FA: true } }));
    await press('Xác nhận và bật');
    await expect.element(page.getByText('abcd-efgh-ijkl')).toBeVisible();
    await press('Tôi đã cất các mã này');
    expect(here()).toMatchObject({ pathname: '/manager_project', search: '?text=hue' });
  });

  test('asked for by a call in an open page leads there too', async () => {
    await openProfile(network);
    network.fail('/admin/user/updateProfile', 403, { error: -403, code: 'SECOND_FACTOR_REQUIRED' });
    await userEvent.fill(page.getByRole('textbox', { name: 'Họ và tên' }), 'Lê Thu Hà (Huế)');
    await press('Lưu thông tin');
    await expect.element(page.getByText(/phải có xác thực hai lớp/)).toBeVisible();
  });
});

describe('the rules of the sign-in', () => {
  test('are on the profile of SUPPER_ADMIN alone', async () => {
    await openProfile(network);
    await expect.element(page.getByRole('heading', { name: 'Phiên đăng nhập' })).toBeVisible();
    expect(network.to('/admin/sign-in-rules')).toEqual([]);
  });

  test('name who has no second factor, and send roles and days of grace on the version read', async () => {
    network.answer('/admin/sign-in-rules', RULES);
    await openProfile(network, aSession({ user: { role: 'SUPPER_ADMIN' } }));
    const editor = page.getByRole('checkbox', { name: /^Biên tập viên 7 người chưa bật/ });
    await expect.element(editor).not.toBeChecked();
    await expectAccessible();
    await userEvent.click(editor);
    await userEvent.fill(page.getByLabelText('Số ngày chờ'), '0');
    await expect.element(page.getByText(/sẽ phải bật ngay/)).toBeVisible();
    network.answer('/admin/sign-in-rules/update', {
      ...RULES,
      version: 4,
      factorRoles: ['ADMIN', 'EDITOR'],
      graceDays: 0,
    });
    await press('Lưu quy định');
    await expect.element(page.getByText('Đã lưu quy định đăng nhập')).toBeVisible();
    expect(network.to('/admin/sign-in-rules/update')[0]?.body).toEqual({
      version: 3,
      factorRoles: ['ADMIN', 'EDITOR'],
      graceDays: 0,
    });
  });
});
