import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { someStatistics } from '#web/features/comments/test-support/some-statistics.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { card, openDashboard, tiles } from '../test-support/open-dashboard.ts';
import { aDashboard } from '../test-support/sample-dashboard.ts';

const STATISTICS = '/admin/comment/statistics';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const moderation = () => card('Duyệt bình luận');

test('the card sums up a month of moderation, and leads to the whole statistics', async () => {
  network.answer(STATISTICS, someStatistics());
  await openDashboard(network, aDashboard());
  await expect.element(moderation()).toBeVisible();
  const figures = [...moderation().element().querySelectorAll('dl > div')].map((one) => one.textContent);
  expect(figures).toEqual([
    'Nhận được100hôm nay 7',
    'Không duyệt, spam24%',
    'Một nửa được xử lý trong14 phút',
    'Xem lại lần hai: đồng ý3 / 4',
  ]);
  await expect.element(moderation().getByText(/^Lý do: Quảng cáo 61/)).toBeVisible();
  await expectAccessible();
  await userEvent.click(moderation().getByRole('link', { name: 'Thống kê' }));
  expect(here()).toMatchObject({ pathname: '/manager_comment', search: '?open=statistics' });
});

test('the card says nothing of second looks and times before there are any', async () => {
  network.answer(
    STATISTICS,
    someStatistics({ rejections: [], medianMinutes: null, agreement: { looks: 0, agreed: 0 } }),
  );
  await openDashboard(network, aDashboard());
  await expect.element(moderation()).toBeVisible();
  await expect.element(moderation().getByText('–', { exact: true }).nth(1)).toBeVisible();
  await expect.element(moderation().getByText(/^Lý do/)).not.toBeInTheDocument();
});

test('the card is left away without comments, and for whoever may not see them', async () => {
  network.answer(STATISTICS, someStatistics({ days: [] }));
  await openDashboard(network, aDashboard());
  await expect.poll(() => network.to(STATISTICS).length).toBe(1);
  await expect.element(tiles()).toBeVisible();
  await expect.element(moderation()).not.toBeInTheDocument();
});

test('statistics are not asked for by somebody without the right', async () => {
  await openDashboard(network, aDashboard(), aSession({ user: { permissions: ['post.view'] } }));
  await expect.element(page.getByRole('list', { name: 'Việc trong ngày' })).toBeVisible();
  expect(network.to(STATISTICS)).toEqual([]);
});
