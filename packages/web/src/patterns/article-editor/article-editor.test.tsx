import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentToasts } from '#web/ui/feedback/toasts.ts';
import { commit, compose } from '../../../test/input-method.ts';
import {
  articleOf,
  articleText,
  atEnd,
  chooseAll,
  htmlOf,
  openArticle,
  paragraph,
  tool,
} from '../../../test/open-article.tsx';
import { ownClock } from '../../../test/own-clock.ts';
import { createLiveArticle, type LiveArticle } from './live-article.ts';

function paste(
  article: LiveArticle,
  data: Readonly<Record<string, string>>,
  files: readonly File[] = [],
): void {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  for (const file of files) clipboardData.items.add(file);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  article.editor.view.dom.dispatchEvent(event);
}

describe('a tab that is hidden and shown again', () => {
  test('keeps text, cursor and undo', async () => {
    const article = await openArticle(articleOf('Nghệ An'));
    await atEnd(article);
    article.editor.commands.insertContent(' hôm nay');
    article.editor.commands.setTextSelection(3);
    await userEvent.click(tool('Đổi thẻ'));
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
    await userEvent.click(tool('Đổi thẻ'));
    await expect.element(articleText()).toHaveTextContent('Nghệ An hôm nay');
    expect(article.editor.state.selection.from).toBe(3);
    await userEvent.click(tool('Hoàn tác'));
    await expect.poll(() => article.document()).toEqual(articleOf('Nghệ An'));
  });
});

describe('dirty', () => {
  test('a change sets it, and undoing the change clears it', async () => {
    const article = await openArticle(articleOf('Một'));
    expect(article.isDirty()).toBe(false);
    await atEnd(article);
    await userEvent.keyboard('x');
    expect(article.isDirty()).toBe(true);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(article.isDirty()).toBe(false);
  });

  test('a save covers what was sent, not what was typed since', async () => {
    const article = await openArticle(articleOf('Một'));
    await atEnd(article);
    await userEvent.keyboard('a');
    const sent = article.document();
    await userEvent.keyboard('b');
    article.markSaved(sent);
    expect(article.isDirty()).toBe(true);
    await userEvent.keyboard('{Backspace}');
    expect(article.isDirty()).toBe(false);
  });

  test('a save whose response arrives after the editor was closed counts', async () => {
    const article = createLiveArticle(articleOf('Một'));
    article.editor.commands.insertContent('a');
    expect(article.isDirty()).toBe(true);
    const sent = article.document();
    article.destroy();
    article.markSaved(sent);
    expect(article.isDirty()).toBe(false);
  });

  test('opening, focusing and clicking in a table change nothing', async () => {
    const attrs = { colspan: 1, rowspan: 1 };
    const cell: ArticleNode = { type: 'tableCell', attrs, content: [paragraph('ô')] };
    const table: ArticleNode = {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell, cell] },
        { type: 'tableRow', content: [cell] },
      ],
    };
    const article = await openArticle({ type: 'doc', content: [table] });
    await userEvent.click(page.getByText('ô').first());
    expect(article.isDirty()).toBe(false);
  });
});

describe('an input method', () => {
  test('composes a word, and no change is reported before it is finished', async () => {
    const pass = ownClock();
    const article = await openArticle();
    let reported = 0;
    article.watch(() => {
      reported += 1;
    });
    await atEnd(article);
    for (const step of ['d', 'dd', 'đ', 'đô', 'đôn', 'đồng']) await compose(step);
    await pass(700);
    expect(reported).toBe(0);
    await commit('đồng');
    await expect.poll(() => reported).toBe(1);
    expect(article.document()).toEqual(articleOf('đồng'));
  });

  test('keeps an accented first letter of a line whole, and undo removes the word', async () => {
    const article = await openArticle(articleOf('Một'));
    await atEnd(article);
    await userEvent.keyboard('{Enter}');
    await compose('A');
    await compose('Ấ');
    await commit('Ấ');
    expect(article.document()).toEqual(articleOf('Một', 'Ấ'));
  });
});

describe('pasting', () => {
  test('a Word list is pasted as a list', async () => {
    const article = await openArticle();
    await atEnd(article);
    const item = (level: number, words: string) =>
      `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">·&nbsp;</span>${words}</p>`;
    paste(article, { 'text/html': item(1, 'a') + item(2, 'b'), 'text/plain': 'a b' });
    await expect.poll(() => htmlOf(article)).toBe('<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>');
  });

  test('lines of plain text become paragraphs with composed letters', async () => {
    const article = await openArticle();
    await atEnd(article);
    paste(article, { 'text/plain': 'Nghệ An\nHà Tĩnh'.normalize('NFD') });
    await expect.poll(() => article.document()).toEqual(articleOf('Nghệ An', 'Hà Tĩnh'));
  });

  test('an address pasted over selected words makes them a link, a dangerous one does not', async () => {
    const article = await openArticle(articleOf('cổng tỉnh'));
    await chooseAll(article);
    paste(article, { 'text/plain': 'https://nghean.gov.vn' });
    await expect.poll(() => htmlOf(article)).toBe('<p><a href="https://nghean.gov.vn">cổng tỉnh</a></p>');
    paste(article, { 'text/html': '<a href="javascript:alert(1)">x</a>', 'text/plain': 'x' });
    await expect.poll(() => htmlOf(article)).toBe('<p>x</p>');
  });

  test('a picture is refused with a message, and the text beside it stays', async () => {
    const article = await openArticle();
    await atEnd(article);
    paste(article, {}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    await expect
      .poll(() => currentToasts().map((toast) => toast.text))
      .toEqual([expect.stringContaining('Chưa chèn được 1 tệp')]);
    paste(article, { 'text/html': '<p>lúa<img src="https://a.vn/b.jpg"></p>', 'text/plain': 'lúa' });
    await expect.poll(() => article.document()).toEqual(articleOf('lúa'));
  });

  test('pictures that Word keeps on the computer are asked for as files', async () => {
    const article = await openArticle();
    await atEnd(article);
    const word =
      '<p class="MsoNormal">lúa<img width=300 src="file:///C:/Users/A/msohtmlclip1/01/image002.png"></p>';
    paste(article, { 'text/html': word, 'text/plain': 'lúa' });
    await expect.poll(() => article.document()).toEqual(articleOf('lúa'));
    expect(currentToasts().map((toast) => toast.text)).toContainEqual(
      expect.stringContaining('1 ảnh chưa vào bài vì Word để ảnh trong máy của bạn'),
    );
  });

  test('an early paste or drop waits for the cleaning chunk and is cleaned', async () => {
    const article = createLiveArticle(articleOf('có sẵn'));
    document.body.append(article.element);
    article.editor.commands.setTextSelection(1);
    paste(article, { 'text/html': '<p style="color:red">vội<script>x</script></p>', 'text/plain': 'vội' });
    expect(article.document()).toEqual(articleOf('có sẵn'));
    await expect.poll(() => htmlOf(article)).toBe('<p>vộicó sẵn</p>');
    article.destroy();
  });
});
