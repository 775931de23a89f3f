import { ARTICLE_CORPUS } from '@toasoan/contract/article/article-corpus.ts';
import { MAX_ARTICLE_BYTES } from '@toasoan/contract/article/article-limits.ts';
import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import { describe, expect, test } from 'vitest';
import { articleOf, type Edited, lineOf } from '../test-support/edited-articles.ts';
import { mergeArticles, mergedArticle } from './merge-articles.ts';
import { conflictsOf } from './merge-part.ts';

const doc = (...content: ArticleNode[]): ArticleDocument => checkArticle({ type: 'doc', content });
const linesOf = (document: ArticleDocument) => document.content.map((block) => articleText(block));

/** The lines of a merge without conflicts. */
function joined(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const parts = mergeArticles(articleOf(base), articleOf(mine), articleOf(theirs));
  expect(conflictsOf(parts)).toEqual([]);
  return linesOf(mergedArticle(parts));
}
function asked(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const parts = mergeArticles(articleOf(base), articleOf(mine), articleOf(theirs));
  return conflictsOf(parts).map((one) =>
    [one.base, one.mine, one.theirs].map((blocks) => blocks.map((block) => articleText(block))),
  );
}

const A = 'Nghệ An mùa lúa chín ở Mường Lống bà con gặt từ tờ mờ sáng';
const B = 'Năm nay giá lúa cao hơn năm trước nên nhà nào cũng phấn khởi';
const C = 'Xã đã mở thêm hai điểm thu mua ngay đầu bản cho bà con đỡ xa';

test('a line deleted by one side and moved into a split line by the other is a conflict', () => {
  const edited: Edited = {
    base: [[], [], ['a'], ['b'], ['c', 'd'], [], [], []],
    mine: [[], ['b'], ['c', 'd'], [], [], []],
    theirs: [[], [], ['b'], ['c'], ['a'], [], ['d'], ['t1', 't2', 't3'], [], [], []],
  };
  const parts = mergeArticles(articleOf(edited.base), articleOf(edited.mine), articleOf(edited.theirs));
  expect(conflictsOf(parts)).not.toEqual([]);
});

describe('one side alone is taken unchanged', () => {
  test.each(ARTICLE_CORPUS)('$name', ({ document }) => {
    for (const { document: base } of ARTICLE_CORPUS) {
      const wanted = checkArticle(document);
      for (const parts of [mergeArticles(base, document, base), mergeArticles(base, base, document)]) {
        expect(conflictsOf(parts)).toEqual([]);
        expect(mergedArticle(parts)).toEqual(wanted);
      }
    }
  });
});

