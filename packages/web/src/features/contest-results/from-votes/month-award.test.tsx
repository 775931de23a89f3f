import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { VotePartsContext, VotesTab } from '#web/features/contest-votes/public.ts';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { MONTH, OVERVIEW } from '../../contest-votes/test-support/open-votes.tsx';
import { enterProject } from '../../media/upload/test-support/open-uploads.tsx';
import { AudienceAward, MonthAward } from './lazy-from-votes.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const PRIZE = { nameEn: '', medal: 'NONE', amount: 1, quantity: 1, proposed: 0, awarded: 0 } as const;
const BOARD = {
  contest: { id: '1', code: 'happy_2025', state: 'JUDGING', announceTime: null, version: 4 },
  prizes: [
    { ...PRIZE, id: '7', category: 'PHOTO_SINGLE', name: 'Ảnh của tháng', kind: 'MONTHLY' },
    { ...PRIZE, id: '8', category: null, name: 'Khán giả', kind: 'AUDIENCE' },
  ],
  ...{ awards: [], waiting: [], exhibited: [], missing: [], withoutUsage: 0 },
};

async function openVotes(role: 'ADMIN' | 'AUTHOR' = 'ADMIN') {
  const list = { items: [], total: 0, page: 1, limit: 20 };
  network.answer('/admin/contest-vote/overview', { ...OVERVIEW, state: 'OVER' });
  network.answer('/admin/contest-vote/board', list);
  network.answer('/admin/contest-vote/findings', list);
  const out = { submission: { id: '2', number: 'HV25-A-00232', title: 'Mẻ lưới' }, place: 2, isOut: true };
  const place = MONTH.places[0];
  network.answer('/admin/contest-vote/months', {
    items: [{ ...MONTH, places: [place, { ...place, ...out, prize: null }] }],
  });
  network.answer('/admin/contest-award/board', BOARD);
  enterProject('1', aSession({ user: { role } }));
  await loadTexts(['contest-votes', 'contest-results']);
  await renderScreen(
    <VotePartsContext value={{ MonthAward, AudienceAward }}>
      <h1>Cuộc thi</h1>
      <Suspense>
        <VotesTab contestId="1" />
      </Suspense>
      <ToastRegion />
    </VotePartsContext>,
  );
}

test('a closed month shows who is out, and its prizes are awarded by a decision', async () => {
  await openVotes();
  await expect.element(page.getByText('Đã thắng tháng trước')).toBeVisible();
  await page.getByRole('button', { name: 'Trao giải tháng' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trao giải tháng 10/2026' });
  await expect.element(dialog.getByText('Ảnh của tháng: Mẹ và biển (HV25-A-00231)')).toBeVisible();
  await expectAccessible(dialog.element() as HTMLElement);
  const give = dialog.getByRole('button', { name: 'Trao 1 giải' });
  await expect.element(give).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox', { name: 'Quyết định số' }).fill('5/QĐ-BTC');
  await dialog.getByRole('textbox', { name: 'Ngày quyết định' }).fill('05/11/2026');
  network.answer('/admin/contest-award/month', {
    ...{ done: 0, total: 1 },
    results: [{ id: '1', ok: false, code: 'RULES_NOT_MET', message: 'Tác phẩm đã có giải này.' }],
  });
  await give.click();
  await expect.element(page.getByText('HV25-A-00231: Tác phẩm đã có giải này.')).toBeVisible();
  expect(network.to('/admin/contest-award/month').at(-1)?.body).toEqual({
    ...{ monthId: '9', version: 3 },
    decision: { decisionNo: '5/QĐ-BTC', decisionDate: '2026-11-05' },
  });
});

test('after the votes the audience’s prizes are proposed', async () => {
  await openVotes();
  network.answer('/admin/contest-award/propose', { added: 1, ties: [] });
  await page.getByRole('button', { name: 'Trao giải khán giả' }).click();
  await expect.element(page.getByText('Đã thêm 1 đề xuất ở tab Kết quả')).toBeVisible();
  expect(network.to('/admin/contest-award/propose').at(-1)?.body).toEqual({
    ...{ contestId: '1', kind: 'AUDIENCE' },
  });
});

test('who only reads gives nothing', async () => {
  await openVotes('AUTHOR');
  await expect.element(page.getByText('Đã thắng tháng trước')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Trao giải/ })).not.toBeInTheDocument();
});
