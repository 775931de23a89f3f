import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { anAccount, answerPeople, openPeople } from '../test-support/open-people.tsx';

const CREATE = '/admin/user/create';
const UPDATE = '/admin/user/update';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const drawer = () => page.getByRole('dialog');
/** The label contains the required mark. */
const field = (name: string) => drawer().getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => userEvent.keyboard('{Control>}s{/Control}');

async function openOne(account: UserAccount = anAccount(), session = aSession()) {
  await openPeople(network, { session, accounts: [account], search: '?open=9' });
  await expect.element(field('Họ và tên')).toHaveValue(account.displayName);
}

describe('the period in which somebody signs in', () => {
  test('is typed as days, and sent with what else changed', async () => {
    network.answer(UPDATE, anAccount({ version: 5 }));
    await openOne();
    await userEvent.fill(field('Từ ngày'), '1/12/2026');
    await userEvent.fill(field('Đến hết ngày'), '31012027');
    await userEvent.click(drawer().getByRole('switch', { name: 'Bắt buộc xác thực hai lớp' }));
    await expect.element(field('Từ ngày')).toHaveValue('01/12/2026');
    await save();
    await expect
      .poll(() => network.to(UPDATE)[0]?.body)
      .toEqual({
        userId: '9',
        version: 4,
        accessFrom: '2026-12-01',
        accessTo: '2027-01-31',
        force2FA: true,
      });
  });

  test('with its end before its beginning is marked and not sent', async () => {
    await openOne(anAccount({ accessFrom: '2026-12-01' }));
    await userEvent.fill(field('Đến hết ngày'), '30/11/2026');
    await save();
    await expect.element(drawer().getByText('Ngày cuối không được trước ngày đầu.')).toBeVisible();
    await expect
      .element(field('Đến hết ngày'))
      .toHaveAccessibleDescription(/Ngày cuối không được trước ngày đầu/);
    await expect.element(field('Đến hết ngày')).toHaveFocus();
    expect(network.to(UPDATE)).toEqual([]);
  });

  test('is not saved without a day that was typed wrong', async () => {
    await openOne();
    await userEvent.fill(field('Đến hết ngày'), '31/02/2027');
    await save();
    await expect.element(drawer().getByText('Giá trị không đúng định dạng.')).toBeVisible();
    expect(network.to(UPDATE)).toEqual([]);
    network.answer(UPDATE, anAccount({ version: 5, accessTo: '2027-02-28' }));
    await userEvent.fill(field('Đến hết ngày'), '28/02/2027');
    await save();
    await expect
      .poll(() => network.to(UPDATE)[0]?.body)
      .toEqual({ userId: '9', version: 4, accessTo: '2027-02-28' });
  });

  test('is not for a place, whatever was typed before', async () => {
    network.answer(CREATE, anAccount({ accountType: 'destination' }));
    await openPeople(network, { search: '?open=new' });
    await expect.element(field('Họ và tên')).toBeVisible();
    await userEvent.fill(field('Đến hết ngày'), '31/01/2027');
    await userEvent.fill(field('Chức danh'), 'Phóng viên');
    await userEvent.click(drawer().getByRole('button', { name: /^Loại tài khoản: / }));
    await userEvent.click(page.getByRole('option', { name: 'Điểm đến' }));
    await expect.element(field('Đến hết ngày')).not.toBeInTheDocument();
    answerPeople(network, [anAccount({ accountType: 'destination' })]);
    await userEvent.fill(field('Họ và tên'), 'Chợ nổi Cái Răng');
    await save();
    await expect.poll(() => network.to(CREATE)).toHaveLength(1);
    expect(network.to(CREATE)[0]?.body).not.toHaveProperty('accessTo');
    expect(network.to(CREATE)[0]?.body).not.toHaveProperty('staffTitle');
  });

  test('of one’s own account is not one’s own to change', async () => {
    await openOne(anAccount({ userId: '9' }), aSession({ user: { userId: '9' } }));
    await expect.element(field('Đến hết ngày')).toBeDisabled();
    await expect.element(drawer().getByRole('switch', { name: 'Bắt buộc xác thực hai lớp' })).toBeDisabled();
  });
});
