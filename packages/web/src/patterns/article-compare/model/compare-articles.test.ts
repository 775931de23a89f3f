import { ARTICLE_CORPUS } from '@toasoan/contract/article/article-corpus.ts';
import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from './block.ts';
import { blockKey } from './block-keys.ts';
import { compareArticles, isChange } from './compare-articles.ts';
import { foldRows } from './fold-rows.ts';
import { readBlocks } from './read-blocks.ts';
import type { CellChange, Row } from './row.ts';

const p = (text: string): ArticleNode =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };
const docOf = (...content: ArticleNode[]): ArticleDocument => ({ type: 'doc', content });
const kinds = (rows: readonly Row[]) => rows.map(({ kind }) => kind);

/** The blocks of one side as the rows show them, composed of the rendered parts and cells. */
function sideOf(rows: readonly Row[], side: 'before' | 'after'): Block[] {
  return rows.flatMap((row): Block[] => {
    if (row.kind === 'table') {
      const lines = row.table[side].map((line) => line.map((cell) => shownCell(cell, side)));
      return [{ kind: 'table', places: [], rows: lines }];
    }
    if (row.kind === 'changed') {
      const gone = side === 'before' ? 'added' : 'removed';
      const words = row.parts.flatMap((part) => (part.kind === gone ? [] : (wordsOn(part, side) ?? [])));
      return [{ ...row[side], words }];
    }
    const block = side === 'before' ? 'before' in row && row.before : 'after' in row && row.after;
    return block ? [block] : [];
  });
}

function shownCell({ cell, rows }: CellChange, side: 'before' | 'after') {
  return { ...cell, blocks: sideOf(rows, side) };
}

function wordsOn(part: Extract<Row, { kind: 'changed' }>['parts'][number], side: 'before' | 'after') {
  if (part.kind === 'removed') return part.before;
  return part.kind === 'added' ? part.after : part[side];
}

const words = fc
  .array(fc.constantFrom('mùa', 'lúa', 'chín', 'ở', 'Mường', 'Lống,', '(2026)', '5.000', 'và'), {
    maxLength: 8,
  })
  .map((list) => list.join(' '));
const marks = fc.subarray([{ type: 'bold' as const }, { type: 'italic' as const }]);
const line = fc
  .array(fc.tuple(words, marks), { maxLength: 3 })
  .map((runs): ArticleNode[] =>
    runs.flatMap(([text, own]) => (text === '' ? [] : [{ type: 'text', text, marks: own }])),
  );
const picture = fc.record({ mediaId: fc.constantFrom('12', '13'), caption: words }).map(
  (attrs): ArticleNode => ({
    type: 'figure',
    attrs: { key: 'AbCdEfGhIjKlMnOpQrStUv', width: 16, height: 9, ...attrs },
  }),
);
const lines = fc.array(line, { minLength: 1, maxLength: 2 });
const boxed = (type: 'pullQuote' | 'factBox') =>
  lines.map((all): ArticleNode => {
    return { type, content: all.map((content) => ({ type: 'paragraph', content })) };
  });
const block: fc.Arbitrary<ArticleNode> = fc.oneof(
  picture,
  fc
    .record({
      layout: fc.constantFrom('grid', 'slides'),
      caption: words,
      content: fc.array(picture, { minLength: 1, maxLength: 3 }),
    })
    .map(({ content, ...attrs }): ArticleNode => ({ type: 'gallery', attrs, content })),
  boxed('pullQuote'),
  boxed('factBox'),
  line.map((content): ArticleNode => ({ type: 'related', content })),
  words.map(
    (name): ArticleNode => ({
      type: 'attachment',
      attrs: {
        mediaId: '14',
        key: 'AbCdEfGhIjKlMnOpQrStUv',
        extension: 'pdf',
        sizeBytes: 1,
        name: `Tệp ${name}`,
      },
    }),
  ),
  line.map((content): ArticleNode => ({ type: 'paragraph', content })),
  line.map((content): ArticleNode => ({ type: 'heading', attrs: { level: 2 }, content })),
  fc.constant<ArticleNode>({ type: 'horizontalRule' }),
  fc.array(words, { minLength: 1, maxLength: 3 }).map(
    (items): ArticleNode => ({
      type: 'orderedList',
      attrs: { start: 1 },
      content: items.map((item) => ({ type: 'listItem', content: [p(item)] })),
    }),
  ),
  fc.array(fc.array(words, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }).map(
    (rows): ArticleNode => ({
      type: 'table',
      content: rows.map((cells) => ({
        type: 'tableRow',
        content: cells.map((cell) => ({
          type: 'tableCell',
          attrs: { colspan: 1, rowspan: 1 },
          content: [p(cell)],
        })),
      })),
    }),
  ),
);
const article = fc.oneof(
  fc.array(block, { minLength: 1, maxLength: 8 }).map((content) => docOf(...content)),
  fc.constantFrom(...ARTICLE_CORPUS.map(({ document }) => document)),
);

