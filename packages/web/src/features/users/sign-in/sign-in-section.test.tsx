import type { UserSignIn } from '@toasoan/contract/features/users/user-sign-in-endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aProject, aSession, HAPPY } from '../../../../test/people.ts';
import { anAccount, ELSEWHERE, openPeople } from '../test-support/open-people.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const SECTION = { name: 'Đăng nhập và khóa tạm' };
const REASON = 'Máy tính xách tay bị mất.';
const signIn = (changes: Partial<UserSignIn> = {}): UserSignIn => ({
  lastSignInTime: '2026-11-20T03:00:00.000Z',
  lastSignInAddress: '113.160.1.2',
  sessions: 2,
  failedSignIns: 0,
  lockedUntil: null,
  failedCodes: 0,
  codesLockedUntil: null,
  ...changes,
});

async function openSection(state: UserSignIn, changes = {}) {
  network.answer('/admin/user/signIn/9', state);
  await openPeople(network, { accounts: [anAccount(changes)], search: '?open=9' });
  await page.getByRole('button', SECTION).click();
}

async function giveReason() {
  const dialog = page.getByRole('dialog').last();
  const send = dialog.getByRole('button', { name: 'Buộc đăng xuất' });
  await expect.element(send).toHaveAccessibleDescription('Hãy ghi lý do, từ 10 ký tự');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Lý do' }), REASON);
  await userEvent.click(send);
}

describe('the sign-in of an account', () => {
  test('is shown with address, sessions, failures and the end of a lock, and is unlocked there', async () => {
    network.answer('/admin/user/unlock/9', signIn());
    await openSection(signIn({ failedSignIns: 6, lockedUntil: '2026-11-20T03:15:00.000Z' }));
    await expect.element(page.getByText('113.160.1.2')).toBeVisible();
    await expect.element(page.getByText(/khóa đến 20\/11\/2026 10:15/)).toBeVisible();
    await expectAccessible();
    network.answer('/admin/user/signIn/9', signIn());
    await page.getByRole('button', { name: 'Mở khóa đăng nhập' }).click();
    await expect.element(page.getByText('Phan Mai Chi đăng nhập lại được ngay.')).toBeVisible();
    await expect.element(page.getByText(/khóa đến/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Mở khóa đăng nhập' })).not.toBeInTheDocument();
  });

  test('ends all sessions with a reason', async () => {
    network.answer('/admin/user/signOut/9', { ended: 2 });
    await openSection(signIn());
    await page.getByRole('button', { name: 'Buộc đăng xuất' }).click();
    await giveReason();
    await expect.element(page.getByText('Đã kết thúc 2 phiên đăng nhập của Phan Mai Chi.')).toBeVisible();
    expect(network.to('/admin/user/signOut/9')[0]?.body).toEqual({ reason: REASON });
  });

  test('of an account with other projects says who may end its sessions', async () => {
    await openSection(signIn(), { projects: [aProject(), ELSEWHERE] });
    const button = page.getByRole('button', { name: 'Buộc đăng xuất' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveAccessibleDescription(/dự án mà bạn không tham gia/);
  });

  test('is not offered for a higher role, nor to those who only read', async () => {
    await openPeople(network, { accounts: [anAccount({ role: 'SUPPER_ADMIN' })], search: '?open=9' });
    await expect.element(page.getByRole('button', { name: 'Vì sao được, vì sao không' })).toBeVisible();
    expect(page.getByRole('button', SECTION).query()).toBeNull();
  });
});

describe('the list of accounts', () => {
  test('signs out one account from its row menu', async () => {
    network.answer('/admin/user/signOut/9', { ended: 1 });
    await openPeople(network);
    await userEvent.click(page.getByRole('button', { name: 'Thao tác với Phan Mai Chi' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Buộc đăng xuất' }));
    await giveReason();
    await expect.element(page.getByText('Đã kết thúc 1 phiên đăng nhập của Phan Mai Chi.')).toBeVisible();
  });

  test('signs out those that are ticked, and names the one that was refused', async () => {
    network.answer('/admin/user/bulk', {
      done: 1,
      total: 2,
      results: [
        { id: '9', ok: true },
        { id: '10', ok: false, code: 'ABOVE_YOU', message: 'Vai trò này cao hơn vai trò của bạn.' },
      ],
    });
    await openPeople(network, {
      accounts: [
        anAccount(),
        anAccount({ userId: '10', displayName: 'Đinh Ngọc Ánh', role: 'SUPPER_ADMIN' }),
      ],
    });
    for (const name of ['Phan Mai Chi', 'Đinh Ngọc Ánh'])
      await userEvent.click(page.getByRole('checkbox', { name: new RegExp(name) }));
    await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Buộc đăng xuất' }));
    await giveReason();
    await expect.element(page.getByText(/Đinh Ngọc Ánh: Vai trò này cao hơn/)).toBeVisible();
    expect(network.to('/admin/user/bulk')[0]?.body).toEqual({
      action: 'signOut',
      ids: ['9', '10'],
      reason: REASON,
    });
  });

  test('is filtered by project in the address', async () => {
    await openPeople(network, { session: aSession({ user: { projects: [aProject(), HAPPY] } }) });
    await userEvent.click(page.getByRole('button', { name: 'Dự án', exact: true }));
    await userEvent.click(page.getByRole('option', { name: HAPPY.name }));
    await expect.poll(() => here().search).toBe(`?projects=${HAPPY.projectId}`);
  });
});
