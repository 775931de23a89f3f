import type { CorrectionLedgerRow } from '@toasoan/contract/features/posts/correction/correction-ledger.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholePost } from '../test-support/a-post.ts';
import { openPost, openPostsAt } from '../test-support/open-posts.tsx';

const LEDGER = '/admin/correction/ledger';
const EXPORT = '/admin/correction/export';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

function aRow(changes: Partial<CorrectionLedgerRow> = {}): CorrectionLedgerRow {
  const by = { userId: '1', name: 'Lê Thu Hà' };
  return {
    id: '3',
    postId: '5',
    postTitle: 'Hộ nghèo ở xã vùng cao',
    correctionPostId: '9',
    correctionState: 'PUBLISHED',
    correctionPublishedTime: '2026-03-05T03:00:00.000Z',
    publishedRef: { title: 'Hộ nghèo ở xã', section: 'Xã hội', date: '2026-03-01T03:00:00.000Z' },
    request: null,
    wrongText: 'Xã có 1.200 hộ nghèo.',
    correctText: 'Xã có 120 hộ nghèo.',
    apologyText: 'Tòa soạn xin lỗi bạn đọc.',
    basis: 'AUTHORITY',
    conclusionDoc: '45/KL-TTBC',
    placement: '',
    notifiedParties: [],
    aggregatorsNotified: [],
    createTime: '2026-03-04T03:00:00.000Z',
    updateTime: '2026-03-04T03:00:00.000Z',
    createdBy: by,
    updatedBy: by,
    version: 1,
    ...changes,
  };
}

const rows = (items: readonly CorrectionLedgerRow[]) => ({ items, total: items.length, page: 1, limit: 20 });

describe('the list of corrections', () => {
  test('shows the error, the correction, the reason and the state, and links both posts', async () => {
    network.answer(LEDGER, rows([aRow()]));
    await openPostsAt(network, '/manager_post/corrections');
    const link = page.getByRole('link', { name: 'Hộ nghèo ở xã vùng cao' });
    await expect.element(link).toHaveAttribute('href', '/manager_post/view/5');
    await expect.element(page.getByText('Xã có 120 hộ nghèo.')).toBeVisible();
    await expect.element(page.getByText(/^Kết luận của cơ quan có thẩm quyền/)).toBeVisible();
    await expect.element(page.getByText('45/KL-TTBC')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Thao tác với Hộ nghèo ở xã vùng cao' }));
    await expect.element(page.getByRole('menuitem', { name: 'Mở bài cải chính' })).toBeVisible();
  });

  test('names the request that a correction answers, and leads to it', async () => {
    const request = { id: '4', number: 'YCCC-2026-0004' };
    network.answer(LEDGER, rows([aRow({ request })]));
    await openPostsAt(network, '/manager_post/corrections');
    const link = page.getByRole('link', { name: 'Yêu cầu YCCC-2026-0004' });
    await expect.element(link).toHaveAttribute('href', '/manager_post/correction_requests?view=all&open=4');
  });

  test('says that there are no corrections', async () => {
    network.answer(LEDGER, rows([]));
    await openPostsAt(network, '/manager_post/corrections');
    await expect.element(page.getByText('Chưa có cải chính nào')).toBeVisible();
  });

  test('exports the filter of the address as a file', async () => {
    network.answer(LEDGER, rows([aRow()]));
    network.answer(EXPORT, { taskId: '1' });
    await openPostsAt(network, '/manager_post/corrections?basis=AUTHORITY&from=2026-03-01');
    await userEvent.click(page.getByRole('button', { name: 'Xuất' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Xuất CSV' }));
    await expect
      .poll(() => network.to(EXPORT)[0]?.body)
      .toEqual({ format: 'csv', filters: { basis: ['AUTHORITY'], from: '2026-03-01' } });
  });
});

describe('the panel of a corrected post', () => {
  test('names the request that a correction answers beside it, and none beside another', async () => {
    network.answer('/admin/takedown/list', { items: [], total: 0, page: 1, limit: 1 });
    const request = { id: '4', number: 'YCCC-2026-0004' };
    network.answer('/admin/correction/list', {
      items: [aRow({ id: '8', correctionPostId: '21' }), aRow({ request })],
    });
    const ref = { role: 'correctedBy', title: 'Thông tin cải chính, xin lỗi' } as const;
    const corrections = [
      { ...ref, id: '8', postId: '21', state: 'DRAFT' as const, publishedTime: null },
      {
        ...ref,
        id: '3',
        postId: '9',
        state: 'PUBLISHED' as const,
        publishedTime: '2026-03-05T03:00:00.000Z',
      },
    ];
    await openPost(network, aWholePost({ state: 'PUBLISHED', corrections }));
    const link = page.getByRole('link', { name: /^Yêu cầu YCCC/ });
    await expect.element(link).toHaveTextContent('Yêu cầu YCCC-2026-0004');
    await expect
      .element(page.getByRole('listitem').filter({ has: link }).getByRole('link').first())
      .toHaveAttribute('href', '/manager_post/view/9');
  });
});

describe('a correction that is sent again after a lost answer', () => {
  test('carries the same key, so that only one is created', async () => {
    const CREATE = '/admin/correction/create';
    network.answer('/admin/takedown/list', { items: [], total: 0, page: 1, limit: 1 });
    network.reply(CREATE, () => Promise.reject(new TypeError('the line is cut')));
    await openPost(network, aWholePost({ state: 'PUBLISHED' }));
    await userEvent.click(page.getByRole('button', { name: 'Cải chính', exact: true }));
    await userEvent.click(page.getByRole('button', { name: 'Cải chính bài này' }));
    const dialog = page.getByRole('dialog');
    for (const label of [/^Nội dung sai/, /^Nội dung đúng/, /^Lời xin lỗi/]) {
      await userEvent.fill(dialog.getByRole('textbox', { name: label }), 'Xã có 120 hộ nghèo.');
    }
    const send = dialog.getByRole('button', { name: 'Lập bài cải chính' });
    await userEvent.click(send);
    await expect.poll(() => network.to(CREATE)).toHaveLength(1);
    await expect.element(send).not.toHaveAttribute('aria-busy', 'true');
    network.answer(CREATE, aRow());
    await userEvent.click(send);
    await expect.element(page.getByText('Đã lập bài cải chính ở dạng bản nháp.')).toBeVisible();
    const [first, second] = network.to(CREATE).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/.{8,}/);
    expect(second).toBe(first);
  });
});
