import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeLanguage } from '#web/core/tabs/change-language.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { anAccount as aBareAccount } from '../users/test-support/open-people.tsx';
import { anAccount, openAccounts } from './test-support/an-account.ts';

const UPDATE = '/admin/user/update';
const DETAIL = '/admin/account/detail/9';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

const save = () => userEvent.keyboard('{Control>}s{/Control}');

describe('Two people who changed one figure', () => {
  test('read both versions in words, never in codes', async () => {
    const year = { precision: 'YEAR', year: 1765, month: null, day: null } as const;
    const mine = { gender: 'UNKNOWN', birth: year, livingPerson: true } as const;
    network.answer(DETAIL, anAccount('figure', { displayName: 'Nguyễn Du', profile: mine }));
    await openAccounts(network, 'manager_account_figure/edit/9');
    await userEvent.click(page.getByRole('button', { name: /^Giới tính/ }));
    await userEvent.click(page.getByRole('option', { name: 'Nam', exact: true }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Sinh', exact: true }), '1766');
    network.fail(UPDATE, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Người khác đã sửa.' });
    const birth = { precision: 'CIRCA', year: 1760, month: null, day: null } as const;
    const profile = { ...mine, gender: 'OTHER', birth } as const;
    network.answer(DETAIL, anAccount('figure', { displayName: 'Nguyễn Du', version: 5, profile }));
    await save();
    const choice = (name: string) => page.getByRole('radio', { name });
    await expect.element(choice('Của bạn Nam')).toBeChecked();
    await expect.element(choice('Bản mới của Lê Thu Hà Khác')).toBeVisible();
    await expect.element(choice('Của bạn 1766')).toBeVisible();
    await expect.element(choice('Bản mới của Lê Thu Hà khoảng 1760')).toBeVisible();
    await expectAccessible();
  });
});

test('an area is shown and read back as the language of the console writes it', async () => {
  network.answer(DETAIL, anAccount('destination', { profile: { areaKm2: 1553.5 } }));
  await openAccounts(network, 'manager_account_destination/edit/9');
  await changeLanguage('en');
  const area = page.getByRole('textbox', { name: 'Area' });
  await expect.element(area).toHaveValue('1,553.5');
  await userEvent.fill(area, '1,553');
  await userEvent.tab();
  await expect.element(area).toHaveValue('1,553');
  network.answer(UPDATE, aBareAccount({ accountType: 'destination', version: 5 }));
  await save();
  await expect.poll(() => network.to(UPDATE).at(-1)?.body).toMatchObject({ profile: { areaKm2: 1553 } });
});

test('opening hours are typed as people write them, and kept by 24 hours', async () => {
  const week = { days: [1], from: '07:00', to: '18:00', isClosed: false, note: '' };
  network.answer(DETAIL, anAccount('destination', { profile: { openingHours: [week] } }));
  await openAccounts(network, 'manager_account_destination/edit/9');
  const opens = page.getByRole('textbox', { name: 'Mở cửa lúc 1' });
  await expect.element(opens).toHaveValue('07:00');
  await userEvent.fill(opens, '6h30');
  await userEvent.tab();
  await expect.element(opens).toHaveValue('06:30');
  network.answer(UPDATE, aBareAccount({ accountType: 'destination', version: 5 }));
  await save();
  const openingHours = [{ ...week, from: '06:30' }];
  await expect.poll(() => network.to(UPDATE).at(-1)?.body).toMatchObject({ profile: { openingHours } });
});
