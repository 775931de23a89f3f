import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { articleText, atEnd, openArticle, paragraph, tool } from '../../../../test/open-article.tsx';
import type { LiveArticle } from '../live-article.ts';

const KEY = 'AbCdEfGhIjKlMnOpQrStUv';
const WORDS = { alt: 'Ruộng bậc thang', caption: 'Mùa gặt', credit: 'Thu Hà' };
const picture = (attrs: object = {}): ArticleNode => ({
  type: 'figure',
  attrs: {
    mediaId: '12',
    key: KEY,
    width: 1600,
    height: 900,
    ...WORDS,
    align: 'center',
    ...attrs,
  },
});
const doc = (...content: ArticleNode[]): ArticleDocument => ({ type: 'doc', content });
const shown = (at = 0) => document.querySelectorAll<HTMLElement>('.ProseMirror figure')[at] as HTMLElement;
const caption = () => page.getByRole('textbox', { name: 'Chú thích ảnh' });
const bar = () => page.getByRole('toolbar', { name: /^Ảnh: / });
const figureIn = (article: LiveArticle, at = 0) => article.document().content[at];

/** Selects a picture as the arrow keys do. */
async function select(article: LiveArticle, position: number): Promise<void> {
  article.editor.chain().setNodeSelection(position).focus().run();
  await expect.element(bar()).toBeVisible();
}

beforeEach(() => page.viewport(1280, 800));

describe('a picture that is not selected', () => {
  test('is drawn as readers see it, without a field or a button', async () => {
    await openArticle(doc(picture(), paragraph('sau')));
    expect(shown().className).toContain('picture picture-center');
    expect(shown().querySelector('figcaption')?.textContent).toBe('Mùa gặt Ảnh: Thu Hà');
    expect(shown().querySelector('source')?.srcset).toContain(`/media/${KEY}/w640.webp`);
    expect(shown().querySelectorAll('input, textarea, button')).toHaveLength(0);
    await expectAccessible();
  });

  test('has a sign for what is missing', async () => {
    await openArticle(doc(picture({ credit: '', alt: '' }), picture()));
    expect(getComputedStyle(shown(0), '::before').content).toContain('Thiếu nguồn ảnh');
    expect(shown(0).dataset.lacks).toBe('credit alt');
    expect(shown(1).dataset.lacks).toBe('');
  });

  test('whose caption is clicked takes the cursor into it', async () => {
    const article = await openArticle(doc(paragraph('trước'), picture()));
    await userEvent.click(page.getByText('Ảnh: Thu Hà'));
    await expect.element(page.getByRole('textbox', { name: 'Nguồn ảnh' })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}Quang Đức');
    expect(figureIn(article, 1)?.attrs?.credit).toBe('Quang Đức');
  });

  test('whose caption is pressed for a while keeps the cursor in it', async () => {
    const article = await openArticle(doc(picture(), paragraph('sau')));
    await atEnd(article);
    await userEvent.click(page.getByText('Ảnh: Thu Hà'), { delay: 300 });
    await userEvent.keyboard('{Control>}a{/Control}Quang Đức');
    expect(figureIn(article)?.attrs?.credit).toBe('Quang Đức');
  });
});

