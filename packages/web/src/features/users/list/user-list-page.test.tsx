import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aProject, aSession, HAPPY } from '../../../../test/people.ts';
import { anAccount, ELSEWHERE, openPeople } from '../test-support/open-people.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const row = (name: string) => page.getByRole('row', { name: new RegExp(`^Chọn ${name}`) });
const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });
const sure = (name: string) => userEvent.click(page.getByRole('alertdialog').getByRole('button', { name }));
const openMenu = (name = 'Phan Mai Chi') =>
  userEvent.click(page.getByRole('button', { name: `Thao tác với ${name}` }));

describe('the list of accounts', () => {
  test('shows name, role and projects', async () => {
    const projects = [aProject(), HAPPY, ELSEWHERE];
    await openPeople(network, {
      accounts: [
        anAccount({ projects, role: 'EDITOR', tick: true }),
        anAccount({ userId: '10', displayName: 'Đinh Ngọc Ánh', hasPassword: false }),
        anAccount({ userId: '11', displayName: 'Nguyễn Du', accountType: 'figure', email: '' }),
      ],
    });
    await expect.element(row('Phan Mai Chi')).toMatchTextContent(/maichi\.phan@toasoan\.local/);
    await expect
      .element(row('Phan Mai Chi'))
      .toMatchTextContent(/Biên tập viên.*Cổng thông tin.*\+1.*Hoạt động/);
    await expect.element(row('Phan Mai Chi').getByLabelText('Có tích xanh')).toBeVisible();
    await expect.element(row('Đinh Ngọc Ánh')).toMatchTextContent(/Chưa đặt mật khẩu/);
    await expect.element(row('Nguyễn Du')).toMatchTextContent(/maichi\.phan.*Nhân vật–/);
  });

  test('filters and the order by given name are part of the address', async () => {
    await openPeople(network);
    await userEvent.click(page.getByRole('button', { name: 'Vai trò' }));
    await userEvent.click(page.getByRole('option', { name: 'Biên tập viên' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('columnheader', { name: /Họ tên/ }).getByRole('button'));
    await expect.poll(() => here().search).toBe('?role=EDITOR&sort=-givenName');
  });

  test('says whose period is over or has not begun, and who owes a second factor', async () => {
    await openPeople(network, {
      accounts: [
        anAccount({ accessTo: '2020-01-31' }),
        anAccount({ userId: '10', displayName: 'Đinh Ngọc Ánh', accessFrom: '2999-01-01' }),
        anAccount({ userId: '11', displayName: 'Đỗ Văn Đạt', accessTo: '2999-01-31' }),
      ],
    });
    await expect.element(row('Phan Mai Chi')).toMatchTextContent(/Hết thời hạn/);
    await expect.element(row('Đinh Ngọc Ánh')).toMatchTextContent(/Chưa tới hạn/);
    await expect.element(row('Đỗ Văn Đạt')).toMatchTextContent(/Hoạt động/);
    await userEvent.click(page.getByRole('button', { name: 'Bộ lọc' }));
    await userEvent.click(page.getByRole('button', { name: 'Thời hạn đăng nhập' }));
    await userEvent.click(page.getByRole('option', { name: 'Hết thời hạn' }));
    await expect.poll(() => here().search).toBe('?access=over');
    await userEvent.click(page.getByRole('button', { name: 'Xác thực hai lớp' }));
    await userEvent.click(page.getByRole('option', { name: 'Bắt buộc, chưa bật' }));
    await expect.poll(() => here().search).toMatch(/force2FA=true/);
    await expect.poll(() => here().search).toMatch(/verifyType=0/);
  });

  test('only SUPPER_ADMIN switches to accounts of every project', async () => {
    await openPeople(network, { session: aSession({ user: { role: 'SUPPER_ADMIN' } }) });
    await userEvent.click(page.getByRole('switch', { name: 'Tất cả dự án' }));
    await expect.poll(() => here().search).toBe('?scope=all');
  });

  test('a project administrator has no such switch', async () => {
    await openPeople(network);
    await expect.element(page.getByRole('link', { name: 'Phan Mai Chi' })).toBeVisible();
    await expect.element(page.getByRole('switch', { name: 'Tất cả dự án' })).not.toBeInTheDocument();
  });
});

describe('the row menu', () => {
  test('is read-only for EDITOR', async () => {
    await openPeople(network, { session: aSession({ user: { role: 'EDITOR' } }) });
    await openMenu();
    await expect.element(page.getByRole('menuitem')).toHaveTextContent('Xem tài khoản');
    await expect.element(page.getByRole('button', { name: 'Thêm tài khoản' })).not.toBeInTheDocument();
  });

  test('of an account with other projects disables what only a system administrator may do', async () => {
    await openPeople(network, { accounts: [anAccount({ projects: [aProject(), ELSEWHERE] })] });
    await openMenu();
    for (const name of [/^Tạo liên kết/, /^Khóa tài khoản/, /^Xóa tài khoản/]) {
      await expect.element(entry(name)).toMatchTextContent(/còn thuộc dự án mà bạn không tham gia/);
      await expect.element(entry(name)).toHaveAttribute('aria-disabled', 'true');
    }
    await expect.element(entry('Gắn tích xanh')).not.toHaveAttribute('aria-disabled');
  });

  test('disables actions on a higher role and those that do not apply, with the reason', async () => {
    await openPeople(network, {
      accounts: [
        anAccount({ role: 'SUPPER_ADMIN' }),
        anAccount({ userId: '11', displayName: 'Nguyễn Du', accountType: 'figure' }),
      ],
    });
    await openMenu();
    await expect.element(entry(/^Gắn tích xanh/)).toMatchTextContent(/cao hơn vai trò của bạn/);
    await userEvent.keyboard('{Escape}');
    await openMenu('Nguyễn Du');
    await expect.element(entry(/^Tạo liên kết/)).toMatchTextContent(/không dùng để đăng nhập/);
    await expect.element(entry(/^Tắt xác thực hai lớp/)).toMatchTextContent(/chưa bật/);
  });

  test('an account that posts and events name is deleted on its own page', async () => {
    await openPeople(network, {
      accounts: [anAccount({ userId: '11', displayName: 'Nguyễn Du', accountType: 'figure' })],
    });
    await openMenu('Nguyễn Du');
    await userEvent.click(entry('Xóa tài khoản'));
    await expect.poll(() => here().pathname).toBe('/manager_user/manager_account_figure/edit/11');
    expect(network.to('/admin/users/11')).toEqual([]);
  });

  test('disabling asks for confirmation, enabling does not', async () => {
    network.answer('/admin/user/update', anAccount());
    await openPeople(network, {
      accounts: [anAccount(), anAccount({ userId: '10', displayName: 'Đỗ Văn Đạt', status: 'DISABLED' })],
    });
    await openMenu('Đỗ Văn Đạt');
    await userEvent.click(entry('Mở khóa tài khoản'));
    await expect
      .poll(() => network.to('/admin/user/update')[0]?.body)
      .toEqual({ userId: '10', version: 4, status: 'ENABLE' });
    await openMenu();
    await userEvent.click(entry('Khóa tài khoản'));
    await sure('Khóa tài khoản');
    await expect
      .poll(() => network.to('/admin/user/update')[1]?.body)
      .toEqual({ userId: '9', version: 4, status: 'DISABLED' });
  });

  /** The reason, and the button that sends it. */
  async function giveReason(action: string) {
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: action });
    await expect.element(send).toHaveAccessibleDescription('Hãy ghi lý do, từ 10 ký tự');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Lý do' }), 'Mất điện thoại, đã gọi.');
    await userEvent.click(send);
  }

  test('turning off a second factor asks for a reason', async () => {
    network.answer('/admin/user/resetSecondFactor/9', anAccount());
    await openPeople(network, { accounts: [anAccount({ verifyType: 1 })] });
    await openMenu();
    await userEvent.click(entry('Tắt xác thực hai lớp'));
    await giveReason('Tắt xác thực hai lớp');
    await expect.element(page.getByText('Đã tắt xác thực hai lớp của Phan Mai Chi.')).toBeVisible();
    expect(network.to('/admin/user/resetSecondFactor/9')[0]?.headers.get('if-match')).toBe('"4"');
    expect(network.to('/admin/user/resetSecondFactor/9')[0]?.body).toEqual({
      reason: 'Mất điện thoại, đã gọi.',
    });
  });

  test('a first link for somebody without a password asks for no reason', async () => {
    network.answer('/admin/user/resetPassword/9', {
      url: '/login/set-password#tsn_bi-mat',
      expiresAt: '2026-11-23T03:00:00.000Z',
      isMailed: false,
    });
    await openPeople(network, { accounts: [anAccount({ hasPassword: false })] });
    await openMenu();
    await userEvent.click(entry('Tạo liên kết đặt mật khẩu'));
    await expect.element(page.getByRole('dialog', { name: /^Liên kết mời/ })).toBeVisible();
    expect(network.to('/admin/user/resetPassword/9')[0]?.body).toEqual({});
  });

  test('a tick is given with a reason for the audit log', async () => {
    network.answer('/admin/user/updateTick/9', anAccount({ tick: true }));
    await openPeople(network);
    await openMenu();
    await userEvent.click(entry('Gắn tích xanh'));
    await userEvent.fill(page.getByRole('textbox', { name: /^Lý do/ }), ' Đã gặp trực tiếp ');
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Gắn tích xanh' }));
    await expect.element(page.getByText('Đã gắn tích xanh cho Phan Mai Chi.')).toBeVisible();
    expect(network.to('/admin/user/updateTick/9')[0]?.body).toEqual({ tickReason: 'Đã gặp trực tiếp' });
  });

  test('a password link is shown once and whole, with its expiry', async () => {
    network.answer('/admin/user/resetPassword/9', {
      url: '/login/set-password#tsn_bi-mat',
      expiresAt: '2026-11-23T03:00:00.000Z',
      isMailed: false,
    });
    await openPeople(network);
    await openMenu();
    await userEvent.click(entry('Tạo liên kết đặt mật khẩu'));
    await giveReason('Tạo liên kết');
    const dialog = page.getByRole('dialog', { name: 'Liên kết đặt mật khẩu của Phan Mai Chi' });
    await expect
      .element(dialog.getByRole('textbox', { name: 'Liên kết' }))
      .toHaveValue(`${location.origin}/login/set-password#tsn_bi-mat`);
    await expect.element(dialog).toMatchTextContent(/chỉ hiện một lần.*đến 23\/11\/2026 10:00/);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    await expect.element(page.getByText(/tsn_bi-mat/)).not.toBeInTheDocument();
  });

  test('a mailed link is not shown, its delivery is reported and another link can be created', async () => {
    const expiresAt = '2026-11-23T03:00:00.000Z';
    const mail = {
      purpose: 'password',
      state: 'QUEUED',
      address: 'maichi.phan@toasoan.local',
      makeTime: '2026-11-20T03:00:00.000Z',
      endTime: null,
      expireTime: expiresAt,
      problem: '',
    };
    network.answer('/admin/user/resetPassword/9', { expiresAt, isMailed: true });
    network.answer('/admin/user/linkMail/9', { mail });
    await openPeople(network);
    await openMenu();
    await userEvent.click(entry('Tạo liên kết đặt mật khẩu'));
    await giveReason('Tạo liên kết');
    const dialog = page.getByRole('dialog', { name: 'Thư đặt mật khẩu cho Phan Mai Chi' });
    await expect.element(dialog.getByText(/đang được gửi tới maichi.phan@toasoan.local/)).toBeVisible();
    network.answer('/admin/user/linkMail/9', { mail: { ...mail, problem: '450 Not now' } });
    await expect.element(dialog.getByText(/chưa nhận thư.*450 Not now/)).toBeVisible();
    const sent = { ...mail, state: 'SENT', endTime: '2026-11-20T03:01:00.000Z' };
    network.answer('/admin/user/linkMail/9', { mail: sent });
    await expect.element(dialog.getByText(/Đã gửi liên kết.*20\/11\/2026 10:01/)).toBeVisible();
    network.answer('/admin/user/resetPassword/9', {
      url: '/login/set-password#tsn_tu-chuyen',
      expiresAt,
      isMailed: false,
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Lấy liên kết để tự chuyển' }));
    await expect
      .element(page.getByRole('textbox', { name: 'Liên kết' }))
      .toHaveValue(`${location.origin}/login/set-password#tsn_tu-chuyen`);
    expect(network.to('/admin/user/resetPassword/9').at(-1)?.body).toEqual({
      delivery: 'link',
      reason: 'Mất điện thoại, đã gọi.',
    });
  });
});