/** The same article as other software might have stored it. */
function turned(node: ArticleNode): ArticleNode {
  const { attrs = {}, marks, content, ...rest } = node;
  const USUAL: Readonly<Record<string, unknown>> = { align: 'center', layout: 'grid', caption: '', alt: '' };
  const others = Object.entries(attrs).filter(([name, value]) => value !== USUAL[name]);
  return {
    ...(content && { content: content.map(turned) }),
    ...(marks && { marks: marks.toReversed() }),
    ...(others.length > 0 && { attrs: Object.fromEntries(others.toReversed()) }),
    ...rest,
  };
}

describe('any two articles', () => {
  test('each side of the rows is that article, whole and in order', () => {
    fc.assert(
      fc.property(article, article, (before, after) => {
        const rows = compareArticles(before, after);
        expect(sideOf(rows, 'before').map(blockKey)).toEqual(readBlocks(before.content).map(blockKey));
        expect(sideOf(rows, 'after').map(blockKey)).toEqual(readBlocks(after.content).map(blockKey));
      }),
      { seed: 20_251_120, numRuns: 400 },
    );
  });

  test('an article has no change against itself', () => {
    fc.assert(
      fc.property(article, (one) => {
        expect(compareArticles(one, one).filter(isChange)).toEqual([]);
      }),
    );
  });

  test('attributes and marks in another order, or without their usual values, are no change', () => {
    fc.assert(
      fc.property(article, (one) => {
        expect(compareArticles(one, turned(one) as ArticleDocument).filter(isChange)).toEqual([]);
      }),
    );
  });

  test('folding hides only unchanged rows, and each row is in one stretch', () => {
    fc.assert(
      fc.property(article, article, fc.boolean(), (before, after, changesOnly) => {
        const rows = compareArticles(before, after);
        const stretches = foldRows(rows, new Set(), changesOnly);
        expect(stretches.flatMap((stretch) => stretch.rows.map(({ row }) => row))).toEqual(rows);
        const folded = stretches.filter(({ kind }) => kind === 'fold').flatMap((fold) => fold.rows);
        expect(folded.every(({ row }) => row.kind === 'same')).toBe(true);
      }),
    );
  });
});

describe('matching blocks', () => {
  test('an edited paragraph stays beside its former version, whatever comes before it', () => {
    const before = docOf(p('Bà con gặt lúa từ tờ mờ sáng'), p('Giá lúa năm nay tăng nhẹ so với năm ngoái'));
    const after = docOf(
      p('Mở đầu hoàn toàn mới'),
      p('Bà con gặt lúa từ tinh mơ'),
      ...before.content.slice(1),
    );
    expect(kinds(compareArticles(before, after))).toEqual(['added', 'changed', 'same']);
  });

  test('two texts with little in common are one removal and one addition', () => {
    const rows = compareArticles(docOf(p('Một hai ba bốn năm')), docOf(p('Sáu bảy tám chín mười')));
    expect(kinds(rows)).toEqual(['removed', 'added']);
  });

  test('a block with only a new place has moved, as one change', () => {
    const [one, two, three] = [
      p('Đoạn một kể về mùa lúa'),
      p('Phần hai nói chuyện giá cả'),
      p('Kết luận của bài viết'),
    ];
    const rows = compareArticles(docOf(one, two, three), docOf(two, three, one));
    expect(rows.filter((row) => 'isMoved' in row && row.isMoved)).toHaveLength(2);
    expect(rows.filter(isChange)).toHaveLength(1);
  });

  test('an item inserted before others changes none of them, though their numbers shift', () => {
    const list = (...items: string[]): ArticleNode => ({
      type: 'orderedList',
      attrs: { start: 1 },
      content: items.map((item) => ({ type: 'listItem', content: [p(item)] })),
    });
    const rows = compareArticles(docOf(list('gặt', 'phơi')), docOf(list('cấy', 'gặt', 'phơi')));
    expect(kinds(rows)).toEqual(['added', 'same', 'same']);
  });

  test('a paragraph that became a heading has changed', () => {
    const heading: ArticleNode = { ...p('Làng nghề'), type: 'heading', attrs: { level: 2 } };
    expect(kinds(compareArticles(docOf(p('Làng nghề')), docOf(heading)))).toEqual(['changed']);
  });
});

