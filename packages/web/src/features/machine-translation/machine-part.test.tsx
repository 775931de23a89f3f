import type { Engine } from '@toasoan/contract/features/machine-translation/engine.ts';
import type { MachineSettings } from '@toasoan/contract/features/machine-translation/machine-settings.ts';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const TIME = '2026-11-20T02:00:00.000Z';
const BY = { userId: '3', name: 'Lê Thu Hà' };
const ENGINE: Engine = {
  id: '5',
  title: 'Máy của nhà',
  kind: 'LIBRE',
  address: 'https://dich.example',
  model: '',
  keyEnd: '',
  price: 0,
  status: 'DISABLED',
  failures: 0,
  lastFailure: null,
  pausedUntil: null,
  lastSuccessTime: null,
  createTime: TIME,
  updateTime: TIME,
  createdBy: BY,
  updatedBy: BY,
  version: 1,
};
const SETTINGS: MachineSettings = {
  monthBudget: 2_000_000,
  styleGuide: '',
  order: [],
  pairOrders: [],
  money: { month: '2026-11', budget: 2_000_000, spent: 350, reserved: 0 },
  version: 3,
};
const DAY = { day: '2026-11-20', chars: 1_500, cost: 180, calls: 2, failures: 1 };

async function open() {
  network.answer('/admin/translation-engine/list', { items: [ENGINE], total: 1, page: 1, limit: 20 });
  network.answer('/admin/machine-translation/settings', SETTINGS);
  network.answer('/admin/machine-translation/usage', { days: [DAY], engines: [] });
  await openAs(network, 'SUPPER_ADMIN', '/view_project?view=machine', {});
}

test('the tab names its engines, the money of the month and the use of 7 and 30 days', async () => {
  await open();
  await expect.element(page.getByRole('link', { name: 'Máy của nhà', exact: true })).toBeVisible();
  await expect.element(page.getByText(/7 ngày: 1\.500 ký tự.*30 ngày/)).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Trạng thái' })).toBeVisible();
  const end = (locator: Locator) => Math.round(locator.element().getBoundingClientRect().right);
  // As in the heading of a list, the main button ends where the list does.
  expect(
    end(page.getByRole('button', { name: /^Thêm công cụ/ }).first()) - end(page.getByRole('table')),
  ).toBe(1);
  await expectAccessible();
});

test('a budget that is changed is saved alone, over the version that was read', async () => {
  await open();
  await page.getByLabelText('Ngân sách mỗi tháng').fill('500000');
  await page.getByRole('button', { name: 'Lưu thiết lập' }).click();
  await expect.element(page.getByText('Đã lưu thiết lập dịch máy')).toBeVisible();
  const sent = network.sent.filter(({ method }) => method === 'POST').at(-1);
  expect(sent?.body).toEqual({ version: 3, monthBudget: 500_000 });
});

test('a pair that is added stands as a row of its own', async () => {
  await open();
  await page.getByRole('button', { name: 'Thêm cặp' }).click();
  await expect.element(page.getByRole('group', { name: 'Việt › Anh' })).toBeVisible();
  await expectAccessible();
});
