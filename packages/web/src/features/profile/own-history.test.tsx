import type { OwnEvent } from '@toasoan/contract/features/session/own-history.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openProfile } from '../../../test/open-profile.tsx';

const HISTORY = '/admin/user/session/history';
const event = (id: string, changes: Partial<OwnEvent> = {}): OwnEvent => ({
  id,
  time: '2026-11-19T01:00:00.000Z',
  action: 'session.signIn',
  address: '10.0.0.5',
  device: 'Chrome · Windows',
  userAgent: 'Mozilla/5.0',
  by: '',
  ...changes,
});

test('the own sign-in activity is unfolded below the sessions, and older events follow', async () => {
  const network = freshBrowser();
  network.reply(HISTORY, (query) => {
    const data =
      query.get('beforeId') === '7'
        ? { items: [event('6', { action: 'user.resetPassword', by: 'Quản trị' })], nextBeforeId: null }
        : { items: [event('8'), event('7', { action: 'session.signInFailed' })], nextBeforeId: '7' };
    return Response.json({ error: 0, data });
  });
  await openProfile(network);
  const opener = page.getByRole('button', { name: 'Hoạt động đăng nhập của bạn' });
  expect(network.to(HISTORY)).toEqual([]);
  await userEvent.click(opener);
  const events = page.getByRole('region', { name: 'Hoạt động đăng nhập của bạn' }).getByRole('listitem');
  await expect.element(events.first()).toMatchTextContent(/^Đăng nhập.*Chrome trên Windows.*10\.0\.0\.5/);
  await expect.element(events.nth(1)).toMatchTextContent(/^Đăng nhập không thành công/);
  await userEvent.click(page.getByRole('button', { name: 'Xem cũ hơn' }));
  await expect.element(events.nth(2)).toMatchTextContent(/Cấp liên kết đặt mật khẩu.*do Quản trị thực hiện/);
  await expectAccessible();
});

test('a history that cannot be loaded says so in its place', async () => {
  const network = freshBrowser();
  network.fail(HISTORY, 400, { error: -400, message: 'Có lỗi trên máy chủ.' });
  await openProfile(network);
  await userEvent.click(page.getByRole('button', { name: 'Hoạt động đăng nhập của bạn' }));
  await expect.element(page.getByText('Có lỗi trên máy chủ.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Thử lại' })).toBeVisible();
});
