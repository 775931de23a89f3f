import { emptyDocument } from '@toasoan/contract/article/document.ts';
import type { Post, StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { headline, openEditor, sent } from '../editing/test-support/open-editor.tsx';
import { aWholePost } from '../test-support/a-post.ts';

const UPDATE = '/admin/post/update';
const APPLY = '/admin/post/apply/5';
const DROP = '/admin/post/dropPending/5';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/post/pending/5', { unmet: [], warnings: [] });
  network.answer('/admin/post/list', { items: [], total: 0, page: 1, limit: 2 });
});

const aPublicPost = (version: number, draft: StoredPostDraft | null, changes: Partial<Post> = {}): Post =>
  aWholePost({
    state: 'PUBLISHED',
    version,
    mayEdit: true,
    content: emptyDocument,
    pending: draft && {
      draft,
      categories: [],
      tags: [],
      updateTime: '2026-11-20T03:05:00.000Z',
      updatedBy: 'Nguyễn Lan',
    },
    ...changes,
  });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog', { name: /^Xuất bản thay đổi của/ });

test('publishing from the editor saves typed text, shows the changes and continues from the public text', async () => {
  await openEditor(network, aPublicPost(4, null));
  expect(button(/^Xuất bản thay đổi/).query()).toBeNull();
  await userEvent.fill(headline(), 'Mùa lúa mới');
  network.answer(UPDATE, aPublicPost(5, { title: 'Mùa lúa mới' }));
  await userEvent.click(button(/^Xuất bản thay đổi/));
  await expect.element(dialog().getByRole('region', { name: 'Tiêu đề' })).toMatchTextContent(/chín.*mới/);
  expect(sent(network)).toMatchObject({ version: 4, title: 'Mùa lúa mới' });
  network.answer(APPLY, aPublicPost(6, null, { title: 'Mùa lúa mới' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Xuất bản thay đổi' }));
  await expect.element(page.getByRole('dialog', { name: 'Bài đã được cập nhật' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(network.to(APPLY)[0]?.body).toMatchObject({ version: 5 });
  await expect.element(headline()).toHaveValue('Mùa lúa mới');
  expect(button(/^Xuất bản thay đổi/).query()).toBeNull();
  await userEvent.fill(headline(), 'Mùa lúa mới nhất');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent(network)).toMatchObject({ version: 6, title: 'Mùa lúa mới nhất' });
});

test('a draft equal to the public text says that there is nothing to publish', async () => {
  await openEditor(network, aPublicPost(4, null));
  await userEvent.fill(headline(), 'Mùa lúa  chín');
  network.answer(UPDATE, aPublicPost(5, null));
  await userEvent.click(button(/^Xuất bản thay đổi/));
  await expect.element(page.getByText(/^Bản nháp giống hệt bản đang công khai/)).toBeVisible();
  expect(dialog().query()).toBeNull();
});

test('dropping the changes from the editor restores the public text', async () => {
  await openEditor(network, aPublicPost(4, { title: 'Mùa lúa mới' }));
  await expect.element(headline()).toHaveValue('Mùa lúa mới');
  await userEvent.click(button('Xử lý bài'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Bỏ thay đổi' }));
  network.answer(DROP, aPublicPost(5, null));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Bỏ thay đổi' }));
  await expect.element(headline()).toHaveValue('Mùa lúa chín');
});

test('the history is one press away', async () => {
  await openEditor(network, aPublicPost(4, null));
  network.answer('/admin/post/history/5', { items: [], hasMore: false });
  network.answer('/admin/post/workflow-log/5', { items: [], hasMore: false });
  await userEvent.click(button('Lịch sử'));
  await expect.element(page.getByText('Chưa có phiên bản nào')).toBeVisible();
});
