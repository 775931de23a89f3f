import { expect } from '@playwright/test';
import { ask, tokenOf } from './enter.ts';
import { oneTimeCode } from './one-time-code.ts';
import { somebodyNew } from './somebody-new.ts';
import { test } from './test.ts';

const NAME = 'Đỗ Khánh Vy';

test('with a second factor the password alone opens nothing; a pasted code or a recovery code does', async ({
  page,
}) => {
  const { request } = page;
  const person = await somebodyNew(request, {
    displayName: NAME,
    email: 'khanh.vy@toasoan.local',
    role: 'EDITOR',
  });
  const token = await tokenOf(request, person);
  const { secret } = await ask<{ secret: string }>(request, token, 'post', 'user/totp/get', {
    password: person.password,
  });
  // A code is valid in its own 30 seconds and the next. This step uses the previous code and leaves the current one for
  // the sign-in, so the current 30 seconds must not end yet.
  await expect.poll(() => (Date.now() / 1000) % 30, { message: 'a time step has begun' }).toBeLessThan(25);
  const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(
    request,
    token,
    'post',
    'user/totp/enable',
    {
      otp: oneTimeCode(secret, Date.now() / 1000 - 30),
    },
  );
  expect(recoveryCodes).toHaveLength(10);

  async function passwordStep() {
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/totp/);
  }
  await passwordStep();
  await page.goto('/manager_post');
  await expect(page).toHaveURL(/\/login/);

  await passwordStep();
  await page.getByLabel('Số thứ 1').focus();
  await page.evaluate((code) => {
    const data = new DataTransfer();
    data.setData('text/plain', ` ${code.slice(0, 3)} ${code.slice(3)} `);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, oneTimeCode(secret));
  await expect(page).not.toHaveURL(/\/(totp|login)/);
  await page.getByRole('button', { name: new RegExp(NAME) }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL(/\/login/);

  await passwordStep();
  await page.getByRole('button', { name: 'Dùng mã dự phòng' }).click();
  await page.getByLabel('Mã dự phòng').fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/(totp|login)/);

  const full = await tokenOfFull(recoveryCodes[1] ?? '');
  await ask(request, full, 'post', 'user/totp/disable', {
    password: person.password,
    otp: recoveryCodes[2] ?? '',
  });

  async function tokenOfFull(code: string): Promise<string> {
    const half = await tokenOf(request, person);
    return (await ask<{ token: string }>(request, half, 'post', 'loginTOTP', { otp: code })).token;
  }
});
