import type { ApiKeyDetail } from '@toasoan/contract/features/api-keys/api-key.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';

const BY = { userId: '3', name: 'Lê Thu Hà' };
const HOME = { id: '1', name: 'Happy Việt Nam', code: 'happy' };
const KEY: ApiKeyDetail = {
  id: '5',
  name: 'Trạm điểm báo',
  prefix: 'tsk_Lw09aBcD',
  permissions: ['translate'],
  projects: [HOME],
  langPairs: ['vi>en'],
  ipAllow: [],
  quotaPerDay: 500_000,
  ratePerMinute: 60,
  expireTime: '2036-11-20T03:00:00.000Z',
  revokeTime: null,
  state: 'ACTIVE',
  lastUsedTime: null,
  lastUsedAddress: '',
  usedToday: 41_090,
  line: [1, 2, 3, 4, 5, 6, 7],
  home: HOME,
  secrets: [],
  createTime: '2026-11-20T03:00:00.000Z',
  updateTime: '2026-11-20T03:00:00.000Z',
  createdBy: BY,
  updatedBy: BY,
  version: 2,
};
const callOf = (id: string, action: string) => ({
  id,
  keyId: '5',
  prefix: KEY.prefix,
  time: '2026-11-20T03:00:00.000Z',
  action,
  sourceLang: 'vi',
  targetLang: 'en',
  amount: 12,
  durationMs: 640,
  outcome: 'DONE',
});

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

async function openKeys(): Promise<void> {
  network.answer('/admin/api-key/list', { items: [KEY], total: 1, page: 1, limit: 20 });
  network.answer('/admin/api-key/counts', { all: 1, active: 1, ending: 0, revoked: 0 });
  network.answer('/admin/api-key/projects', { projects: [HOME] });
  network.reply('/admin/api-key/calls', (query) =>
    Response.json({
      error: 0,
      data: query.has('before')
        ? { items: [callOf('8', 'usage')], hasMore: false }
        : { items: [callOf('9', 'text')], hasMore: true },
    }),
  );
  await openAs(network, 'ADMIN', '/manager_translate/api_key');
  await expect.element(page.getByRole('row', { name: /Trạm điểm báo/ })).toMatchTextContent(/41\.090/);
}

test('a new key is shown once, and stays until somebody says that it is kept', async () => {
  await openKeys();
  network.answer('/admin/api-key/create', { ...KEY, id: '6', secret: `${KEY.prefix}bimatrathay` });
  await page.getByRole('button', { name: 'Thêm khóa API' }).click();
  await page.getByRole('textbox', { name: 'Tên khóa' }).fill('Trạm điểm báo');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /Đã tạo khóa/ });
  await expect.element(dialog).toMatchTextContent(/tsk_Lw09aBcDbimatrathay/);
  await expectAccessible();
  await expect.element(dialog.getByRole('button', { name: 'Xong' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Xong' }).click();
  await expect.element(page.getByText(/bimatrathay/)).not.toBeInTheDocument();
});

test('a key is revoked by typing its name', async () => {
  await openKeys();
  network.answer('/admin/api-key/revoke/5', { ...KEY, state: 'REVOKED', version: 3 });
  await page.getByRole('button', { name: 'Thao tác với Trạm điểm báo' }).click();
  await page.getByRole('menuitem', { name: 'Thu hồi' }).click();
  const dialog = page.getByRole('alertdialog');
  const revoke = dialog.getByRole('button', { name: 'Thu hồi' });
  await dialog.getByRole('textbox').fill('Trạm');
  await expect.element(revoke).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox').fill('Trạm điểm báo');
  await revoke.click();
  await expect.element(page.getByText('Đã thu hồi “Trạm điểm báo”.')).toBeVisible();
  expect(network.to('/admin/api-key/revoke/5').map(({ body }) => body)).toEqual([
    { version: 2, name: 'Trạm điểm báo' },
  ]);
});

test('the log of calls goes on behind its newest part', async () => {
  await openKeys();
  await expect.element(page.getByRole('table', { name: 'Vừa dùng' })).toMatchTextContent(/Dịch văn bản/);
  await page.getByRole('button', { name: 'Xem thêm' }).click();
  await expect.element(page.getByRole('table', { name: 'Vừa dùng' })).toMatchTextContent(/Xem mức dùng/);
  await expect.element(page.getByRole('button', { name: 'Xem thêm' })).not.toBeInTheDocument();
});
