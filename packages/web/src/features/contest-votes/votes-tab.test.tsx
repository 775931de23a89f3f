import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aFinding, MONTH, OVERVIEW, openVotes } from './test-support/open-votes.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

test('proposals are struck together with one reason, and what was refused is said', async () => {
  await openVotes(network, [aFinding('1'), aFinding('2', { pattern: 'BURST', votes: 12 })]);
  await expect
    .element(page.getByText(/18 email chỉ khác nhau chữ số .*từ 09:00 đến 09:34 ngày 11\/11\/2026/).first())
    .toBeVisible();
  await expectAccessible();
  await page.getByRole('checkbox', { name: 'Chọn cả 2 đề xuất' }).click();
  await page.getByRole('button', { name: 'Loại 30 phiếu' }).click();
  await page.getByRole('textbox', { name: 'Lý do' }).fill('Một người');
  network.answer('/admin/contest-vote/decide', {
    done: 1,
    total: 2,
    results: [
      { id: '1', ok: true },
      { id: '2', ok: false, code: 'RULES_NOT_MET', message: 'Đề xuất này đang ở trạng thái “Giữ phiếu”.' },
    ],
  });
  await page.getByRole('button', { name: 'Loại phiếu', exact: true }).click();
  await expect
    .poll(() => network.to('/admin/contest-vote/decide').map(({ body }) => body))
    .toEqual([{ action: 'strike', ids: ['1', '2'], reason: 'Một người' }]);
  await expect.element(page.getByText('Xong 1/2 đề xuất.')).toBeVisible();
  await expect.element(page.getByText('Đề xuất này đang ở trạng thái “Giữ phiếu”.')).toBeVisible();
});

test('a strike is explained and restored; a month is announced and a recount says what it found', async () => {
  const decided = { state: 'STRUCK', reason: 'Cùng một người', decidedBy: 'Lê Thu Hà', struck: 18 } as const;
  await openVotes(network, [aFinding('1', { ...decided, decidedTime: '2026-11-13T02:00:00.000Z' })]);
  await expect.element(page.getByText(/Lê Thu Hà · .* · Cùng một người · đang loại 18 phiếu/)).toBeVisible();
  await page.getByRole('button', { name: 'Khôi phục phiếu' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Khôi phục 18 phiếu?' })).toBeVisible();
  await page.getByRole('button', { name: 'Hủy' }).click();
  network.answer('/admin/contest-vote/recount', { works: 12, changed: 0 });
  await page.getByRole('button', { name: 'Đếm lại' }).click();
  await expect.element(page.getByText('Đã đếm lại 12 tác phẩm: mọi số đều đúng.')).toBeVisible();
  const announced = { items: [{ ...MONTH, state: 'ANNOUNCED' as const, version: 4 }] };
  network.answer('/admin/contest-vote/announce', announced);
  network.answer('/admin/contest-vote/months', announced);
  await page.getByRole('button', { name: 'Công bố' }).click();
  await expect
    .poll(() => network.to('/admin/contest-vote/announce').map(({ body }) => body))
    .toEqual([{ id: '9', version: 3 }]);
  await expect.element(page.getByText('Đã công bố')).toBeVisible();
});

test('who may not judge sees the ranking and no proposal; on a phone it fits, and no mail server is said', async () => {
  await page.viewport(390, 800);
  await openVotes(network, [aFinding('1')], { role: 'AUTHOR', overview: { ...OVERVIEW, state: 'NO_MAIL' } });
  await expect.element(page.getByText(/Mẹ và biển/).first()).toBeVisible();
  await expect.element(page.getByText(/máy chủ chưa gửi được thư xác nhận/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Đề xuất loại phiếu' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Đếm lại' })).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(network.to('/admin/contest-vote/findings')).toEqual([]);
  await expectAccessible();
});
