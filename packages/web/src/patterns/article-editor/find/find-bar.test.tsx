import { listSuggestions } from '@toasoan/contract/article/list-suggestions.ts';
import { withoutSuggestions, withSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearToasts, currentToasts } from '#web/ui/feedback/toasts.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { LONG, openLong } from '../../../../test/long-article.tsx';
import { articleOf, articleText, atEnd, htmlOf, openArticle, tool } from '../../../../test/open-article.tsx';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { ArticleEditor } from '../article-editor.tsx';
import { createLiveArticle, type LiveArticle } from '../live-article.ts';

afterEach(clearToasts);

const field = () => page.getByRole('textbox', { name: 'Tìm trong bài' });
const replacement = () => page.getByRole('textbox', { name: 'Thay bằng' });
/** What is read out. */
const count = (text: string) =>
  expect
    .element(page.getByRole('group', { name: /Tìm và thay/ }).getByRole('status'))
    .toHaveTextContent(text);

async function findIn(article: LiveArticle, words: string): Promise<void> {
  await atEnd(article);
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.element(field()).toHaveFocus();
  await userEvent.fill(field(), words);
}
const marked = () => [...document.querySelectorAll('[class*="match"]')].map((mark) => mark.textContent);

describe('the find bar', () => {
  test('counts and marks matches, steps through them, and Escape selects the current one', async () => {
    const article = await openArticle(articleOf('Lúa chín, lúa non', 'Ruộng lúa'));
    await findIn(article, 'lúa');
    await count('Chỗ 1 trong 3');
    expect(marked()).toEqual(['Lúa', 'lúa', 'lúa']);
    await userEvent.keyboard('{Enter}{Enter}');
    await count('Chỗ 3 trong 3');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await count('Chỗ 2 trong 3');
    await expectAccessible(document.querySelector('section') ?? undefined);
    await userEvent.keyboard('{Escape}');
    await expect.element(articleText()).toHaveFocus();
    expect(field().query()).toBeNull();
    await expect.poll(marked).toEqual([]);
    const { from, to } = article.editor.state.selection;
    expect([from, to]).toEqual([11, 14]);
  });

  test('letters typed before it is there do not reach the text', async () => {
    const article = await openArticle(articleOf('Lúa chín'));
    await atEnd(article);
    article.asks.find();
    document.execCommand('insertText', false, 'lua');
    await expect.element(field()).toHaveFocus();
    expect(article.document()).toEqual(articleOf('Lúa chín'));
  });

  test('an article that closes within the pause after typing is not searched', async () => {
    const errors: string[] = [];
    const listen = ({ message }: ErrorEvent) => errors.push(message);
    window.addEventListener('error', listen);
    onTestFinished(() => window.removeEventListener('error', listen));
    const article = await openArticle(articleOf('Lúa chín'));
    await findIn(article, 'lúa');
    article.destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(errors).toEqual([]);
  });

  test.each([
    ['lua', 'Không tìm thấy', 'Không phân biệt dấu', 'Chỗ 1 trong 3'],
    ['Lúa', 'Chỗ 1 trong 2', 'Phân biệt hoa thường', 'Chỗ 1 trong 1'],
    ['lú', 'Chỗ 1 trong 3', 'Cả từ', 'Chỗ 1 trong 1'],
  ])('%j: %s, with "%s" %s', async (words, before, option, after) => {
    const article = await openArticle(articleOf('Lúa lú', 'của lúa lụa'));
    await findIn(article, words);
    await count(before);
    await userEvent.click(tool(option));
    await count(after);
  });

  test('replaces one or all, keeps marks, and undoes all in one step', async () => {
    const article = await openArticle(articleOf('lúa lúa', 'lúa'));
    article.editor.chain().setTextSelection({ from: 1, to: 4 }).setMark('bold').run();
    await findIn(article, 'lúa');
    await count('Chỗ 1 trong 3');
    await userEvent.fill(replacement(), 'ngô');
    await userEvent.click(tool('Thay tất cả'));
    expect(htmlOf(article)).toBe('<p><strong>ngô</strong> ngô</p><p>ngô</p>');
    expect(currentToasts()[0]?.text).toBe('Đã thay 3 chỗ');
    currentToasts()[0]?.action?.run();
    expect(htmlOf(article)).toBe('<p><strong>lúa</strong> lúa</p><p>lúa</p>');
    await userEvent.click(tool('Thay'));
    expect(htmlOf(article).match(/ngô/g)).toHaveLength(1);
  });

  test('with suggestions, each replaced place is a suggestion of its own', async () => {
    const article = await openArticle(articleOf('lúa và lúa', 'lúa'));
    article.suggesting.author = { userId: '7', name: 'Trần Biên Tập' };
    await article.suggesting.turn(true);
    await findIn(article, 'lúa');
    await count('Chỗ 1 trong 3');
    await userEvent.fill(replacement(), 'ngô');
    await userEvent.click(tool('Thay tất cả'));
    const document = article.document();
    expect(withSuggestions(document)).toEqual(articleOf('ngô và ngô', 'ngô'));
    expect(withoutSuggestions(document)).toEqual(articleOf('lúa và lúa', 'lúa'));
    expect(listSuggestions(document)).toHaveLength(3);
    await count('Không tìm thấy');
  });

  test('in a read-only article only finds', async () => {
    const article = createLiveArticle(articleOf('lúa'));
    onTestFinished(article.destroy);
    article.setReadOnly(true);
    await renderScreen(<ArticleEditor article={article} readOnly />);
    await expect.element(articleText()).toBeVisible();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.fill(field(), 'lúa');
    await count('Chỗ 1 trong 1');
    expect(replacement().query()).toBeNull();
  });

  test('marks no more than a thousand places around the current one in an article of 20,000 words', async () => {
    await openLong();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.fill(field(), 'n');
    await expect.poll(() => marked().length).toBe(1000);
    expect(JSON.stringify(LONG).length).toBeGreaterThan(20_000);
  });
});
