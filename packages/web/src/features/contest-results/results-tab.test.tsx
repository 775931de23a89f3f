import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AwardBoard } from '@toasoan/contract/features/contest-results/award.ts';
import type { ProvinceYear } from '@toasoan/contract/features/contest-results/province-counts.ts';
import type { SubmissionRecall } from '@toasoan/contract/features/contest-results/submission-recall.ts';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { destroyTab } from '#web/core/tabs/tab-resources.ts';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';
import { ConfirmHost } from '#web/ui/overlay/confirm-host.tsx';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { aSession } from '../../../test/people.ts';
import { ResultsTab } from './lazy-results-tab.ts';

const NOBODY = { userId: null, name: '' };
const TIME = '2025-12-01T02:00:00.000Z';
const AUDIT = { createTime: TIME, updateTime: TIME, createdBy: NOBODY, updatedBy: NOBODY };
const work = (id: string, title: string) => ({
  ...{
    id,
    title,
    number: `HV25-A-0023${id}`,
    category: 'PHOTO_SINGLE' as const,
    average: 9.12,
    rank: Number(id),
  },
  ...{ state: 'AWARD_PROPOSED' as const, voteValid: 12, cover: '', isRecalled: false },
});
const award = (id: string, change: Partial<AwardBoard['awards'][number]>) => ({
  ...{
    id,
    contestId: '1',
    prizeId: '7',
    work: work(id, 'Mẹ và biển'),
    state: 'PROPOSED' as const,
    month: null,
  },
  ...{ decisionNo: '', decisionDate: null, amount: 50_000_000, paidState: 'UNPAID' as const, paidTime: null },
  ...{ paidBy: '', hasPayee: false, revokeNo: '', revokeDate: null, reasonCode: '', reasonText: '' },
  ...{ ...AUDIT, version: 3 },
  ...change,
});
const prize = { category: 'PHOTO_SINGLE', nameEn: '', medal: 'GOLD', kind: 'JURY' } as const;
const BOARD: AwardBoard = {
  contest: { id: '1', code: 'happy_2025', state: 'JUDGING', announceTime: null, version: 4 },
  prizes: [
    { ...prize, id: '7', name: 'Giải Nhất', amount: 50_000_000, quantity: 1, proposed: 1, awarded: 0 },
    { ...prize, id: '8', name: 'Giải Nhì', amount: 30_000_000, quantity: 2, proposed: 0, awarded: 1 },
  ],
  awards: [
    award('1', {}),
    award('2', { prizeId: '8', state: 'AWARDED', decisionNo: '12/QĐ-BTC', decisionDate: '2025-12-01' }),
  ],
  waiting: [work('3', 'Ngày mùa no ấm')],
  exhibited: [{ ...work('2', 'Mẻ lưới đầu ngày'), code: 'TL25-01', version: 2 }],
  missing: ['PROPOSALS_LEFT'],
  withoutUsage: 1,
};
const YEAR: ProvinceYear = {
  ...{ contestId: '1', code: 'happy_2025', title: 'Happy Việt Nam 2025', titleEn: '', year: 2025 },
  ...{ state: 'OPEN', isOpen: true, provinces: { '01': 98, '15': 60, '46': 3 }, unplaced: 0, abroad: 47 },
};
const RECALLS: SubmissionRecall[] = [
  {
    ...{ id: '5', contestId: '1', submissionId: '9', number: 'HV25-A-00009', title: 'Chợ nổi' },
    ...{ reason: 'Khiếu nại bản quyền', state: 'TAKEN', createTime: TIME, createdBy: 'Lê Thu Hà' },
    ...{ undoUntil: TIME, libraryIds: [], placeCount: 3, doneCount: 2, undoReason: '', version: 1 },
  },
];

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function openResults(role: 'ADMIN' | 'AUTHOR' = 'ADMIN', board = BOARD): Promise<void> {
  network.answer('/admin/contest-award/board', board);
  network.answer('/admin/contest-award/provinces', { items: [YEAR] });
  network.answer('/admin/contest/detail/1', { rounds: [] });
  network.answer('/admin/submission-recall/list', { items: RECALLS });
  destroyTab('');
  const session = aSession({ user: { role } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  await openConsole(
    '/',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Suspense>
          <ResultsTab contestId="1" />
        </Suspense>
        <ConfirmHost />
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('one decision awards what is ticked, with its number and day', async () => {
  await openResults();
  network.answer('/admin/contest-award/confirm', { items: [] });
  await expect.element(page.getByText('TL25-01').or(page.getByRole('textbox'))).toBeInTheDocument();
  await button('Soạn quyết định trao giải').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('checkbox', { name: /Giải Nhất: Mẹ và biển/ })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Quyết định số' }).fill('15/QĐ-BTC');
  await dialog.getByRole('textbox', { name: 'Ngày quyết định' }).fill('05/12/2025');
  await dialog.getByRole('button', { name: 'Trao 1 giải' }).click();
  await expect.element(page.getByText('Đã trao 1 giải')).toBeVisible();
  expect(network.to('/admin/contest-award/confirm').at(-1)?.body).toEqual({
    items: [{ id: '1', version: 3 }],
    decisionNo: '15/QĐ-BTC',
    decisionDate: '2025-12-05',
  });
});

test('the announcement says what it waits for, and the map what is still missing', async () => {
  await openResults();
  await expect.element(page.getByText(/Còn đề xuất chưa có quyết định/).first()).toBeVisible();
  await expect.element(button('Công bố kết quả')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText('161 tác phẩm chụp trong nước · 47 ở nước ngoài')).toBeVisible();
  await expect.element(page.getByText(/còn 31 tỉnh, thành chưa có tác phẩm/)).toBeVisible();
  await expect.element(page.getByText('Hoàng Sa')).toBeVisible();
  await expectAccessible();
  await button('Xem bảng').click();
  await expect.element(page.getByRole('rowheader', { name: 'Lào Cai Yên Bái' })).toBeVisible();
});

test('who only reads gets no button that changes an award', async () => {
  await openResults('AUTHOR');
  await expect.element(page.getByText('12/QĐ-BTC', { exact: false })).toBeVisible();
  await expect.element(button('Đề xuất theo xếp hạng')).not.toBeInTheDocument();
  await expect
    .element(button(/Thu hồi giải|Nhận thưởng|Ghi đã chi|Đưa về chung khảo/))
    .not.toBeInTheDocument();
});

test('a takedown shows where the work is, asks for a reason, and says what stayed as it was', async () => {
  await openResults();
  network.answer('/admin/submission-recall/preview/2', {
    ...{ id: '2', contestId: '1', number: 'HV25-A-00232', title: 'Mẻ lưới đầu ngày', version: 2 },
    ...{ isRecalled: false, places: ['GALLERY', 'EXHIBITION'], files: 1, mayRecallLibrary: true },
    library: [
      {
        ...{ id: '11', title: 'Mẻ lưới', kept: [] },
        changed: [
          {
            ...{ entity: 'post', entityId: '6', title: 'Giá điện năm tới', place: 'cover' },
            ...{ useClass: 'PLACED', state: 'PUBLISHED', isHidden: false },
          },
        ],
      },
    ],
  });
  await button('Gỡ khỏi mọi nơi: HV25-A-00232').last().click();
  const dialog = page.getByRole('dialog', { name: 'Gỡ “Mẻ lưới đầu ngày” khỏi mọi nơi' });
  await expect.element(dialog.getByText('Danh sách trưng bày')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Giá điện năm tới' })).toBeVisible();
  const act = dialog.getByRole('button', { name: 'Gỡ khỏi 3 nơi' });
  await expect.element(act).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(dialog.element() as HTMLElement);
  network.answer('/admin/submission-recall/start', {
    ...RECALLS[0],
    left: [{ entity: 'post', entityId: '6', title: 'Giá điện năm tới', places: ['cover'] }],
  });
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Khiếu nại bản quyền');
  await act.click();
  const left = page.getByRole('dialog', { name: 'Đã gỡ HV25-A-00009 khỏi mọi nơi' });
  await expect.element(left.getByText('Bài viết Giá điện năm tới')).toBeVisible();
  expect(network.to('/admin/submission-recall/start').at(-1)?.body).toEqual({
    ...{ submissionId: '2', version: 2, reason: 'Khiếu nại bản quyền' },
  });
});

test('what was taken down is listed with its state, and undone with a reason', async () => {
  await openResults();
  await expect.element(page.getByText('Thư viện: đã gỡ khỏi 2/3 nơi')).toBeVisible();
  network.answer('/admin/submission-recall/undo/5', { ...RECALLS[0], state: 'RETURNED', left: [] });
  await button('Hoàn tác: HV25-A-00009').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Khiếu nại đã rút');
  await dialog.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.element(page.getByText('Đã trả HV25-A-00009 về nơi cũ')).toBeVisible();
  expect(network.to('/admin/submission-recall/undo/5').at(-1)?.body).toEqual({
    ...{ version: 1, reason: 'Khiếu nại đã rút' },
  });
});

test('the exhibition is ordered by keys, and one work is sent with the one that hangs after it', async () => {
  const hung = (id: string, title: string) => ({ ...work(id, title), code: `TL-${id}`, version: 2 });
  await openResults('ADMIN', { ...BOARD, exhibited: [hung('4', 'Bến sông'), hung('6', 'Chợ nổi')] });
  network.answer('/admin/contest-award/place', { id: '6', version: 3 });
  const handle = page.getByRole('button', { name: /HV25-A-00236, vị trí 2/ });
  await expect.element(handle).toBeVisible();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect
    .poll(() => network.to('/admin/contest-award/place').at(-1)?.body)
    .toEqual({ id: '6', version: 2, beforeId: '4' });
});