describe('paragraphs', () => {
  test('changed by one side each are both taken, neighbours too', () => {
    expect(joined([A, B, C], [`${A} nay`, B, C], [A, `${B} lắm`, C])).toEqual([`${A} nay`, `${B} lắm`, C]);
  });

  test('inserted at one place by both are put one after the other', () => {
    expect(joined([A, B], [A, 'của tôi', B], [A, 'của bạn', B])).toEqual([A, 'của tôi', 'của bạn', B]);
  });

  test('written by both into an empty article are put one after the other', () => {
    expect(joined([''], [A], [B])).toEqual([A, B]);
  });

  test('changed by both at distant words are merged word by word', () => {
    const theirs = A.replace('tờ mờ sáng', 'lúc trời chưa sáng');
    expect(joined([A], [A.replace('Nghệ An', 'Tỉnh Nghệ An')], [theirs])).toEqual([
      theirs.replace('Nghệ An', 'Tỉnh Nghệ An'),
    ]);
  });

  test('that hold the same new words on both sides get them once, whatever one side changed before them', () => {
    const mine = `${A}. Chợ họp sớm.`;
    const theirs = `Hôm nay, ${mine}`;
    expect(joined([`${A}.`], [mine], [theirs])).toEqual([theirs]);
    expect(joined([`${A}.`], [theirs], [mine])).toEqual([theirs]);
  });

  test('that one side put in and the other put in and wrote on after are there once', () => {
    const mine = `${A} chợ họp sớm`;
    expect(joined([A], [mine], [`${mine} rồi tan`])).toEqual([`${mine} rồi tan`]);
    expect(joined([A], [`mới ${mine} rồi tan`], [mine])).toEqual([`mới ${mine} rồi tan`]);
  });

  test('that lost the same words on both sides lose them once, whatever one side changed before them', () => {
    const base = `${A}. Chợ họp sớm.`;
    const theirs = `Hôm nay, ${A}.`;
    expect(joined([base], [`${A}.`], [theirs])).toEqual([theirs]);
  });

  test('put in by both between the same empty lines are there once, whatever one side put in before them', () => {
    expect(joined([A, ''], [A, '', B, ''], [C, A, '', B, ''])).toEqual([C, A, '', B, '']);
  });

  test('changed by both at neighbouring words are a conflict', () => {
    const [mine, theirs] = [A.replace('mùa', 'vụ'), A.replace('lúa', 'ngô')];
    expect(asked([A, B], [mine, B], [theirs, C])).toEqual([[[A], [mine], [theirs]]]);
  });

  test('deleted by one and changed by the other are a conflict', () => {
    expect(asked([A, B, C], [A, C], [A, `${B} lắm`, C])).toEqual([[[B], [], [`${B} lắm`]]]);
  });

  test('moved by one and changed by the other appear once, changed, at their new place', () => {
    expect(joined([A, B, C], [B, C, A], [`${A} nay`, B, C])).toEqual([B, C, `${A} nay`]);
  });

  test('moved to two places appear once', () => {
    expect(
      joined([A, B, C, 'cuối'], [B, A, C, 'cuối'], [B, C, 'cuối', A]).filter((line) => line === A),
    ).toEqual([A]);
  });

  test('moved by one and deleted by the other are a conflict', () => {
    expect(asked([A, B, C], [B, C, A], [B, C])).toEqual([[[A], [A], []]]);
  });

  test('moved and changed by one and changed elsewhere by the other get both changes, once', () => {
    const mine = A.replace('Nghệ An', 'Tỉnh Nghệ An');
    const both = mine.replace('tờ mờ sáng', 'lúc chưa sáng');
    expect(joined([A, B, C], [B, C, mine], [A.replace('tờ mờ sáng', 'lúc chưa sáng'), B, C])).toEqual([
      B,
      C,
      both,
    ]);
  });

  test('split by one and changed by the other are split and changed, once', () => {
    const [head, tail] = [A.slice(0, 28), A.slice(29)];
    const theirs = A.replace('tờ mờ', 'rất');
    expect(joined([A, B], [head, tail, B], [theirs, B])).toEqual([head, tail.replace('tờ mờ', 'rất'), B]);
  });

  test('joined by one and changed by the other are joined and changed', () => {
    expect(joined([A, B, C], [`${A} ${B}`, C], [A, B.replace('nhà nào', 'ai'), C])).toEqual([
      `${A} ${B.replace('nhà nào', 'ai')}`,
      C,
    ]);
  });
});

describe('styled words', () => {
  const bold = (text: string): ArticleNode => ({ type: 'text', text, marks: [{ type: 'bold' }] });
  const plain = (text: string): ArticleNode => ({ type: 'text', text });
  const line = (...content: ArticleNode[]) => doc({ type: 'paragraph', content });

  test('made bold by one while the other changes a distant word get both changes', () => {
    const base = line(plain('Nghệ An mùa lúa chín ở Mường Lống'));
    const mine = line(bold('Nghệ An'), plain(' mùa lúa chín ở Mường Lống'));
    const theirs = line(plain('Nghệ An mùa lúa chín ở Kỳ Sơn'));
    expect(mergedArticle(mergeArticles(base, mine, theirs))).toEqual(
      line(bold('Nghệ An'), plain(' mùa lúa chín ở Kỳ Sơn')),
    );
  });

  test('a line break stays one', () => {
    const lines = (first: string, last: string) => line(plain(first), { type: 'hardBreak' }, plain(last));
    const parts = mergeArticles(
      lines('một hai ba bốn', 'năm'),
      lines('một 2 ba bốn', 'năm'),
      lines('một hai ba bốn', '5'),
    );
    expect(mergedArticle(parts)).toEqual(lines('một 2 ba bốn', '5'));
  });
});

