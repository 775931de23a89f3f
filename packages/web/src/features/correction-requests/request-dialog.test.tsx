import type { CorrectionRequest } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aPostRow } from '../posts/test-support/a-post.ts';
import { A_CORRECTION, openRequests, REQUEST } from './test-support/open-requests.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

test('the post of a request is chosen where its address names none, and taken away again', async () => {
  const unknown = { ...REQUEST, postId: null, postTitle: '' };
  await openRequests(network, 'ADMIN', [unknown], '?open=5');
  const dialog = page.getByRole('dialog', { name: 'YCCC-2026-0001' });
  await expect.element(dialog.getByText('https://toasoan.local/gia-lua')).toBeVisible();
  const found = aPostRow({ id: '12', title: REQUEST.postTitle });
  network.answer('/admin/post/list', { items: [found], total: 1, page: 1, limit: 10 });
  network.answer('/admin/correction-request/post/5', { ...REQUEST, version: 3 });
  network.answer('/admin/correction-request/detail/5', { ...REQUEST, version: 3 });
  await userEvent.click(dialog.getByRole('button', { name: 'Chọn bài' }));
  await userEvent.click(page.getByRole('option', { name: /Giá lúa đầu vụ/ }));
  await expect.element(dialog.getByRole('link', { name: REQUEST.postTitle })).toBeVisible();
  const sent = () => network.to('/admin/correction-request/post/5').map(({ body }) => body);
  expect(sent()).toEqual([{ version: 2, postId: '12' }]);
  await expectAccessible();
  network.answer('/admin/correction-request/detail/5', { ...unknown, version: 4 });
  await userEvent.click(dialog.getByRole('button', { name: 'Bỏ bài' }));
  await expect.element(page.getByText('Đã bỏ bài viết khỏi yêu cầu.')).toBeVisible();
  expect(sent().at(-1)).toEqual({ version: 3, postId: null });
});

test('an editor reads which post a request is about and what was corrected for it, and changes nothing', async () => {
  const corrections = [
    { postId: '13', correctText: 'Tôi là người làm thuê.', state: 'DRAFT' as const, publishedTime: null },
  ];
  await openRequests(
    network,
    'EDITOR',
    [{ ...REQUEST, state: 'ACCEPTED', steps: [], corrections }],
    '?open=5',
  );
  const dialog = page.getByRole('dialog', { name: 'YCCC-2026-0001' });
  await expect.element(dialog.getByRole('link', { name: REQUEST.postTitle })).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Tôi là người làm thuê.' });
  await expect.element(link).toHaveAttribute('href', '/manager_post/view/13');
  await expect.element(dialog.getByRole('button', { name: 'Đổi bài' })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Soạn cải chính' })).not.toBeInTheDocument();
  expect(network.to('/admin/correction/list')).toEqual([]);
});

test('the form of a correction is opened, left and kept by keys: typed words are not lost without a question', async () => {
  network.answer('/admin/correction/list', { items: [] });
  await openRequests(network, 'ADMIN', [{ ...REQUEST, state: 'ACCEPTED', steps: ['answer'] }], '?open=5');
  const write = page.getByRole('button', { name: 'Soạn cải chính' });
  await expect.element(write).toBeVisible();
  write.element().focus();
  await userEvent.keyboard('{Enter}');
  const form = page.getByRole('dialog', { name: 'Thông tin cải chính, xin lỗi' });
  await expect.element(form.getByRole('textbox', { name: /^Nội dung sai/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(write).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const right = form.getByRole('textbox', { name: /^Nội dung đúng/ });
  await userEvent.keyboard('{Tab}Làm thuê.{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Tiếp tục sửa' }));
  await expect.element(right).toHaveValue('Làm thuê.');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Bỏ thay đổi' }));
  await expect.element(form).not.toBeInTheDocument();
  expect(network.to('/admin/correction/create')).toEqual([]);
});

test('an accepted request opens a correction with its words filled in, and shows it once it is public', async () => {
  const accepted: CorrectionRequest = {
    ...REQUEST,
    state: 'ACCEPTED',
    proposal: 'Tôi là người làm thuê.',
    steps: ['reconsider', 'answer'],
  };
  network.answer('/admin/correction/list', { items: [] });
  await openRequests(network, 'ADMIN', [accepted], '?open=5');
  const dialog = page.getByRole('dialog', { name: 'YCCC-2026-0001' });
  await userEvent.click(dialog.getByRole('button', { name: 'Soạn cải chính' }));
  const form = page.getByRole('dialog', { name: 'Thông tin cải chính, xin lỗi' });
  await expect.element(form.getByRole('textbox', { name: /^Nội dung sai/ })).toHaveValue(REQUEST.claim);
  await userEvent.fill(form.getByRole('textbox', { name: /^Lời xin lỗi/ }), 'Tòa soạn xin lỗi ông Mẫu.');
  await expectAccessible();
  network.answer('/admin/correction/create', A_CORRECTION);
  network.answer('/admin/correction/list', { items: [A_CORRECTION] });
  const { correctionPostId: postId, correctText } = A_CORRECTION;
  const written = {
    postId,
    correctText,
    state: 'PUBLISHED',
    publishedTime: A_CORRECTION.correctionPublishedTime,
  };
  network.answer('/admin/correction-request/detail/5', { ...accepted, corrections: [written] });
  await userEvent.click(form.getByRole('button', { name: 'Lập bài cải chính' }));
  await expect
    .poll(() => network.to('/admin/correction/create')[0]?.body)
    .toMatchObject({
      postId: '12',
      requestId: '5',
      correctText: 'Tôi là người làm thuê.',
      basis: 'COMPLAINT',
    });
  await expect.element(dialog.getByText('Cải chính theo yêu cầu này')).toBeVisible();
  const link = dialog.getByRole('link', { name: A_CORRECTION.correctText });
  await expect.element(link).toHaveAttribute('href', '/manager_post/view/13');
  await expect.element(dialog.getByText(/^Cải chính đã đăng\./)).toBeVisible();
});
