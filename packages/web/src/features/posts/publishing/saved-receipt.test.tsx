import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholePost } from '../test-support/a-post.ts';
import { openPost } from '../test-support/open-posts.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const lines = () => page.getByRole('list', { name: 'Biên nhận xuất bản' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the receipt of a publication beside its text', () => {
  const RECEIPT = '/admin/post/publish-receipt/5';
  const step = { step: 'PAGE', state: 'DONE', time: '2026-11-20T03:05:07.000Z', name: '', reason: null };
  const receipt = { version: 1, steps: [step], nextLookSeconds: null };

  test('is open while the publication is fresh', async () => {
    network.answer(RECEIPT, receipt);
    await openPost(network, aWholePost({ state: 'PUBLISHED', stateTime: new Date().toISOString() }));
    await expect.element(lines()).toMatchTextContent(/Trang bài trả lời đúng bản mới/);
    network.answer(RECEIPT, { ...receipt, steps: [{ ...step, state: 'FAILED', reason: 'NOT_FOUND' }] });
    await userEvent.click(button('Kiểm tra lại'));
    await expect.element(page.getByText(/Địa chỉ báo không có trang/)).toBeVisible();
  });

  test('is not asked for a day later until it is opened', async () => {
    network.answer(RECEIPT, receipt);
    await openPost(network, aWholePost({ state: 'PUBLISHED', stateTime: '2026-01-05T03:05:07.000Z' }));
    await expect.element(button(/^Biên nhận xuất bản/)).toBeVisible();
    expect(network.to(RECEIPT)).toEqual([]);
    await userEvent.click(button(/^Biên nhận xuất bản/));
    await expect.element(lines()).toMatchTextContent(/Trang bài trả lời đúng bản mới/);
  });

  test('does not exist for a post that is not public', async () => {
    await openPost(network, aWholePost({ state: 'EDITING' }));
    await expect.element(button(/^Thông tin bài|^Nhật ký/).first()).toBeVisible();
    await expect.element(button(/^Biên nhận xuất bản/)).not.toBeInTheDocument();
  });
});
