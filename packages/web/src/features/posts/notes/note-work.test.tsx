import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { articleOf, articleText } from '../../../../test/open-article.tsx';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anOpenPost, openEditor } from '../editing/test-support/open-editor.tsx';
import { aNote, anchorOf, TEXTS } from './test-support/a-note.ts';

const LIST = '/admin/post/note/list/5';
const SWITCH = '/admin/post/note/mustFix/11';
const OTHER = { userId: '8', name: 'Trần Phóng Viên' };
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

async function open(...notes: readonly PostNote[]): Promise<void> {
  network.answer(LIST, { items: notes });
  await openEditor(network, anOpenPost({}, { state: 'EDITING', content: articleOf(...TEXTS) }));
  await expect.element(cards().first()).toBeVisible();
}
const cards = () => page.getByRole('article', { name: /^Ghi chú của/ });
const card = (text: string) => cards().filter({ hasText: text });
const menu = (name = 'Lê Biên Tập') => page.getByRole('button', { name: `Thao tác với lời của ${name}` });
const mustFix = () => page.getByRole('menuitemcheckbox', { name: 'Phải sửa' });

describe('a must-fix mark', () => {
  test('is set on an existing note over the version that was seen', async () => {
    await open(aNote());
    network.answer(SWITCH, aNote({ mustFix: true, version: 2 }));
    network.answer(LIST, { items: [aNote({ mustFix: true, mustFixBy: OTHER, version: 2 })] });
    await userEvent.click(menu());
    await expect.element(mustFix()).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(mustFix());
    await expect
      .element(card('Cần dẫn nguồn.').getByText('Phải sửa · Trần Phóng Viên yêu cầu'))
      .toBeVisible();
    expect(network.to(SWITCH)[0]?.body).toEqual({ version: 1, mustFix: true });
  });

  test('can be removed', async () => {
    await open(aNote({ mustFix: true }));
    network.answer(SWITCH, aNote({ version: 2 }));
    network.answer(LIST, { items: [aNote({ version: 2 })] });
    await userEvent.click(menu());
    await expect.element(mustFix()).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(mustFix());
    await expect.element(page.getByRole('button', { name: 'Phải sửa 0' })).toBeVisible();
    expect(network.to(SWITCH)[0]?.body).toEqual({ version: 1, mustFix: false });
  });

  test('shows in the checklist who can clear it', async () => {
    await open(aNote({ mustFix: true, mustFixBy: OTHER }));
    const line = page.getByRole('list', { name: 'Bắt buộc trước khi xuất bản' }).getByRole('listitem');
    await expect
      .element(line.filter({ hasText: 'Cần dẫn nguồn.' }))
      .toMatchTextContent(/Bạn xác nhận xong được/);
  });
});

describe('by keyboard', () => {
  test('arrow keys move between cards, and Escape returns to the text', async () => {
    await open(
      aNote({ anchor: anchorOf('450 đồng') }),
      aNote({ id: '12', text: 'Hỏi thêm một người.', anchor: anchorOf('xếp hàng') }),
    );
    await expect.poll(() => cards().elements().length).toBe(2);
    (card('Cần dẫn nguồn.').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(card('Hỏi thêm')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect.element(card('Cần dẫn nguồn.')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(articleText()).toHaveFocus();
  });

  test('a cancelled answer returns the focus to its button', async () => {
    await open(aNote());
    await userEvent.click(card('Cần dẫn nguồn.').getByRole('button', { name: 'Trả lời' }));
    await expect.element(page.getByRole('textbox', { name: 'Trả lời Lê Biên Tập' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(card('Cần dẫn nguồn.').getByRole('button', { name: 'Trả lời' })).toHaveFocus();
  });

  test('a resolved note passes the focus on, notifies and can be reopened', async () => {
    const second = aNote({ id: '12', text: 'Hỏi thêm một người.' });
    await open(aNote(), second);
    const done = aNote({ resolvedBy: OTHER, resolvedTime: '2026-11-20T04:05:00.000Z', version: 2 });
    network.answer('/admin/post/note/resolve/11', done);
    network.answer('/admin/post/note/reopen/11', aNote({ version: 3 }));
    network.answer(LIST, { items: [done, second] });
    await userEvent.click(card('Cần dẫn nguồn.').getByRole('button', { name: 'Xong' }));
    await expect.element(card('Hỏi thêm')).toHaveFocus();
    await expect.element(page.getByText('Đã đánh dấu xong.')).toBeVisible();
    network.answer(LIST, { items: [aNote({ version: 3 }), second] });
    await userEvent.click(page.getByRole('button', { name: 'Mở lại' }));
    await expect.element(card('Cần dẫn nguồn.')).toBeVisible();
    expect(network.to('/admin/post/note/reopen/11')[0]?.body).toEqual({ version: 2 });
  });
});

test('200 notes with their answers come by one call and are listed at once', async () => {
  const many = Array.from({ length: 200 }, (_, index) => [
    aNote({ id: String(100 + index), text: `Ghi chú số ${index}.`, mustFix: index % 5 === 0 }),
    aNote({ id: String(1_000 + index), parentId: String(100 + index), text: 'Đã sửa ạ.' }),
  ]).flat();
  // Computing the roles of hundreds of cards repeatedly takes too long.
  const drawn = () => document.querySelectorAll('[data-note]').length;
  const press = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  network.answer(LIST, { items: many });
  await openEditor(network, anOpenPost({}, { state: 'EDITING', content: articleOf(...TEXTS) }));
  await expect.poll(drawn).toBe(200);
  expect(network.to(LIST).length).toBe(1);
  press('Phải sửa 40');
  await expect.poll(drawn).toBe(40);
  press('Đang mở 200');
  await expect.poll(drawn).toBe(200);
});