describe('the selected picture', () => {
  test('is worked on by keyboard alone: Tab to the bar, arrows in it, Tab to the words, Enter to go on', async () => {
    const article = await openArticle(doc(picture(), paragraph('sau')));
    await select(article, 0);
    await userEvent.keyboard('{Tab}');
    await expect.element(tool('Trong cột')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(figureIn(article)?.attrs?.align).toBe('wide');
    await expect.element(tool('Rộng hơn cột')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Tab}');
    await expect.element(caption()).toHaveFocus();
    await userEvent.keyboard(' ở Mù Cang Chải{Tab}{Tab}');
    await expect.element(page.getByRole('textbox', { name: 'Văn bản thay thế' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(articleText()).toHaveFocus();
    expect(figureIn(article)?.attrs?.caption).toBe('Mùa gặt ở Mù Cang Chải');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect.element(tool('Rộng hơn cột')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}x');
    expect(article.document().content[1]).toEqual(paragraph('xsau'));
    await expect.element(bar()).not.toBeInTheDocument();
  });

  test('shows at once the width that readers get', async () => {
    const article = await openArticle(doc(picture(), paragraph('sau')));
    const column = shown().getBoundingClientRect();
    await select(article, 0);
    await userEvent.click(tool('Rộng hơn cột'));
    expect(shown().getBoundingClientRect().width).toBeGreaterThan(column.width);
    await userEvent.click(tool('Bên phải, chữ chạy quanh'));
    expect(shown().getBoundingClientRect()).toMatchObject({ width: 320, right: column.right });
  });

  test('keeps its element while words are typed, and the text below its place', async () => {
    const article = await openArticle(doc(picture(), paragraph('sau')));
    await select(article, 0);
    const [img, below] = [shown().querySelector('img'), document.querySelector('.ProseMirror > p')];
    const top = below?.getBoundingClientRect().top;
    await userEvent.fill(page.getByRole('textbox', { name: 'Văn bản thay thế' }), 'Đồi chè');
    await userEvent.fill(caption(), 'Mùa vàng');
    expect(shown().querySelector('img')).toBe(img);
    expect(img?.alt).toBe('Đồi chè');
    expect(below?.getBoundingClientRect().top).toBe(top);
  });

  test('is cropped in this place alone, and undone like a word', async () => {
    const article = await openArticle(doc(picture(), picture()));
    await select(article, 0);
    await userEvent.click(tool('Cắt ảnh ở chỗ này'));
    await userEvent.click(page.getByRole('menuitemradio', { name: '1:1' }));
    expect(shown(0).querySelector('img')?.getAttribute('src')).toBe(`/media/${KEY}/1x1-1280.jpg`);
    expect(shown(1).querySelector('img')?.getAttribute('src')).toBe(`/media/${KEY}/w1280.jpg`);
    await userEvent.click(caption());
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(figureIn(article)).toEqual(picture());
  });

  test('is offered the credit of the same picture elsewhere in the text', async () => {
    const article = await openArticle(doc(picture({ credit: '' }), paragraph('giữa'), picture()));
    await select(article, 0);
    await userEvent.click(page.getByRole('button', { name: 'Dùng nguồn “Thu Hà” như ở chỗ khác' }));
    expect(figureIn(article)?.attrs?.credit).toBe('Thu Hà');
    await expect.element(page.getByRole('button', { name: /Dùng nguồn/ })).not.toBeInTheDocument();
  });

  test('keeps its field while suggesting, and while others change the text around it', async () => {
    const article = await openArticle(doc(paragraph('trước'), picture(), paragraph('sau')));
    article.suggesting.author = { userId: '7', name: 'Trần Biên Tập' };
    await article.suggesting.turn(true);
    await select(article, 7);
    await userEvent.click(caption());
    await userEvent.keyboard(' lúa');
    article.replace(doc(paragraph('trước và mới'), picture({ caption: 'Mùa gặt lúa' }), paragraph('sau')));
    await userEvent.keyboard(' chín');
    await expect.element(caption()).toHaveFocus();
    expect(figureIn(article, 1)?.attrs?.caption).toBe('Mùa gặt lúa chín');
    expect(article.document().content[0]).toEqual(paragraph('trước và mới'));
  });

  test('has neither bar nor fields in a text that is read-only', async () => {
    const article = await openArticle(doc(picture(), paragraph('sau')));
    await select(article, 0);
    article.setReadOnly(true);
    await expect.element(bar()).not.toBeInTheDocument();
    expect(shown().querySelectorAll('textarea')).toHaveLength(0);
    await expect.element(page.getByText('Ảnh: Thu Hà')).toBeVisible();
    article.setReadOnly(false);
    await expect.element(bar()).toBeVisible();
  });

  test.each(['light', 'dark'])('is accessible (%s), also at 390 px', async (theme) => {
    document.documentElement.dataset.theme = theme;
    const article = await openArticle(doc(paragraph('trước'), picture({ credit: '', alt: '' })));
    await select(article, 7);
    for (const width of [1280, 390]) {
      await page.viewport(width, 800);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectAccessible();
    }
    delete document.documentElement.dataset.theme;
  });
});
