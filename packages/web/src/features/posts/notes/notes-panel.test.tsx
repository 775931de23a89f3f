import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { commit, compose } from '../../../../test/input-method.ts';
import type { Network } from '../../../../test/network.ts';
import { articleOf, articleText } from '../../../../test/open-article.tsx';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anOpenPost, openEditor } from '../editing/test-support/open-editor.tsx';
import { aWholePost } from '../test-support/a-post.ts';
import { openPost } from '../test-support/open-posts.tsx';
import { aNote, anchorOf, TEXTS } from './test-support/a-note.ts';
import { bubble } from './test-support/bubble.ts';

const CREATE = '/admin/post/note/create';
const LIST = '/admin/post/note/list/5';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
  sessionStorage.clear();
  network.answer(CREATE, aNote({ id: '99' }));
});

const post = (state: 'DRAFT' | 'EDITING' = 'EDITING') =>
  anOpenPost({}, { state, content: articleOf(...TEXTS) });
async function open(...notes: PostNote[]): Promise<void> {
  network.answer(LIST, { items: notes });
  await openEditor(network, post());
}
/** Notes in the margin leave the list closed. */
const openList = () => userEvent.click(page.getByRole('button', { name: /^Ghi chú biên tập/ }));
const words = () => page.getByRole('textbox', { name: 'Ghi chú mới' });
const card = (name = 'Lê Biên Tập') => page.getByRole('article', { name: `Ghi chú của ${name}` });
const sent = () => network.to(CREATE).at(-1)?.body;
/** Passages as the editor paints them. */
const passages = () =>
  [...articleText().element().querySelectorAll('[class*="passage"]')].map((one) => one.textContent);

/** Selects words in the article, editable or not. */
function select(node: Node | null, from: number, to: number): void {
  if (node) window.getSelection()?.setBaseAndExtent(node, from, node, to);
}
const firstText = (root: Element) => document.createTreeWalker(root, NodeFilter.SHOW_TEXT).nextNode();

