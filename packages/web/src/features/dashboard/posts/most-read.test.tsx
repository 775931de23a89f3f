import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { card, openDashboard, tiles } from '../test-support/open-dashboard.ts';
import { aDashboard } from '../test-support/sample-dashboard.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const MOST = [{ postId: '8', title: 'Chợ nổi Cái Răng', reads: 1254 }];
const NO_WORK = { drafts: 0, changed: 0, scheduled: 0, endingPins: 0, staleLeads: 0 };

test('reads of today stand beside those of yesterday, and the most read posts lead to their pages', async () => {
  await openDashboard(network, aDashboard({ reads: { today: 3200, yesterday: 2100, most: MOST } }));
  const mostRead = card('Đọc nhiều');
  await expect.element(mostRead).toMatchTextContent(/Hôm nay 3\.200 lượt đọc, hôm qua 2\.100/);
  await expect.element(mostRead).toMatchTextContent(/Chợ nổi Cái Răng1\.254 lượt/);
  await expectAccessible();
  await userEvent.click(mostRead.getByRole('link', { name: 'Chợ nổi Cái Răng' }));
  expect(here().pathname).toBe('/manager_post/view/8');
});

test('nothing is said of reads before anybody has read a post', async () => {
  await openDashboard(network, aDashboard());
  await expect.element(tiles()).toBeVisible();
  await expect.element(card('Đọc nhiều')).not.toBeInTheDocument();
});

test('drafts of layouts stand with what presses on the pages, and lead to the layouts', async () => {
  const work = { drafts: 2, changed: 1, scheduled: 1, endingPins: 3, staleLeads: 1 };
  await openDashboard(network, { ...aDashboard(), layouts: work });
  await expect
    .element(tiles())
    .toMatchTextContent(
      /Bố cục nháp21 tin đầu để quá lâu · 3 ghim hết hạn hôm nay · 1 bản sửa chưa áp dụng · 1 đã hẹn giờ/,
    );
  await expect
    .element(tiles().getByRole('link', { name: /Bố cục nháp/ }))
    .toHaveAttribute('href', expect.stringMatching(/^\/setting_post\/manager_layout\?state=DRAFT/));
});

test('layouts that wait for nothing have no tile', async () => {
  await openDashboard(network, { ...aDashboard(), layouts: NO_WORK });
  await expect.element(tiles()).toBeVisible();
  await expect.element(page.getByText('Bố cục nháp')).not.toBeInTheDocument();
});
