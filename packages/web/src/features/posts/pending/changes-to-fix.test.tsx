import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publishNotice } from '#web/core/live/notice-registry.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { articleOf } from '../../../../test/open-article.tsx';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aNote } from '../notes/test-support/a-note.ts';
import { aWholePost } from '../test-support/a-post.ts';
import { openPost } from '../test-support/open-posts.tsx';

const CHECK = '/admin/post/pending/5';
const LIST = '/admin/post/note/list/5';
const UNMET = {
  code: 'NOTE_MUST_FIX_OPEN',
  field: 'notes',
  message: 'Còn ghi chú phải sửa chưa xong: 1.',
};
const CHANGED: Post = aWholePost({
  state: 'PUBLISHED',
  version: 4,
  mayEdit: true,
  content: articleOf('Bản công khai của bài.'),
  hasPending: true,
  mustFixNotes: 1,
  pending: {
    draft: { title: 'Mùa lúa mới' },
    categories: [],
    tags: [],
    updateTime: '2026-11-20T03:05:00.000Z',
    updatedBy: 'Nguyễn Lan',
  },
});
let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer(LIST, { items: [aNote({ mustFix: true, text: 'Sai số liệu ở đoạn hai.' })] });
  network.answer(CHECK, { unmet: [UNMET], warnings: [] });
});

const open = () => page.getByRole('button', { name: /^Xuất bản thay đổi/ });
const dialog = () => page.getByRole('dialog', { name: 'Xuất bản thay đổi của “Mùa lúa chín”' });
const publish = () => dialog().getByRole('button', { name: 'Xuất bản thay đổi' });
async function openDialog(): Promise<void> {
  await openPost(network, CHANGED);
  await expect.element(open()).toHaveAccessibleDescription('Còn 1 ghi chú phải sửa chưa xong');
  await userEvent.click(open());
  await expect.element(dialog()).toBeVisible();
}

describe('changes of a post with an open must-fix note', () => {
  test('are not published: the dialog shows the note, who can clear it and the reason at the button', async () => {
    await openDialog();
    await expect.element(dialog().getByText('Sai số liệu ở đoạn hai.')).toBeVisible();
    await expect.element(dialog().getByText('Bạn xác nhận xong được.')).toBeVisible();
    await expect.element(publish()).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(publish())
      .toHaveAccessibleDescription('Chưa xuất bản được: còn 1 ghi chú phải sửa chưa xong.');
    expect(
      dialog()
        .getByText(/không còn đủ điều kiện/)
        .query(),
    ).toBeNull();
  });

  test('lead to the note and focus it', async () => {
    await openDialog();
    await userEvent.click(dialog().getByRole('button', { name: 'Đến ghi chú: Sai số liệu ở đoạn hai.' }));
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('article').filter({ hasText: 'Sai số liệu' })).toHaveFocus();
  });

  test('can be published from the open dialog as soon as a colleague resolves it', async () => {
    await openDialog();
    await expect.element(publish()).toHaveAttribute('aria-disabled', 'true');
    network.answer(LIST, { items: [] });
    network.answer(CHECK, { unmet: [], warnings: [] });
    publishNotice({ id: '1', kind: 'notes', projectId: '1', thingId: '5', editingSession: null });
    await expect.element(publish()).not.toHaveAttribute('aria-disabled');
    expect(dialog().getByText('Sai số liệu ở đoạn hai.').query()).toBeNull();
  });

  test.each(['light', 'dark'])('have no accessibility violations in %s', async (theme) => {
    document.documentElement.dataset.theme = theme;
    await openDialog();
    await expect.element(dialog().getByRole('region', { name: 'Tiêu đề' })).toBeVisible();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await expectAccessible(dialog().element());
    delete document.documentElement.dataset.theme;
  });
});
