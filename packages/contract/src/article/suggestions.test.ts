import { describe, expect, test } from 'vitest';
import { articleFacts } from './article-facts.ts';
import type { ArticleDocument, ArticleMark, ArticleNode } from './article-node.ts';
import { articleText, countWords, isBlankArticle } from './article-text.ts';
import { checkArticle } from './check-article.ts';
import { listSuggestions } from './list-suggestions.ts';
import {
  hasSuggestions,
  resolveSuggestions,
  withoutSuggestions,
  withSuggestions,
} from './resolve-suggestions.ts';
import { suggestionBy } from './suggestion-mark.ts';

const BY = { authorId: '7', authorName: 'Trần Biên Tập', time: '2026-11-22T03:00:00.000Z' };
const ins = (id = 'suggest-1'): ArticleMark => ({ type: 'insertion', attrs: { id, ...BY } });
const del = (id = 'suggest-1'): ArticleMark => ({ type: 'deletion', attrs: { id, ...BY } });
const text = (words: string, ...marks: ArticleMark[]): ArticleNode =>
  marks.length === 0 ? { type: 'text', text: words } : { type: 'text', marks, text: words };
const block = (type: ArticleNode['type'], content: ArticleNode[], ...marks: ArticleMark[]): ArticleNode => ({
  type,
  ...(content.length > 0 && { content }),
  ...(marks.length > 0 && { marks }),
});
const p = (...content: ArticleNode[]) => block('paragraph', content);
const doc = (...content: ArticleNode[]): ArticleDocument => ({ type: 'doc', content });
const rule = (...marks: ArticleMark[]) => block('horizontalRule', [], ...marks);

describe('words', () => {
  const article = doc(p(text('Lúa '), text('chín', del()), text('vàng', ins()), text(' đồng')));
  test('are public in their current form and readable in their suggested form', () => {
    expect(withoutSuggestions(article)).toEqual(doc(p(text('Lúa chín đồng'))));
    expect(withSuggestions(article)).toEqual(doc(p(text('Lúa vàng đồng'))));
    expect(articleText(article)).toBe('Lúa chín đồng');
    expect(countWords(article)).toBe(3);
  });
  test('that are only suggested leave the article blank', () => {
    expect(isBlankArticle(doc(p(text('Mới', ins()))))).toBe(true);
    expect(articleFacts(doc(p(text('Mới', ins()))), []).words).toBe(0);
  });
  test('come with one entry for a replacement', () => {
    expect(listSuggestions(article)).toEqual([
      { id: 'suggest-1', ...BY, kind: 'replacement', inserted: 'vàng', deleted: 'chín', parts: [], block: 0 },
    ]);
  });
  test('of one suggestion are decided independently of another', () => {
    const two = doc(p(text('a', ins('suggest-1')), text(' b', ins('suggest-2'))));
    const only = resolveSuggestions(two, (mark) =>
      suggestionBy(mark).id === 'suggest-1' ? 'accept' : 'keep',
    );
    expect(only).toEqual(doc(p(text('a'), text(' b', ins('suggest-2')))));
  });
  test('keep the spaces that either decision needs', () => {
    const spaced = doc(p(text('a'), text(' ', ins()), text(' abc', del()), text('d')));
    expect(checkArticle(spaced)).toEqual(spaced);
    expect(articleText(spaced)).toBe('a abcd');
    expect(articleText(withSuggestions(spaced))).toBe('a d');
  });
  test('without suggestions return the same article object', () => {
    const plain = doc(p(text('Không đổi')));
    expect(withoutSuggestions(plain)).toBe(plain);
    expect(hasSuggestions(plain)).toBe(false);
  });
});

