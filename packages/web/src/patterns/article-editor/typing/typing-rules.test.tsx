import { articleText as wordsOf } from '@toasoan/contract/article/article-text.ts';
import { withoutSuggestions, withSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { commit, compose } from '../../../../test/input-method.ts';
import { articleOf, atEnd, htmlOf, openArticle } from '../../../../test/open-article.tsx';
import type { LiveArticle } from '../live-article.ts';

async function openForTyping(...lines: string[]): Promise<LiveArticle> {
  const article = await openArticle(lines.length === 0 ? undefined : articleOf(...lines));
  await expect.poll(() => 'typingRule$' in article.editor.state).toBe(true);
  await atEnd(article);
  return article;
}

describe('signs typed on an empty line', () => {
  test.each([
    ['## Mùa', '<h2>Mùa</h2>'],
    ['### Mùa', '<h3>Mùa</h3>'],
    ['> Mùa', '<blockquote><p>Mùa</p></blockquote>'],
    ['- a{Enter}b{Enter}{Enter}c', '<ul><li><p>a</p></li><li><p>b</p></li></ul><p>c</p>'],
    ['1. a{Enter}b{Enter}{Enter}c', '<ol><li><p>a</p></li><li><p>b</p></li></ol><p>c</p>'],
    ['---Mùa', '<hr><p>Mùa</p>'],
    ['lúa **chín rộ** rồi', '<p>lúa <strong>chín rộ</strong> rồi</p>'],
    ['– Anh về rồi à?', '<p>– Anh về rồi à?</p>'],
    ['2. Vâng', '<p>2. Vâng</p>'],
    ['2 ** 3 ** 4, a**b**', '<p>2 ** 3 ** 4, a**b**</p>'],
  ])('%j becomes %j', async (typed, html) => {
    const article = await openForTyping();
    await userEvent.keyboard(typed);
    expect(htmlOf(article)).toBe(html);
  });

  test.each([
    ['{Backspace}', '## ', '<p>## </p>'],
    ['{Control>}z{/Control}', '## ', '<p>## </p>'],
    ['{Backspace}', '**a**', '<p>**a**</p>'],
    ['{Control>}z{/Control}', '---', '<p>---</p>'],
  ])('%s right after %j gives the characters back', async (key, typed, html) => {
    const article = await openForTyping();
    await userEvent.keyboard(typed + key);
    expect(htmlOf(article)).toBe(html);
  });
});

describe('a dash of speech', () => {
  test('given back by Backspace stays a dash in the rest of the article', async () => {
    const article = await openForTyping();
    await userEvent.keyboard('- {Backspace}Anh về?{Enter}Im lặng.{Enter}- Vâng.');
    expect(htmlOf(article)).toBe('<p>- Anh về?</p><p>Im lặng.</p><p>- Vâng.</p>');
  });

  test('follows the line above that begins with one, and words that stand there already', async () => {
    const article = await openForTyping('– Anh về?');
    await userEvent.keyboard('{Enter}- Vâng.{Enter}Thưa{Home}- ');
    expect(htmlOf(article)).toBe('<p>– Anh về?</p><p>- Vâng.</p><p>- Thưa</p>');
  });
});

test('an input method composes behind signs that stay text, and nothing changes within its word', async () => {
  const article = await openForTyping();
  await userEvent.keyboard('**');
  await compose('d');
  await compose('đậm');
  expect(htmlOf(article)).toBe('<p>**đậm</p>');
  await commit('đậm');
  await userEvent.keyboard('**');
  expect(htmlOf(article)).toBe('<p><strong>đậm</strong></p>');
});

test('with suggestions, a heading from signs is one, and rejecting it leaves the text as it was', async () => {
  const article = await openForTyping('Lúa');
  article.suggesting.author = { userId: '7', name: 'Trần Biên Tập' };
  await article.suggesting.turn(true);
  await userEvent.keyboard('{Enter}## Mùa');
  const document = article.document();
  expect(withSuggestions(document).content.map(({ type }) => type)).toEqual(['paragraph', 'heading']);
  expect(wordsOf(withSuggestions(document))).toBe('Lúa\nMùa');
  expect(wordsOf(withoutSuggestions(document))).toBe('Lúa');
  article.setReadOnly(true);
  await userEvent.keyboard('{Enter}## x');
  expect(article.document()).toEqual(document);
});
