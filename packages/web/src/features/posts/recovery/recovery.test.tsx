import { clear, createStore, values } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { keepLocalDraft, type LocalDraft } from '../autosave/local-drafts.ts';
import { headline, openEditor } from '../editing/test-support/open-editor.tsx';
import { aVersion, LINES, save, shownLines, typeAfter } from '../merge/test-support/two-people.ts';
import { DETAIL, openPosts } from '../test-support/open-posts.tsx';

const [A = '', B = '', C = ''] = LINES;
const store = createStore('toasoan-drafts', 'posts');
const ME = aSession().user.userId;
const kept = async () => JSON.stringify(await values(store));

let network: Network;
beforeEach(async () => {
  network = freshBrowser();
  network.answer('/admin/post/autosave', { savedTime: '2026-11-20T06:00:00.000Z' });
  await clear(store);
});

function aCopy(title: string, changes: Partial<LocalDraft> = {}): LocalDraft {
  return {
    postId: '5',
    projectId: '1',
    editingSession: 'f'.repeat(32),
    life: title,
    baseVersion: 1,
    savedTime: '2026-11-20T04:00:00.000Z',
    draft: { title, content: aVersion(1, [`${A} ${title}.`, B, C]).content },
    tags: [],
    ...changes,
  };
}
const button = (name: string | RegExp) => page.getByRole('button', { name });
const line = (count: number) => button(`${count} bài chưa lưu trên máy này`);
const list = () => page.getByRole('dialog', { name: 'Bài chưa lưu trên máy này' });

/** The editor with a post on the server, reached from the list of posts. */
async function openList(): Promise<void> {
  network.answer(DETAIL, aVersion(1, LINES));
  network.answer('/admin/post/autosave/list', { items: [] });
  network.answer('/admin/category/tree', { items: [] });
  await openPosts(network, []);
}

describe('the list of posts', () => {
  test('leads to unsaved text of a post, which comes onto its page', async () => {
    await keepLocalDraft(ME, aCopy('Trước khi hỏng'));
    await openList();
    await userEvent.click(line(1));
    await userEvent.click(list().getByRole('button', { name: /^Mở “Trước khi hỏng”/ }));
    await expect.element(headline()).toHaveValue('Trước khi hỏng');
    await expect.poll(shownLines).toEqual([`${A} Trước khi hỏng.`, B, C]);
    await expect.element(page.getByText(/^Bản riêng của bạn, lưu/)).toBeVisible();
    // The page keeps it now.
    await expect.poll(async () => (await values(store)).length).toBe(1);
  });

  test('leads to a new post that never reached the server', async () => {
    await keepLocalDraft(ME, aCopy('Bài mới', { postId: undefined, baseVersion: 0 }));
    await openList();
    await userEvent.click(line(1));
    await expect.element(list().getByText(/Bài mới, chưa có trên máy chủ/)).toBeVisible();
    await userEvent.click(list().getByRole('button', { name: /^Mở “Bài mới”/ }));
    await expect.element(headline()).toHaveValue('Bài mới');
    await expect.poll(shownLines).toEqual([`${A} Bài mới.`, B, C]);
  });

  test('shows older copies of a post, and opens one as a new post', async () => {
    await keepLocalDraft(ME, aCopy('Mới nhất', { savedTime: '2026-11-20T05:00:00.000Z' }));
    await keepLocalDraft(ME, aCopy('Cũ hơn'));
    await openList();
    await userEvent.click(line(1));
    await userEvent.click(list().getByText('1 bản cũ hơn của bài này'));
    await expectAccessible(list().element());
    await userEvent.click(list().getByRole('button', { name: /^Thao tác khác với “Cũ hơn”/ }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Mở thành bài mới' }));
    await expect.element(headline()).toHaveValue('Cũ hơn');
    expect(await kept()).toContain('Mới nhất');
  });

  test('removes what the person does not want, after a question', async () => {
    await keepLocalDraft(ME, aCopy('Không cần'));
    await openList();
    await userEvent.click(line(1));
    await userEvent.click(list().getByRole('button', { name: /^Thao tác khác/ }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Bỏ bản này' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Bỏ bản này' }));
    await expect.element(list().getByText(/^Không còn bài nào/)).toBeVisible();
    expect(await values(store)).toEqual([]);
  });

  test('shows nothing of another person on the same machine', async () => {
    await keepLocalDraft('999', aCopy('Của người khác'));
    await keepLocalDraft(ME, aCopy('Của tôi', { postId: '6' }));
    await openList();
    await userEvent.click(line(1));
    await expect.element(list().getByText('Của tôi', { exact: true })).toBeVisible();
    expect(page.getByText('Của người khác').elements()).toEqual([]);
  });
});

describe('the offer of an editor', () => {
  async function openWithTwo(): Promise<void> {
    await keepLocalDraft(ME, aCopy('Mới nhất', { savedTime: '2026-11-20T05:00:00.000Z' }));
    await keepLocalDraft(ME, aCopy('Cũ hơn'));
    await openEditor(network, aVersion(1, LINES));
  }

  test('keeps the older copy at hand after the newest was taken, and takes it without losing that', async () => {
    await openWithTwo();
    await userEvent.click(button('Khôi phục'));
    await expect.element(headline()).toHaveValue('Mới nhất');
    await expect.element(page.getByText(/^Còn một bản riêng khác của bạn/)).toBeVisible();
    await userEvent.click(button(/^Xem bản kia/));
    await userEvent.click(button('Dùng bản kia'));
    await expect.element(headline()).toHaveValue('Cũ hơn');
    await expect.poll(shownLines).toEqual([`${A} Cũ hơn.`, B, C]);
    await expect.poll(kept).toContain('Mới nhất');
  });

  test('shows the older copy after the newest was discarded', async () => {
    await openWithTwo();
    await userEvent.click(button('Bỏ'));
    await userEvent.click(button('Khôi phục'));
    await expect.element(headline()).toHaveValue('Cũ hơn');
  });

  test('joins what was typed before it was answered', async () => {
    await keepLocalDraft(ME, aCopy('Trước khi hỏng'));
    await openEditor(network, aVersion(1, LINES));
    await typeAfter('Giá lúa', ' Vừa gõ.');
    await userEvent.click(button('Khôi phục'));
    await expect.poll(shownLines).toEqual([`${A} Trước khi hỏng.`, B, `${C} Vừa gõ.`]);
    network.answer('/admin/post/update', aVersion(2, [`${A} Trước khi hỏng.`, B, `${C} Vừa gõ.`]));
    await save();
    await expect.poll(kept).toBe('[]');
  });
});
