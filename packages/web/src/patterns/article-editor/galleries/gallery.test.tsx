import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { articleOf, articleText, openArticle, paragraph, tool } from '../../../../test/open-article.tsx';
import type { LiveArticle } from '../live-article.ts';
import { addToGallery } from './gallery-commands.ts';

const KEY = 'AbCdEfGhIjKlMnOpQrStUv';
const picture = (mediaId: string, caption = ''): ArticleNode => ({
  type: 'figure',
  attrs: {
    mediaId,
    key: KEY,
    width: 1600,
    height: 900,
    alt: 'Tranh',
    caption,
    credit: '',
    align: 'center',
  },
});
const gallery = (layout: string, caption: string, ...content: ArticleNode[]): ArticleNode => ({
  type: 'gallery',
  attrs: { layout, caption },
  content,
});
const doc = (...content: ArticleNode[]): ArticleDocument => ({ type: 'doc', content });
const [ONE, TWO] = [picture('12', 'Một'), picture('13', 'Hai')];

async function select(article: LiveArticle, position: number): Promise<void> {
  article.editor.chain().setNodeSelection(position).focus().run();
  await expect.element(page.getByRole('toolbar').nth(1)).toBeVisible();
}

test('a gallery shows its pictures, and its words and layout change in place', async () => {
  const article = await openArticle(doc(paragraph('trước'), gallery('grid', '', ONE, TWO)));
  expect(document.querySelectorAll('.gallery-pictures img')).toHaveLength(2);
  await select(article, 9);
  await userEvent.click(tool('Chọn cả bộ ảnh'));
  await expect.element(page.getByRole('toolbar', { name: 'Bộ ảnh: 2 ảnh' })).toBeVisible();
  await userEvent.click(tool('Trình chiếu'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Chú thích chung' }), 'Chợ tranh');
  expect(article.document().content[1]).toEqual(gallery('slides', 'Chợ tranh', ONE, TWO));
  await expectAccessible();
});

test('a gallery split leaves its pictures one by one, and undo joins them again', async () => {
  const article = await openArticle(doc(paragraph('trước'), gallery('slides', 'Chung', ONE, TWO)));
  await select(article, 7);
  await userEvent.click(tool('Tách thành từng ảnh'));
  expect(article.document()).toEqual(doc(paragraph('trước'), ONE, TWO));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(article.document()).toEqual(doc(paragraph('trước'), gallery('slides', 'Chung', ONE, TWO)));
});

test('taking the last picture out removes the gallery', async () => {
  const article = await openArticle(doc(paragraph('trước'), gallery('grid', '', ONE), paragraph('sau')));
  article.editor.commands.setNodeSelection(8);
  article.editor.commands.deleteSelection();
  expect(article.document()).toEqual(articleOf('trước', 'sau'));
  expect(() => checkArticle(article.document())).not.toThrow();
});

test('pictures that are no pictures of the library are not added', async () => {
  const article = await openArticle(doc(gallery('grid', '', ONE)));
  addToGallery(article.editor.view, 0, []);
  expect(article.document()).toEqual(doc(gallery('grid', '', ONE)));
});

test('a file keeps its place and gets a name for readers', async () => {
  const file = (name: string): ArticleNode => ({
    type: 'attachment',
    attrs: { mediaId: '5', key: KEY, extension: 'pdf', sizeBytes: 1_240_000, name },
  });
  const article = await openArticle(doc(file('ke-hoach.pdf'), paragraph('sau')));
  await select(article, 0);
  await userEvent.fill(page.getByRole('textbox', { name: 'Tên tệp cho bạn đọc' }), 'Kế hoạch 2026');
  expect(article.document().content[0]).toEqual(file('Kế hoạch 2026'));
});

test('a line becomes a box and a line again from the menu of blocks', async () => {
  const article = await openArticle(articleOf(''));
  await userEvent.click(articleText());
  await expect.poll(() => 'slash$' in article.editor.state).toBe(true);
  await userEvent.keyboard('/hop thong');
  await expect
    .element(page.getByRole('option', { name: /^Hộp thông tin/ }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Ba gia đình');
  expect(article.document()).toEqual(doc({ type: 'factBox', content: [paragraph('Ba gia đình')] }));
  article.editor.commands.toggleWrap('factBox');
  expect(article.document()).toEqual(articleOf('Ba gia đình'));
});