describe('tables', () => {
  const table = (...rows: string[][]): ArticleDocument =>
    docOf({
      type: 'table',
      content: rows.map((cells) => ({
        type: 'tableRow',
        content: cells.map((cell) => ({
          type: 'tableCell',
          attrs: { colspan: 1, rowspan: 1 },
          content: [p(cell)],
        })),
      })),
    });
  const states = (before: ArticleDocument, after: ArticleDocument) => {
    const [row] = compareArticles(before, after);
    if (row?.kind !== 'table') throw new Error('no table was compared');
    const short = (rows: readonly (readonly CellChange[])[]) =>
      rows.map((cells) => cells.map(({ state }) => state.slice(0, 1)).join(''));
    return [short(row.table.before), short(row.table.after)];
  };
  const prices = [
    ['Loại vé', 'Giá'],
    ['Vé lượt', '10.000'],
    ['Vé tháng', '200.000'],
  ];

  test('one cell with another word', () => {
    const after = [...prices.slice(0, 2), ['Vé tháng', '220.000']];
    expect(states(table(...prices), table(...after))[1]).toEqual(['ss', 'ss', 'sc']);
  });

  test('a new row and a new column', () => {
    const wider = prices.map((row, place) => [...row, `cột ${place}`]);
    expect(
      states(table(...prices), table(...prices.slice(0, 1), ['Vé ngày', '30.000'], ...prices.slice(1))),
    ).toEqual([
      ['ss', 'ss', 'ss'],
      ['ss', 'aa', 'ss', 'ss'],
    ]);
    expect(states(table(...prices), table(...wider))[1]).toEqual(['ssa', 'ssa', 'ssa']);
    expect(states(table(...wider), table(...prices))[0]).toEqual(['ssr', 'ssr', 'ssr']);
  });
});

describe('suggestions', () => {
  const by = { authorId: '7', authorName: 'Trần Biên Tập', time: '2026-11-22T03:00:00.000Z' };
  const marked = (text: string, type: 'insertion' | 'deletion', id = 'suggest-1'): ArticleNode => ({
    type: 'text',
    text,
    marks: [{ type, attrs: { id, ...by } }],
  });
  const plain = (text: string): ArticleNode => ({ type: 'text', text });
  const line = (...content: ArticleNode[]) => docOf({ type: 'paragraph', content });
  const suggested = line(
    plain('giá '),
    marked('tăng', 'deletion'),
    marked('giảm', 'insertion'),
    plain(' mạnh'),
  );
  const partsOf = (before: ArticleDocument, after: ArticleDocument) =>
    compareArticles(before, after)
      .flatMap((row) => (row.kind === 'changed' ? row.parts : []))
      .map((part) => part.kind);

  test('that are made change the style of kept words and add their own', () => {
    expect(partsOf(line(plain('giá tăng mạnh')), suggested)).toEqual(['same', 'restyled', 'added', 'same']);
  });
  test('that are accepted remove the deletions and keep the insertions', () => {
    expect(partsOf(suggested, line(plain('giá giảm mạnh')))).toEqual(['same', 'removed', 'restyled', 'same']);
  });
  test('are equal if only their id and time differ', () => {
    const later = line(
      plain('giá '),
      marked('tăng', 'deletion', 'suggest-2'),
      marked('giảm', 'insertion', 'suggest-2'),
      plain(' mạnh'),
    );
    expect(compareArticles(suggested, later).filter(isChange)).toEqual([]);
  });
});