describe('blocks', () => {
  const split = doc(p(text('Một ')), block('paragraph', [text('hai')], ins()));
  test('split by a suggested line are one again without it', () => {
    expect(withoutSuggestions(split)).toEqual(doc(p(text('Một hai'))));
    expect(withSuggestions(split)).toEqual(doc(p(text('Một ')), p(text('hai'))));
  });
  const joined = doc(p(text('Một')), block('heading', [text('hai')], del()));
  test('suggested to be joined stay separate until then', () => {
    expect(withoutSuggestions(joined).content).toHaveLength(2);
    expect(withSuggestions(joined)).toEqual(doc(p(text('Mộthai'))));
  });
  test('keep the space between joined words after either decision', () => {
    expect(checkArticle(split)).toEqual(split);
    const across = doc(
      p(text('Một '), text('hai', del())),
      block('paragraph', [text('bốn ', del()), text('năm')], del()),
    );
    expect(checkArticle(across)).toEqual(across);
    expect(articleText(withSuggestions(across))).toBe('Một năm');
    expect(articleText(across)).toBe('Một hai\nbốn năm');
  });
  test('suggested whole are absent, and those suggested for deletion are present', () => {
    const article = doc(p(text('A')), block('paragraph', [text('mới', ins())], ins()), rule(del()));
    expect(withoutSuggestions(article)).toEqual(doc(p(text('A')), rule()));
    expect(withSuggestions(article)).toEqual(doc(p(text('A')), p(text('mới'))));
  });
  test('keep their words if no line can take them', () => {
    const alone = doc(rule(), block('paragraph', [text('còn')], ins()));
    expect(withoutSuggestions(alone)).toEqual(doc(rule(), p(text('còn'))));
  });
  test('all suggested for deletion leave one empty line', () => {
    expect(withSuggestions(doc(rule(del())))).toEqual(doc(p()));
  });
  test('of a list are added and removed by item', () => {
    const item = (words: string, ...marks: ArticleMark[]) =>
      block('listItem', [block('paragraph', [text(words)], ...marks)]);
    const list = doc(block('bulletList', [item('một '), item('hai', ins()), item('ba')]));
    expect(withoutSuggestions(list)).toEqual(doc(block('bulletList', [item('một hai'), item('ba')])));
    expect(withSuggestions(list)).toEqual(doc(block('bulletList', [item('một '), item('hai'), item('ba')])));
  });
  test('of a list removed with all their content leave nothing', () => {
    const nested = block('bulletList', [block('listItem', [p(text('trong'))])], del());
    const list = doc(
      block('bulletList', [
        block('listItem', [p(text('một'))]),
        block('listItem', [block('paragraph', [text('hai', del())], del()), nested]),
      ]),
    );
    expect(withSuggestions(list)).toEqual(doc(block('bulletList', [block('listItem', [p(text('một'))])])));
    expect(checkArticle(list)).toEqual(list);
    expect(JSON.stringify(withoutSuggestions(list))).not.toContain('deletion');
  });
  test('flow past undecided neighbours, in either order of decisions', () => {
    const article = doc(
      p(text('Một ')),
      rule(ins('suggest-1')),
      block('paragraph', [text('hai')], ins('suggest-2')),
    );
    const reject = (document: ArticleDocument, id: string) =>
      resolveSuggestions(document, (mark) => (suggestionBy(mark).id === id ? 'reject' : 'keep'));
    expect(reject(reject(article, 'suggest-2'), 'suggest-1')).toEqual(doc(p(text('Một hai'))));
    expect(reject(reject(article, 'suggest-1'), 'suggest-2')).toEqual(doc(p(text('Một hai'))));
  });
});

describe('the stored form', () => {
  test.each([
    ['a block', doc(block('paragraph', [text('a', ins())], ins()))],
    ['a part', doc(rule(del('suggest-2')))],
    [
      'a table',
      doc(
        block(
          'table',
          [block('tableRow', [{ ...block('tableCell', [p()]), attrs: { colspan: 1, rowspan: 1 } }])],
          ins(),
        ),
      ),
    ],
    ['both at one word', doc(p(text('a', ins('suggest-1'), del('suggest-2'))))],
  ])('may be %s', (_, article) => {
    expect(checkArticle(article)).toEqual(article);
  });
  test.each([
    ['an id of another kind', { id: '1' }],
    ['nobody', { authorId: '0' }],
    ['no name', { authorName: ' ' }],
    ['a time that is none', { time: '2026-13-45T99:00:00.000Z' }],
    ['a time in words', { time: 'hôm qua' }],
    ['more than is known', { colour: 'red' }],
  ])('is refused for %s', (_, wrong) => {
    const mark = { type: 'insertion', attrs: { id: 'suggest-1', ...BY, ...wrong } };
    expect(() =>
      checkArticle({
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [mark] }] }],
      }),
    ).toThrow();
  });
  test('about a list item is stored at its first line', () => {
    const item = (marks: ArticleMark[], ...line: ArticleMark[]) =>
      doc(block('bulletList', [block('listItem', [block('paragraph', [text('a')], ...line)], ...marks)]));
    expect(checkArticle(item([ins()]))).toEqual(item([], ins()));
  });
  test('is never a single row or cell, nor another mark on a block', () => {
    const cell = { type: 'tableCell', content: [{ type: 'paragraph' }], marks: [ins()] };
    expect(() =>
      checkArticle({
        type: 'doc',
        content: [{ type: 'table', content: [{ type: 'tableRow', content: [cell] }] }],
      }),
    ).toThrow();
    expect(() =>
      checkArticle({ type: 'doc', content: [{ type: 'paragraph', marks: [{ type: 'bold' }] }] }),
    ).toThrow();
  });
});
