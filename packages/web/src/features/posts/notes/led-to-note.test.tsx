import type { Notification } from '@toasoan/contract/features/notifications/notification.ts';
import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goTo, here } from '#web/core/routing/here.ts';
import type { Network } from '../../../../test/network.ts';
import { articleOf } from '../../../../test/open-article.tsx';
import { freshBrowser, openConsole } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { aWholePost } from '../test-support/a-post.ts';
import { aNote, anchorOf, TEXTS } from './test-support/a-note.ts';

const LIST = '/admin/post/note/list/5';
const ANSWERER = { userId: '8', name: 'Trần Phóng Viên' };
const NOTES: readonly PostNote[] = [
  aNote({ anchor: anchorOf('450 đồng') }),
  aNote({ id: '12', text: 'Đã hỏi Bộ.', parentId: '11', author: ANSWERER }),
  aNote({
    id: '13',
    text: 'Chuyện cũ.',
    resolvedBy: ANSWERER,
    resolvedTime: '2026-11-20T04:05:00.000Z',
    anchor: anchorOf('xếp hàng'),
  }),
  aNote({ id: '14', kind: 'COMMENT', text: 'Để trang nhất tối nay.' }),
];
let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer(LIST, { items: NOTES });
  network.answer('/admin/post/detail/5', aWholePost({ state: 'SUBMITTED', content: articleOf(...TEXTS) }));
  network.answer('/admin/post/workflow-log/5', { items: [], hasMore: false });
});

async function open(url: string): Promise<void> {
  const session = aSession();
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  await openConsole(url);
}
const card = (text: string) => page.getByRole('article').filter({ hasText: text });

describe('an address with a note', () => {
  test('leads to it and then becomes the address of the post', async () => {
    await open('/manager_post/view/5?note=11');
    await expect.element(card('Cần dẫn nguồn.')).toHaveFocus();
    await expect.element(card('Cần dẫn nguồn.')).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => here().search).toBe('');
    await expect.poll(() => CSS.highlights.get('post-note-chosen')?.size).toBe(1);
  });

  test('leads to an answer in its thread', async () => {
    await open('/manager_post/view/5?note=12');
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Đã hỏi Bộ.' })).toHaveFocus();
  });

  test('leads to a resolved note and to its passage in the text', async () => {
    await open('/manager_post/view/5?note=13');
    await expect.element(card('Chuyện cũ.')).toHaveFocus();
    await expect.element(page.getByText('Đoạn này đã bị xóa.')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Đến đoạn này trong bài: xếp hàng' }));
    await expect
      .poll(() => [...(CSS.highlights.get('post-note-chosen') ?? [])].map(String))
      .toEqual(['xếp hàng']);
  });

  test('leads to a comment, whose panel opens', async () => {
    await open('/manager_post/view/5?note=14');
    await expect.element(card('Để trang nhất tối nay.')).toHaveFocus();
  });

  test('leads, in an open tab, to a note that was unknown there', async () => {
    await open('/manager_post/view/5');
    await expect.element(card('Cần dẫn nguồn.')).toBeVisible();
    const added = aNote({ id: '15', text: 'Vừa thêm.' });
    network.answer(LIST, { items: [...NOTES, added] });
    goTo('/manager_post/view/5?note=15');
    await expect.element(card('Vừa thêm.')).toHaveFocus();
    goTo('/manager_post/view/5?note=11');
    await expect.element(card('Cần dẫn nguồn.')).toHaveFocus();
  });

  test('says that a removed note no longer exists', async () => {
    await open('/manager_post/view/5?note=99');
    await expect.element(page.getByText('Ghi chú này không còn.')).toBeVisible();
    await expect.poll(() => here().search).toBe('');
  });
});

test('the bell leads to the note in the open tab of the post', async () => {
  const reported: Notification = {
    id: '1',
    kind: 'mention',
    projectId: '1',
    postId: '5',
    noteId: '12',
    accountId: null,
    request: null,
    eventId: null,
    pageId: null,
    title: 'Mùa lúa chín',
    actorName: 'Lê Biên Tập',
    text: 'Đã hỏi Bộ.',
    dueTime: null,
    count: 1,
    makeTime: '2026-11-20T03:05:00.000Z',
    readTime: null,
  };
  network.answer('/admin/notification/unread', { count: 1 });
  network.answer('/admin/notification/list', { items: [reported], hasMore: false });
  network.answer('/admin/notification/markRead', {});
  await open('/manager_post/view/5');
  await expect.element(card('Cần dẫn nguồn.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Thông báo/ }));
  const link = page.getByRole('dialog', { name: 'Thông báo' }).getByRole('link', { name: /Mùa lúa chín/ });
  await expect.element(link).toHaveAttribute('href', '/manager_post/view/5?note=12&project=1');
  await userEvent.click(link);
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Đã hỏi Bộ.' })).toHaveFocus();
  expect(page.getByRole('tab').elements().length).toBe(1);
});
