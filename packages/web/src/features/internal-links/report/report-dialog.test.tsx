import type { LinkReport } from '@toasoan/contract/features/internal-links/report.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aLink, openLinks } from '../test-support/open-links.tsx';

const TIME = '2026-11-24T01:30:00.000Z';
const GONE = { id: null, name: '', path: '', problem: 'GONE' as const };
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

function aReport(changes: Partial<LinkReport> = {}): LinkReport {
  return {
    survey: { running: null, counted: { posts: 100_000, time: TIME } },
    broken: [{ id: '5', keyword: 'tranh Đông Hồ', target: GONE }],
    unused: [{ id: '6', keyword: 'ma' }],
    written: [{ postId: '9', title: 'Gặp nghệ nhân', address: '/the/xoa', problem: 'OFF' }],
    totals: { broken: 1_200, unused: 1, written: 70 },
    orphans: [
      { kind: 'post', id: '12', name: 'Bài lẻ loi', path: '/bai-le-loi' },
      { kind: 'user', id: '4', name: 'Mai Anh', path: '/tac-gia/mai-anh-4' },
    ],
    orphanCounts: { post: 34_000, category: 0, tag: 0, user: 1 },
    ...changes,
  };
}

async function openReport(report: LinkReport): Promise<void> {
  network.answer('/admin/internal-link/report', report);
  await openLinks(network, [aLink()]);
  await userEvent.click(page.getByRole('button', { name: 'Công cụ' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Đích hỏng và trang mồ côi' }));
  await expect.element(page.getByRole('heading', { name: /^Đích hỏng [\d.]+$/ })).toBeVisible();
}

const heading = (name: RegExp) => page.getByRole('heading', { name });

test('the report counts everything, says what it shows of it and how old that is, and passes axe', async () => {
  await openReport(aReport());
  await expect
    .element(page.getByText(/^Kết quả lúc 24\/11\/2026 08:30, trên toàn bộ 100\.000 bài/))
    .toBeVisible();
  await expect.element(heading(/^Đích hỏng 1\.200$/)).toBeVisible();
  await expect.element(heading(/^Liên kết hỏng viết trong bài 70$/)).toBeVisible();
  await expect.element(heading(/^Trang chưa bài nào dẫn đến 34\.001$/)).toBeVisible();
  // Unused keywords are all shown.
  await expect.poll(() => page.getByText('Chỉ hiện 1 dòng đầu.').elements().length).toBe(2);
  await expectAccessible();
});

test('a broken link and an orphan lead to their records', async () => {
  await openReport(aReport());
  const linkOf = (name: string) => page.getByRole('link', { name, exact: true });
  await expect.element(linkOf('Gặp nghệ nhân')).toHaveAttribute('href', expect.stringMatching(/view\/9\b/));
  await expect.element(linkOf('Bài lẻ loi')).toHaveAttribute('href', expect.stringMatching(/view\/12\b/));
  await expect.element(linkOf('Mai Anh')).toHaveAttribute('href', expect.stringContaining('open=4'));
});

test('a running count shows how far it is beside the last result, and is not started twice', async () => {
  const survey = {
    running: { posts: 2_500, total: 100_000 },
    counted: { posts: 99_000, time: TIME },
  };
  await openReport(aReport({ survey }));
  await expect.element(page.getByText(/^Đang đếm: 2\.500\/100\.000 bài\. Kết quả lúc/)).toBeVisible();
  const again = page.getByRole('button', { name: 'Đếm lại' });
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
});

test('before the first count nothing claims that no page is forgotten', async () => {
  const nothing = { post: 0, category: 0, tag: 0, user: 0 };
  await openReport(
    aReport({
      survey: { running: null, counted: null },
      unused: [],
      written: [],
      orphans: [],
      orphanCounts: nothing,
      totals: { broken: 1, unused: 0, written: 0 },
    }),
  );
  await expect.poll(() => page.getByText('Chưa đếm xong lần nào.').elements().length).toBe(3);
  network.answer('/admin/internal-link/survey', { started: true });
  await userEvent.click(page.getByRole('button', { name: 'Đếm lại' }));
  await expect.poll(() => network.to('/admin/internal-link/survey').length).toBe(1);
});