describe('a note at a passage', () => {
  test('is created from the selection by keys, with the text around it', async () => {
    await open();
    articleText().element().focus();
    select(firstText(articleText().element()), 0, 8);
    await expect.poll(bubble).toBe(true);
    await userEvent.keyboard('{Control>}{Alt>}m{/Alt}{/Control}');
    await expect.element(words()).toHaveFocus();
    await userEvent.keyboard('Ghi rõ loại xăng');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(sent).toMatchObject({
      postId: '5',
      kind: 'NOTE',
      text: 'Ghi rõ loại xăng',
      anchor: { text: 'Giá xăng', prefix: '', suffix: anchorOf('Giá xăng').suffix, block: 0, at: 0 },
    });
  });

  test('follows its words while somebody types before them, and is gone and back with them', async () => {
    await open(aNote({ anchor: anchorOf('450 đồng') }));
    await expect.poll(passages).toEqual(['450 đồng']);
    articleText().element().focus();
    select(firstText(articleText().element()), 0, 0);
    await userEvent.keyboard('Chiều nay: ');
    await expect.poll(passages).toEqual(['450 đồng']);
    await openList();
    await userEvent.click(page.getByRole('button', { name: /^Đến đoạn này trong bài: 450 đồng/ }));
    await expect.element(articleText()).toHaveFocus();
    expect(window.getSelection()?.anchorOffset).toBe('Chiều nay: Giá xăng tăng '.length);
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await expect.element(page.getByText('Đoạn này đã bị xóa.')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(passages).toEqual(['450 đồng']);
  });

  test('keeps a composed word whole in text and note', async () => {
    await open(aNote({ anchor: anchorOf('450 đồng') }));
    await expect.poll(passages).toEqual(['450 đồng']);
    await openList();
    await userEvent.click(page.getByRole('button', { name: 'Thêm ghi chú' }));
    await expect.element(words()).toHaveFocus();
    await compose('a');
    await compose('ấ');
    await commit('ấ');
    await expect.element(words()).toHaveValue('ấ');
  });

  test('can be created and shown where the text is read-only', async () => {
    network.answer(LIST, { items: [aNote({ anchor: anchorOf('xếp hàng') })] });
    await openPost(network, aWholePost({ state: 'SUBMITTED', content: articleOf(...TEXTS) }));
    const body = page.getByText(TEXTS[0]);
    await expect.element(body).toBeVisible();
    await expect.poll(() => CSS.highlights.get('post-note')?.size).toBe(1);
    select(firstText(body.element()), 9, 22);
    await userEvent.click(page.getByRole('button', { name: 'Ghi chú', exact: true }));
    await userEvent.keyboard('Kiểm tra lại');
    await userEvent.click(page.getByRole('button', { name: 'Thêm ghi chú' }));
    await expect.poll(sent).toMatchObject({ anchor: { text: 'tăng 450 đồng', block: 0, at: 9 } });
  });
});

describe('threads', () => {
  test('are answered, and the writer of the text marks a must-fix as fixed', async () => {
    await open(aNote({ mustFix: true }));
    await userEvent.click(card().getByRole('button', { name: 'Trả lời' }));
    await userEvent.keyboard('Em sửa rồi');
    await userEvent.click(page.getByRole('checkbox', { name: 'Đã sửa trong bài' }));
    await userEvent.click(page.getByRole('button', { name: 'Gửi' }));
    await expect.poll(sent).toMatchObject({ parentId: '11', text: 'Em sửa rồi', saysFixed: true });
  });

  test('are resolved over the version that was seen, and listed as resolved', async () => {
    const RESOLVE = '/admin/post/note/resolve/11';
    const note = aNote();
    await open(note);
    await expect.element(card()).toBeVisible();
    const done = aNote({
      resolvedBy: { userId: '7', name: 'Trần Phóng Viên' },
      resolvedTime: note.makeTime,
      version: 2,
    });
    network.answer(RESOLVE, done);
    network.answer(LIST, { items: [done] });
    await userEvent.click(card().getByRole('button', { name: 'Xong' }));
    await expect.element(page.getByText(/^Không có ghi chú nào đang mở/)).toBeVisible();
    expect(network.to(RESOLVE)[0]?.body).toEqual({ version: 1 });
    await userEvent.click(page.getByRole('button', { name: 'Đã xong 1' }));
    await expect.element(card().getByText(/^Xong: Trần Phóng Viên/)).toBeVisible();
  });

  test('unsent words are restored', async () => {
    await open();
    await openList();
    await userEvent.click(page.getByRole('button', { name: 'Thêm ghi chú' }));
    await userEvent.keyboard('Nửa câu');
    await userEvent.keyboard('{Escape}');
    expect(words().query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Thêm ghi chú' }));
    await expect.element(words()).toHaveValue('Nửa câu');
  });
});

test('a must-fix is counted at its panel and a line of the checklist leads to it', async () => {
  await open(aNote({ mustFix: true, text: 'Sai số liệu' }), aNote({ id: '12', text: 'Về cả bài.' }));
  await expect.element(page.getByRole('button', { name: /^Ghi chú biên tập 1/ })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Sửa: Phải sửa: Sai số liệu' }));
  await expect.element(card().filter({ hasText: 'Sai số liệu' })).toHaveFocus();
});

test('a colleague is mentioned by keys, as long as the name is in the text', async () => {
  network.answer('/admin/post/note/people/5', {
    items: [
      // The author is not offered.
      { userId: '3', displayName: 'Lê Thu Hà' },
      { userId: '6', displayName: 'Phạm Minh' },
      { userId: '4', displayName: 'Đặng Minh Đức' },
    ],
  });
  await open();
  await openList();
  await userEvent.click(page.getByRole('button', { name: 'Thêm ghi chú' }));
  await userEvent.keyboard('Nhờ @minh');
  await expect
    .element(page.getByRole('option', { name: 'Phạm Minh' }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}xem giúp');
  await expect.element(words()).toHaveValue('Nhờ @Đặng Minh Đức xem giúp');
  await commit(' @');
  await expect.element(page.getByRole('option', { name: 'Phạm Minh' })).toBeVisible();
  await commit('\u2026');
  await expect.element(page.getByRole('option', { name: 'Phạm Minh' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(sent).toMatchObject({ text: 'Nhờ @Đặng Minh Đức xem giúp', mentions: ['4'] });
});

test.each(['light', 'dark'])('margin and panel have no accessibility violations, %s', async (theme) => {
  document.documentElement.dataset.theme = theme;
  await open(
    aNote({ mustFix: true, anchor: anchorOf('450 đồng') }),
    aNote({ id: '12', parentId: '11', text: 'Đã sửa ạ', saysFixed: true }),
    aNote({ id: '13', anchor: { ...anchorOf('450 đồng'), isLost: true } }),
  );
  await expect.element(page.getByText('Đoạn này đã bị xóa.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Thêm ghi chú' }));
  await expectAccessible(page.getByRole('tabpanel').element());
  delete document.documentElement.dataset.theme;
});
