import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { currentToasts } from '#web/ui/feedback/toasts.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { aSession } from '../../../test/people.ts';

const HALF_WAY = aSession({ token: 'half', user: { verifyType: 1, permissions: [], projects: [] } });
const WHOLE = aSession({ token: 'whole', user: { verifyType: 1, verify2FA: true } });

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

async function openHalfWay(): Promise<void> {
  localStorage.setItem('token', 'half');
  network.answer('/admin/me', HALF_WAY);
  network.answer('/admin/loginTOTP', WHOLE);
  await openConsole('/totp');
  await expect.element(page.getByRole('heading', { name: 'Xác thực hai lớp' })).toBeVisible();
}

function box(place: number) {
  return page.getByRole('textbox', { name: `Số thứ ${place}` });
}

async function paste(text: string): Promise<void> {
  const data = new DataTransfer();
  data.setData('text', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
}

describe('the second factor', () => {
  test('moves from box to box and submits after the sixth digit', async () => {
    await openHalfWay();
    await userEvent.click(box(1));
    await userEvent.keyboard('123456');
    await expect.element(page.getByRole('heading', { level: 1, name: /^Dự án/ })).toBeVisible();
    expect(network.to('/admin/loginTOTP').map(({ body }) => body)).toEqual([{ otp: '123456' }]);
    expect(network.to('/admin/loginTOTP')[0]?.headers.get('authorization')).toBe('Bearer half');
    expect(localStorage.getItem('token')).toBe('whole');
  });

  test.each([
    [9, 'info: Đã đăng nhập bằng mã dự phòng. Còn 9 mã.'],
    [2, 'warning: Đã đăng nhập bằng mã dự phòng. Còn 2 mã: hãy tạo mã mới trong Hồ sơ cá nhân.'],
  ])('after a recovery code says how many are left: %i', async (recoveryCodesLeft, text) => {
    await openHalfWay();
    network.answer('/admin/loginTOTP', { ...WHOLE, recoveryCodesLeft });
    await userEvent.click(page.getByRole('button', { name: 'Dùng mã dự phòng' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Mã dự phòng' }), 'abcd-efgh-ijkl');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: /^Dự án/ })).toBeVisible();
    expect(currentToasts().map((toast) => `${toast.tone}: ${toast.text}`)).toEqual([text]);
  });

  test('splits a pasted code and ignores spaces and words around it', async () => {
    await openHalfWay();
    await userEvent.click(box(3));
    await paste('Mã: 654 321');
    await expect.element(page.getByRole('heading', { level: 1, name: /^Dự án/ })).toBeVisible();
    expect(network.to('/admin/loginTOTP')[0]?.body).toEqual({ otp: '654321' });
  });

  test('accepts no letters, and Backspace moves back', async () => {
    await openHalfWay();
    await userEvent.click(box(1));
    await userEvent.keyboard('1a2{Backspace}');
    await expect.element(box(1)).toHaveValue('1');
    await expect.element(box(2)).toHaveValue('');
    await expect.element(box(2)).toHaveFocus();
  });

  test('a wrong code is named as such, and the first of the empty boxes has the focus', async () => {
    await openHalfWay();
    network.fail('/admin/loginTOTP', 401, {
      error: -401,
      code: 'WRONG_CREDENTIALS',
      message: 'Thông tin đăng nhập không đúng.',
    });
    await userEvent.click(box(1));
    await userEvent.keyboard('123456');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Mã không đúng, đã hết hạn/);
    await expect.element(box(1)).toHaveValue('');
    await expect.element(box(1)).toHaveFocus();
    expect(here().pathname).toBe('/totp');
    await userEvent.click(page.getByRole('button', { name: 'Dùng mã dự phòng' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Mã dự phòng' }), 'abcd-efgh-ijkl');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Mã dự phòng này không đúng hoặc đã dùng.');
  });

  test('accepts a recovery code instead', async () => {
    await openHalfWay();
    await userEvent.click(page.getByRole('button', { name: 'Dùng mã dự phòng' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Mã dự phòng' }), 'abcd-efgh');
    await userEvent.click(page.getByRole('button', { name: 'Xác nhận' }));
    await expect.poll(() => network.to('/admin/loginTOTP')[0]?.body).toEqual({ otp: 'abcd-efgh' });
  });

  test('shows its form without a token, and submitting goes to the sign-in', async () => {
    await openConsole('/totp');
    await userEvent.click(box(1));
    await userEvent.keyboard('123456');
    await expect.element(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    expect(network.sent).toEqual([]);
  });

  test('with a full session it goes to the root', async () => {
    localStorage.setItem('token', 'whole');
    network.answer('/admin/me', WHOLE);
    await openConsole('/totp');
    await expect.element(page.getByRole('heading', { level: 1, name: /^Dự án/ })).toBeVisible();
    expect(here().pathname).toBe('/');
  });

  test.each([-18, -20])('a half-way session ended by %d returns to the sign-in', async (error) => {
    await openHalfWay();
    network.fail('/admin/loginTOTP', 401, { error, message: 'Hết phiên' });
    await userEvent.click(box(1));
    await userEvent.keyboard('123456');
    await expect.element(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });
});
