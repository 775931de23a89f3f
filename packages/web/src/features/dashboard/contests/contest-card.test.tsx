import type { ContestSummary } from '@toasoan/contract/features/contests/contest.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession, HAPPY } from '../../../../test/people.ts';
import { card, openDashboard } from '../test-support/open-dashboard.ts';
import { aDashboard } from '../test-support/sample-dashboard.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const contest = (change: Partial<ContestSummary>): ContestSummary => ({
  id: '1',
  code: 'happy',
  prefix: 'HV26',
  title: 'Happy Việt Nam',
  titleEn: '',
  year: 2026,
  state: 'OPEN',
  categories: ['PHOTO_SINGLE'],
  openTime: inDays(-20),
  endTime: inDays(10.5),
  works: 864,
  waiting: 86,
  ...change,
});

test('an open contest says how long works are taken and how many wait; one that is over is left away', async () => {
  network.answer('/admin/contest/list', {
    items: [contest({}), contest({ id: '2', title: 'Năm cũ', state: 'ARCHIVED', waiting: 0 })],
  });
  // The only project of this person is that of the contests.
  await openDashboard(network, aDashboard(), aSession({ user: { projects: [{ ...HAPPY }] } }));
  const contests = card('Cuộc thi');
  await expect
    .element(contests.getByRole('link', { name: 'Happy Việt Nam' }))
    .toHaveAttribute('href', expect.stringContaining('/happy/submission_photo'));
  await expect
    .element(contests.getByText('còn 10 ngày nhận bài · 86 tác phẩm chờ sơ kiểm · 864 tác phẩm'))
    .toBeVisible();
  expect(contests.getByText('Năm cũ').elements()).toEqual([]);
  await expectAccessible();
});
