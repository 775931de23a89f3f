import { describe, expect, test } from 'vitest';
import { ARTICLE_CORPUS } from './article-corpus.ts';
import { MAX_ARTICLE_DEPTH } from './article-limits.ts';
import { ArticleProblem } from './article-problem.ts';
import { checkArticle } from './check-article.ts';

const KEY = 'AbCdEfGhIjKlMnOpQrStUv';
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const doc = (...content: object[]) => ({ type: 'doc', content });
const p = (...content: object[]) => ({ type: 'paragraph', content });
const cell = (attrs: object = {}) => ({ type: 'tableCell', attrs, content: [{ type: 'paragraph' }] });
const row = (...content: object[]) => ({ type: 'tableRow', content });

function problemOf(value: unknown): { code: string; values: object } | undefined {
  try {
    checkArticle(value);
  } catch (problem) {
    if (problem instanceof ArticleProblem) return { code: problem.code, values: problem.values };
    throw problem;
  }
  return undefined;
}

test.each(ARTICLE_CORPUS)('keeps $name unchanged', ({ document }) => {
  expect(checkArticle(document)).toEqual(document);
});

describe('refuses', () => {
  test.each([
    ['what is no object', 'text', 'articlePart'],
    ['a document that is another part', { type: 'paragraph' }, 'articlePart'],
    ['an unknown part', doc({ type: 'image', attrs: { src: 'x' } }), 'articlePart'],
    ['a part named like a property of every object', doc({ type: 'constructor' }), 'articlePart'],
    ['an unknown mark', doc(p(text('x', { type: 'textStyle' }))), 'articlePart'],
    ['an unknown attribute', doc({ type: 'paragraph', attrs: { onclick: 'x' } }), 'articleAttribute'],
    [
      'an unknown attribute of a mark',
      doc(p(text('x', { type: 'bold', attrs: { a: 1 } }))),
      'articleAttribute',
    ],
    ['an unknown key', doc({ type: 'paragraph', style: 'x' }), 'articleAttribute'],
    ['an unknown key of a mark', doc(p(text('x', { type: 'bold', x: 1 }))), 'articleAttribute'],
    ['a heading of level one', doc({ type: 'heading', attrs: { level: 1 } }), 'articleAttribute'],
    ['a level that is text', doc({ type: 'heading', attrs: { level: '2' } }), 'articleAttribute'],
    [
      'a video of a site that is not listed',
      doc({ type: 'embed', attrs: { provider: 'evil', id: 'dQw4w9WgXcQ' } }),
      'articleEmbed',
    ],
    [
      'a video whose id is more than one',
      doc({ type: 'embed', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ?x' } }),
      'articleEmbed',
    ],
    ['a video without an id', doc({ type: 'embed', attrs: { provider: 'youtube' } }), 'articleAttribute'],
    [
      'a video with an address',
      doc({ type: 'embed', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', src: 'x' } }),
      'articleAttribute',
    ],
    [
      'a caption that is too long',
      doc({ type: 'embed', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', caption: 'x'.repeat(501) } }),
      'articleAttribute',
    ],
    [
      'a video in a paragraph',
      doc(p({ type: 'embed', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ' } })),
      'articlePlace',
    ],
    ['a picture without a file', doc({ type: 'figure', attrs: { key: KEY } }), 'articleAttribute'],
    [
      'a picture whose file is no number',
      doc({ type: 'figure', attrs: { mediaId: '1;2', key: KEY } }),
      'articleAttribute',
    ],
    [
      'a picture whose key is an address',
      doc({ type: 'figure', attrs: { mediaId: '1', key: '../../etc/passwd.......' } }),
      'articleAttribute',
    ],
    [
      'a picture that stands askew',
      doc({ type: 'figure', attrs: { mediaId: '1', key: KEY, align: 'askew' } }),
      'articleAttribute',
    ],
    [
      'a picture with an address',
      doc({ type: 'figure', attrs: { mediaId: '1', key: KEY, src: 'x' } }),
      'articleAttribute',
    ],
    [
      'a picture in a paragraph',
      doc(p({ type: 'figure', attrs: { mediaId: '1', key: KEY } })),
      'articlePlace',
    ],
    ['text without text', doc(p({ type: 'text' })), 'articleAttribute'],
    ['text on a block', doc({ type: 'paragraph', text: 'x' }), 'articleAttribute'],
    ['half a character', doc(p(text('\uD83D'))), 'characters'],
    [
      'a dangerous link',
      doc(p(text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))),
      'articleLink',
    ],
    [
      'a link to a kind of record that cannot be linked',
      doc(p(text('x', { type: 'link', attrs: { href: '/a', target: 'event:1' } }))),
      'articleAttribute',
    ],
    ['a link without an address', doc(p(text('x', { type: 'link' }))), 'articleLink'],
    ['an empty document', doc(), 'articleIncomplete'],
    ['a list without items', doc({ type: 'bulletList' }), 'articleIncomplete'],
    [
      'an item that begins with a heading',
      doc({ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'heading' }] }] }),
      'articleIncomplete',
    ],
    ['text outside a paragraph', doc(text('x')), 'articlePlace'],
    ['a block in a paragraph', doc(p(p())), 'articlePlace'],
    [
      'a table in a quote',
      doc({ type: 'blockquote', content: [{ type: 'table', content: [row(cell())] }] }),
      'articlePlace',
    ],
    ['marks on a block', doc({ type: 'paragraph', marks: [{ type: 'bold' }] }), 'articlePlace'],
    ['a break in code', doc({ type: 'codeBlock', content: [{ type: 'hardBreak' }] }), 'articlePlace'],
    ['more than a megabyte', doc(p(text('ệ'.repeat(400_000)))), 'articleTooLong'],
    ['too many parts', doc(...Array.from({ length: 20_001 }, () => p())), 'articleTooManyParts'],
    [
      'a table of too many columns',
      doc({ type: 'table', content: [row(cell({ colspan: 100 }), cell())] }),
      'articleTableTooBig',
    ],
    [
      'a table that only its filling makes too large',
      doc({
        type: 'table',
        content: [row(cell({ colspan: 100 })), ...Array.from({ length: 400 }, () => row())],
      }),
      'articleTooManyParts',
    ],
  ])('%s', (_, value, code) => {
    expect(problemOf(value)?.code).toBe(code);
  });

  test('too deep nesting before it walks it', () => {
    let nested: object = p();
    for (let level = 0; level < 10_000; level += 1) nested = { type: 'blockquote', content: [nested] };
    expect(problemOf(doc(nested))).toEqual({ code: 'articleTooDeep', values: { max: MAX_ARTICLE_DEPTH } });
  });

  test('names the refused value, shortened', () => {
    expect(problemOf(doc({ type: 'x'.repeat(200) }))?.values).toEqual({ name: 'x'.repeat(40) });
  });
});

describe('the canonical form', () => {
  test('is NFC without invisible and control characters', () => {
    const [paragraph] = checkArticle(
      doc(p(text(`${'\uFEFFNghệ'.normalize('NFD')}\u200B\u0007 An\u00AD`))),
    ).content;
    expect(paragraph?.content).toEqual([{ type: 'text', text: 'Nghệ An' }]);
  });

  test('has the white space that HTML shows', () => {
    const bold = { type: 'bold' };
    const given = doc(
      p(text('  một \n hai '), text('  ba', bold), text('  '), { type: 'hardBreak' }, text('\tbốn ')),
    );
    expect(checkArticle(given).content[0]?.content).toEqual([
      { type: 'text', text: 'một hai ' },
      { type: 'text', marks: [bold], text: 'ba' },
      { type: 'hardBreak' },
      { type: 'text', text: 'bốn' },
    ]);
  });

  test('merges neighbours with the same marks and orders marks by the table', () => {
    const [bold, link] = [{ type: 'bold' }, { type: 'link', attrs: { href: ' https://a.vn ' } }];
    const [paragraph] = checkArticle(doc(p(text('a', bold, link), text('b', link, bold)))).content;
    const attrs = { href: 'https://a.vn', newTab: false, nofollow: false };
    expect(paragraph?.content).toEqual([
      { type: 'text', marks: [{ type: 'link', attrs }, bold], text: 'ab' },
    ]);
  });

  test('keeps white space in code, with uniform line ends', () => {
    const code = { type: 'codeBlock', content: [text('a  \r\n'), text('\tb')] };
    expect(checkArticle(doc(code)).content[0]?.content).toEqual([{ type: 'text', text: 'a  \n\tb' }]);
  });

  test('fills short rows and cuts spans that reach outside the table', () => {
    const given = { type: 'table', content: [row(cell({ rowspan: 9 }), cell({ colspan: 2 })), row()] };
    const rows = checkArticle(doc(given)).content[0]?.content ?? [];
    expect(rows.map((each) => each.content?.map((one) => one.attrs))).toEqual([
      [
        { colspan: 1, rowspan: 2 },
        { colspan: 2, rowspan: 1 },
      ],
      [
        { colspan: 1, rowspan: 1 },
        { colspan: 1, rowspan: 1 },
      ],
    ]);
  });

  test('cuts a span that would cover a cell reaching down', () => {
    const given = {
      type: 'table',
      content: [row(cell(), cell({ rowspan: 2 }), cell()), row(cell({ colspan: 3 }), cell())],
    };
    const rows = checkArticle(doc(given)).content[0]?.content ?? [];
    expect(rows[1]?.content?.map((one) => one.attrs?.colspan)).toEqual([1, 1]);
  });

  test("puts a video's words on one line and drops a title equal to its caption", () => {
    const given = {
      type: 'embed',
      attrs: { id: 'dQw4w9WgXcQ', provider: 'youtube', caption: ' Lúa\n chín ', title: 'Lúa chín' },
    };
    expect(checkArticle(doc(given)).content[0]?.attrs).toEqual({
      provider: 'youtube',
      id: 'dQw4w9WgXcQ',
      title: '',
      caption: 'Lúa chín',
    });
  });

  test('gives a picture its address, and its credit without the prefix', () => {
    const given = { type: 'figure', attrs: { mediaId: '1', key: KEY, credit: ' Ảnh:  Thu\n Hà' } };
    expect(checkArticle(doc(given)).content[0]?.attrs).toEqual({
      mediaId: '1',
      key: KEY,
      width: 0,
      height: 0,
      alt: '',
      caption: '',
      credit: 'Thu Hà',
      align: 'center',
    });
  });

  test('leaves out the ratio of a whole picture, as in articles stored before there were ratios', () => {
    const figure = (ratio: string) =>
      doc({ type: 'figure', attrs: { mediaId: '1', key: KEY, credit: 'Thu Hà', ratio } });
    expect(checkArticle(figure('whole')).content[0]?.attrs).not.toHaveProperty('ratio');
    expect(checkArticle(figure('16x9')).content[0]?.attrs).toHaveProperty('ratio', '16x9');
  });

  test('leaves canonical articles unchanged', () => {
    const once = checkArticle(
      doc(p(text(' a '), text('b')), { type: 'table', content: [row(cell({ colspan: 3 })), row(cell())] }),
    );
    expect(checkArticle(once)).toEqual(once);
  });
});
