import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { articleOf, articleText, htmlOf, openArticle, paragraph } from '../../../../test/open-article.tsx';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openSuggestions, placed, suggested } from '../test-support/open-suggestions.tsx';
import { acceptLinks } from './accept-link.ts';

const values = { href: '/the/hue', newTab: false, nofollow: false, target: 'tag:8' };
const LINK = '<a href="/the/hue" data-target="tag:8">Huế</a>';
const bold = (text: string): ArticleNode => ({ type: 'text', marks: [{ type: 'bold' }], text });
const plain = (text: string): ArticleNode => ({ type: 'text', text });
const accept = (article: LiveArticle, run: number, from: number) =>
  acceptLinks(article, article.document(), [{ place: { run, from, to: from + 3 }, values }]);

describe('a suggestion becomes a link', () => {
  test('at its words in a paragraph whose marks begin and end around and within them', async () => {
    const article = await openArticle({
      type: 'doc',
      content: [{ type: 'paragraph', content: [plain('Về '), bold('cố đô Hu'), plain('ế. Huế mưa')] }],
    });
    expect(accept(article, 2, 9)).toBe(1);
    expect(htmlOf(article)).toBe(
      '<p>Về <strong>cố đô </strong><a href="/the/hue" data-target="tag:8"><strong>Hu</strong>ế</a>. Huế mưa</p>',
    );
  });

  test('in the second of two equal lines, in a list, and behind a line break', async () => {
    const article = await openArticle({
      type: 'doc',
      content: [
        paragraph('Huế'),
        paragraph('Huế'),
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Ở Huế')] }] },
        { type: 'paragraph', content: [plain('Mưa'), { type: 'hardBreak' }, plain('Huế')] },
      ],
    });
    for (const [run, from] of [
      [3, 0],
      [4, 2],
      [5, 4],
    ] as const)
      expect(accept(article, run, from)).toBe(1);
    expect(htmlOf(article)).toBe(
      `<p>Huế</p><p>${LINK}</p><ul><li><p>Ở ${LINK}</p></li></ul><p>Mưa<br>${LINK}</p>`,
    );
  });

  test('where its words stand now when the line has changed, and nowhere when they are gone', async () => {
    const article = await openArticle(articleOf('Ở Huế'));
    const asked = article.document();
    article.editor.commands.insertContentAt(1, 'Hôm qua, ');
    const place = { run: 2, from: 2, to: 5 };
    expect(acceptLinks(article, asked, [{ place, values }])).toBe(1);
    expect(htmlOf(article)).toBe(`<p>Hôm qua, Ở ${LINK}</p>`);
    article.editor.commands.setContent('<p>Ở Vinh</p>');
    expect(acceptLinks(article, asked, [{ place, values }])).toBe(0);
    expect(htmlOf(article)).toBe('<p>Ở Vinh</p>');
  });
});

const text = () => articleText().element().innerHTML;
const written = (name: string) => page.getByRole('button', { name: `Viết liên kết “${name}” vào bài` });
async function undo(): Promise<void> {
  await userEvent.click(articleText());
  await userEvent.keyboard('{Control>}z{/Control}');
}

describe('the panel beside a text', () => {
  test('shows each place in its sentence, passes axe, and writes one by keys alone; undo takes it back', async () => {
    await openSuggestions(freshBrowser(), articleOf('Mưa lớn. Ở Huế có phở. Hết.'), {
      placed: [placed({ run: 2, from: 11, to: 14 })],
    });
    const sentence = page.getByRole('button', { name: /^Ở Huế có phở\./ });
    await expect.element(sentence).toBeVisible();
    await expectAccessible();
    sentence.element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(written('Huế')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(text).toBe(`<p>Mưa lớn. Ở ${LINK} có phở. Hết.</p>`);
    await undo();
    await expect.poll(text).toBe('<p>Mưa lớn. Ở Huế có phở. Hết.</p>');
  });

  test('writes all of them in one undo step, and the keyboard stays in the list', async () => {
    await openSuggestions(freshBrowser(), articleOf('Huế có phở'), {
      placed: [placed({ run: 2, from: 0, to: 3 }), placed({ run: 2, from: 7, to: 10, phrase: 'phở' })],
    });
    await userEvent.click(page.getByRole('button', { name: 'Viết tất cả vào bài' }));
    await expect.element(page.getByText('Đã viết 2 liên kết vào bài.')).toBeVisible();
    expect(text().match(/<a /g)).toHaveLength(2);
    await expect.element(page.getByRole('region', { name: 'Tự chèn khi hiển thị' })).toHaveFocus();
    await undo();
    await expect.poll(text).toBe('<p>Huế có phở</p>');
  });

  test('dismisses a page that is only named, and keeps the others', async () => {
    await openSuggestions(freshBrowser(), articleOf('Huế có phở'), {
      pages: [suggested('Huế', '/the/hue', 0), suggested('phở', '/the/pho', 7)],
    });
    await userEvent.click(page.getByRole('button', { name: 'Bỏ gợi ý “Huế”' }));
    await expect.element(page.getByText('/the/hue')).not.toBeInTheDocument();
    await expect.element(page.getByText('/the/pho')).toBeVisible();
    await expect.element(written('phở')).toHaveFocus();
  });

  test('switches the links of the post off, and shows none', async () => {
    const network = freshBrowser();
    await openSuggestions(network, articleOf('Huế'), { placed: [placed({ run: 2, from: 0, to: 3 })] });
    network.answer('/admin/internal-link/post/5', { isOff: true });
    network.answer('/admin/internal-link/written', { isOff: true, placed: [], pages: [], posts: [] });
    const control = page.getByRole('switch', { name: 'Chèn liên kết nội bộ trong bài này' });
    await userEvent.click(control);
    await expect.poll(() => network.to('/admin/internal-link/post/5')[0]?.body).toEqual({ isOff: true });
    await expect.element(page.getByText('Tự chèn khi hiển thị')).not.toBeInTheDocument();
    await expect.element(control).not.toBeChecked();
  });
});

test('nothing is written into a text that is read-only', async () => {
  const article = await openArticle(articleOf('Huế'));
  article.setReadOnly(true);
  expect(accept(article, 2, 0)).toBe(0);
  expect(htmlOf(article)).toBe('<p>Huế</p>');
});