describe('nested nodes', () => {
  const list = (...items: string[]) =>
    doc({
      type: 'bulletList',
      content: items.map((text) => ({ type: 'listItem', content: [lineOf(text)] })),
    });
  const cell = (text: string): ArticleNode => ({
    type: 'tableCell',
    attrs: { colspan: 1, rowspan: 1 },
    content: [lineOf(text)],
  });
  const table = (...rows: string[][]) =>
    doc({ type: 'table', content: rows.map((cells) => ({ type: 'tableRow', content: cells.map(cell) })) });
  const merged = (...three: Parameters<typeof mergeArticles>) => {
    const parts = mergeArticles(...three);
    expect(conflictsOf(parts)).toEqual([]);
    return mergedArticle(parts);
  };

  test('items of a list are merged one by one', () => {
    expect(merged(list('một', 'hai'), list('một', 'hai', 'ba'), list('1', 'hai'))).toEqual(
      list('1', 'hai', 'ba'),
    );
  });

  test('an item that both changed makes the whole list a conflict', () => {
    const parts = mergeArticles(list('một', 'hai'), list('1', 'hai'), list('I', 'hai'));
    expect(conflictsOf(parts)).toHaveLength(1);
  });

  test('rows and cells of a table are merged one by one', () => {
    const base = table(['vé', 'giá'], ['lượt', '10']);
    expect(
      merged(
        base,
        table(['vé', 'giá'], ['lượt', '12']),
        table(['Loại vé', 'giá'], ['lượt', '10'], ['tháng', '200']),
      ),
    ).toEqual(table(['Loại vé', 'giá'], ['lượt', '12'], ['tháng', '200']));
  });

  test('a table with a new column that the other changed too is a conflict', () => {
    const parts = mergeArticles(table(['a', 'b']), table(['a', 'b', 'c']), table(['a', 'x']));
    expect(conflictsOf(parts)).toHaveLength(1);
  });

  test('words and place of a picture are merged, two different pictures are a conflict', () => {
    const figure = (attrs: Record<string, string>) =>
      doc({
        type: 'figure',
        attrs: { mediaId: '1', key: 'AbCdEfGhIjKlMnOpQr-_Uv', width: 16, height: 9, ...attrs },
      });
    expect(merged(figure({}), figure({ caption: 'Lúa' }), figure({ align: 'wide' }))).toEqual(
      figure({ caption: 'Lúa', align: 'wide' }),
    );
    const parts = mergeArticles(figure({}), figure({ mediaId: '2' }), figure({ caption: 'Lúa' }));
    expect(conflictsOf(parts)).toHaveLength(1);
  });
});

test('two texts that together exceed the length of an article are one conflict', () => {
  const long = (word: string) => articleOf([`${word} `.repeat(MAX_ARTICLE_BYTES / 8).trim()]);
  const parts = mergeArticles(articleOf(['']), long('lúaaa'), long('ngôô'));
  expect(conflictsOf(parts)).toHaveLength(1);
});

test('a long article that both sides changed is merged', () => {
  const base = Array.from({ length: 2_000 }, (_, line) => `Đoạn ${line} ${A} ${line} ${B}`);
  const side = (word: string, every: number) =>
    base.map((line, at) => (at % every === 0 ? `${word} ${line}` : line));
  expect(
    conflictsOf(mergeArticles(articleOf(base), articleOf(side('mới', 3)), articleOf(side('khác', 7)))),
  ).not.toEqual([]);
});
