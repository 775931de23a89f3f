import type { InboundLinks } from '@toasoan/contract/features/internal-links/report.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholePost } from '../../posts/test-support/a-post.ts';
import { openPost } from '../../posts/test-support/open-posts.tsx';

const CALL = '/admin/internal-link/inbound/5';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const isPublic = { state: 'PUBLISHED', publishedTime: '2026-11-20T03:00:00.000Z' } as const;
const toggle = page.getByRole('button', { name: 'Bài dẫn đến đây' });

function answered(changes: Partial<InboundLinks> = {}): InboundLinks {
  return {
    survey: { running: null, counted: { posts: 120, time: '2026-11-24T01:30:00.000Z' } },
    links: [
      { postId: '7', title: 'Chợ Tết', isWritten: true, keywords: ['tranh Đông Hồ'] },
      { postId: '8', title: 'Làng nghề', isWritten: false, keywords: ['tranh', 'Đông Hồ'] },
    ],
    total: 60,
    missing: [
      {
        postId: '9',
        title: 'Dạo phố',
        shared: { tags: ['Tranh dân gian'], accounts: [], words: '' },
        line: { text: 'Mưa. Tiệm bán tranh Đông Hồ. Hết.', from: 14, to: 27 },
      },
      { postId: '10', title: 'Gặp nghệ nhân', shared: { tags: [], accounts: [], words: '' }, line: null },
    ],
    ...changes,
  };
}

test('the panel of a public post names who links to it and how, who should, and the words for it; it passes axe', async () => {
  network.answer(CALL, answered());
  await openPost(network, aWholePost(isPublic), { role: 'EDITOR' });
  await expect.element(toggle).toBeVisible();
  expect(network.to(CALL)).toHaveLength(0);
  await userEvent.click(toggle);
  const linking = page.getByRole('region', { name: 'Đang dẫn đến bài này 60' });
  await expect.element(linking.getByText('viết trong bài · từ khóa “tranh Đông Hồ”')).toBeVisible();
  await expect.element(linking.getByText('từ khóa “tranh”, “Đông Hồ”')).toBeVisible();
  await expect.element(page.getByText('Chỉ hiện 2 dòng đầu.')).toBeVisible();
  const missing = page.getByRole('region', { name: 'Nên dẫn đến bài này 2' });
  await expect.element(missing.getByText('Tiệm bán tranh Đông Hồ.')).toBeVisible();
  await expect.element(missing.getByText('cùng thẻ “Tranh dân gian”')).toBeVisible();
  await expect.element(missing.getByText('có nhắc đến trong bài')).toBeVisible();
  await expect
    .element(missing.getByRole('link', { name: 'Dạo phố' }))
    .toHaveAttribute('href', expect.stringMatching(/view\/9\b/));
  await expect.element(page.getByText(/^Kết quả lúc 24\/11\/2026 08:30, trên toàn bộ 120 bài/)).toBeVisible();
  await expectAccessible();
});

test('a post that nothing links to says so, and before the first count it does not', async () => {
  network.answer(CALL, answered({ links: [], total: 0, missing: [] }));
  await openPost(network, aWholePost(isPublic), { role: 'EDITOR' });
  await userEvent.click(toggle);
  await expect.element(page.getByText('Chưa bài công khai nào dẫn đến bài này.')).toBeVisible();
  await expect.element(page.getByText('Không thấy bài công khai nào khác cùng chủ đề.')).toBeVisible();
  const survey = { running: null, counted: null };
  network.answer(CALL, answered({ links: [], total: 0, missing: [], survey }));
  network.answer('/admin/internal-link/survey', { started: true });
  await userEvent.click(page.getByRole('button', { name: 'Đếm lại' }));
  await expect.element(page.getByText('Chưa đếm xong lần nào.')).toBeVisible();
});

test.each([
  ['a reporter', 'AUTHOR', isPublic],
  ['a post that was never public', 'EDITOR', { state: 'DRAFT', publishedTime: null }],
] as const)('%s gets no such panel', async (_name, role, changes) => {
  await openPost(network, aWholePost(changes), { role });
  await expect.element(page.getByRole('button', { name: /^Nhật ký|^Thông tin/ }).first()).toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
});
