import { ARTICLE_CORPUS } from '@toasoan/contract/article/article-corpus.ts';
import { ArticleProblem } from '@toasoan/contract/article/article-problem.ts';
import { describe, expect, test } from 'vitest';
import type { ReadOptions } from './html-reader.ts';
import { readArticle } from './read-article.ts';
import { renderArticle } from './render-article.ts';

test.each(ARTICLE_CORPUS)('reads $name', ({ document, html }) => {
  expect(readArticle(html)).toEqual({ document, notes: [] });
});

const read = (html: string, options?: ReadOptions) => renderArticle(readArticle(html, options).document);

describe('foreign HTML', () => {
  test.each([
    ['text without a paragraph', 'Nghệ <i>An</i>', '<p>Nghệ <em>An</em></p>'],
    [
      'other names of marks',
      '<b>a</b><i>b</i><ins>c</ins><del>d</del><kbd>e</kbd>',
      '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code></p>',
    ],
    [
      'emphasis by style',
      '<span style="font-weight: 700; TEXT-DECORATION: underline">a</span>',
      '<p><strong><u>a</u></strong></p>',
    ],
    ['a bold tag whose style says it is not', '<b style="font-weight:normal">a</b>', '<p>a</p>'],
    [
      'unknown inline elements',
      '<font color=red>a</font><span class=x>b</span><abbr title=t>c</abbr>',
      '<p>abc</p>',
    ],
    ['headings outside the table', '<h1>a</h1><h5>b</h5><h6>c</h6>', '<h2>a</h2><h4>b</h4><h4>c</h4>'],
    ['blocks in a heading', '<h2><div>a</div><p>b</p></h2>', '<h2>a b</h2>'],
    ['boxes', '<div>a<div>b</div>c</div><section>d</section>', '<p>a</p><p>b</p><p>c</p><p>d</p>'],
    ['a quotation mark element', '<p><q>a</q></p>', '<p>“a”</p>'],
    ['a definition list', '<dl><dt>a<dd>b</dl>', '<p>a</p><p>b</p>'],
    [
      'items without ends',
      '<ul><li>a<li>b<ul><li>c</ul></ul>',
      '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>',
    ],
    [
      'a list directly in a list',
      '<ol><li>a</li><ol><li>b</li></ol></ol>',
      '<ol><li><p>a</p><ol><li><p>b</p></li></ol></li></ol>',
    ],
    [
      'a list that begins with a list',
      '<ul><ul><li>a</li></ul></ul>',
      '<ul><li><p></p><ul><li><p>a</p></li></ul></li></ul>',
    ],
    [
      'items without a list',
      '<li>a</li><li>b</li><p>c</p>',
      '<ul><li><p>a</p></li><li><p>b</p></li></ul><p>c</p>',
    ],
    [
      'text and paragraphs between items',
      '<ul>x<li>a</li><p>y</p></ul>',
      '<ul><li><p>x</p></li><li><p>a</p></li><li><p>y</p></li></ul>',
    ],
    ['a heading that begins an item', '<ul><li><h3>a</h3>b</li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['empty lists and quotes', '<ul></ul><blockquote> </blockquote>a', '<p>a</p>'],
    ['text in a quote', '<blockquote>a<p>b</p></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    [
      'a paragraph around a list',
      '<p>a<ul><li>b</li></ul></p>c',
      '<p>a</p><ul><li><p>b</p></li></ul><p>c</p>',
    ],
    ['an end without a beginning', 'a</p></div>b</b>', '<p>a</p><p>b</p>'],
    ['a mark over blocks', '<b><p>a</p><p>b</p></b>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['a link over blocks', '<a href="https://a.vn"><h2>a</h2></a>', '<h2><a href="https://a.vn">a</a></h2>'],
    [
      'a table with caption, head and foot',
      '<table><caption>x</caption><thead><tr><th>a</thead><tfoot><tr><td>b</tfoot></table>',
      '<p>x</p><table><tbody><tr><th><p>a</p></th></tr><tr><td><p>b</p></td></tr></tbody></table>',
    ],
    [
      'text between cells',
      '<table>x<tr>y<td>a</td></tr></table>',
      '<p>x</p><p>y</p><table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
    ],
    [
      'a table in a table',
      '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td><td>d</td></tr></table>',
      '<table><tbody><tr><td><p>a</p><p>b</p><p>c</p></td><td><p>d</p></td></tr></tbody></table>',
    ],
    [
      'a table in a quote',
      '<blockquote>a<table><tr><td>b</table>c</blockquote>',
      '<blockquote><p>a</p></blockquote><table><tbody><tr><td><p>b</p></td></tr></tbody></table><blockquote><p>c</p></blockquote>',
    ],
    [
      'a table in a numbered item',
      '<ol start=3><li>a<table><tr><td>b</table></li><li>c</li></ol>',
      '<ol start="3"><li><p>a</p></li></ol><table><tbody><tr><td><p>b</p></td></tr></tbody></table><ol start="4"><li><p>c</p></li></ol>',
    ],
    ['cells without a table', '<tr><td>a</td><td>b</td></tr>', '<p>a</p><p>b</p>'],
    ['an empty table', '<table></table>a', '<p>a</p>'],
    ['a table that is too wide', `<table><tr>${'<td>a'.repeat(101)}</table>`, '<p>a</p>'.repeat(101)],
    [
      'code with marks and breaks',
      '<pre>\na <b>b</b><br><div>c</div></pre>',
      '<pre><code>a b\nc\n</code></pre>',
    ],
    ['a combining mark that comes as an entity', 'Nghe&#x323;&#x302; An', '<p>Nghệ An</p>'],
    ['ruby', '<ruby>漢<rp>(</rp><rt>Hán</rt></ruby>', '<p>漢Hán</p>'],
  ])('%s', (_, html, expected) => {
    expect(read(html)).toBe(expected);
  });

  test('nesting deeper than an article may be continues at the deepest level', () => {
    const html = `${'<ul><li>'.repeat(100)}x${'</li></ul>'.repeat(100)}y`;
    expect(read(html)).toContain('<p>x</p>');
    expect(read(html)).toMatch(/<\/ul><p>y<\/p>$/);
  });

  test('a source beyond every limit is refused', () => {
    expect(() => readArticle('x'.repeat(4_000_001))).toThrow(ArticleProblem);
    expect(() => readArticle('<b>'.repeat(600))).toThrow(ArticleProblem);
    expect(() => readArticle('<p>a</p>'.repeat(20_001))).toThrow(ArticleProblem);
  });
});

describe('pictures and players', () => {
  test('a picture becomes a link with its alternative text', () => {
    expect(readArticle('<p>a<img src="https://a.vn/b.jpg" alt="Lúa chín">c</p>')).toMatchObject({
      notes: [{ kind: 'picture', name: 'img', address: 'https://a.vn/b.jpg', text: 'Lúa chín' }],
    });
    expect(read('<p>a<img src="https://a.vn/b.jpg" alt="Lúa chín">c</p>')).toBe(
      '<p>a <a href="https://a.vn/b.jpg">Lúa chín</a> c</p>',
    );
  });

  test('without one, with its file name', () => {
    expect(read('<img src="https://a.vn/%C4%91%E1%BB%93ng%20l%C3%BAa.jpg?w=1">')).toContain(
      '>đồng lúa.jpg</a>',
    );
    expect(read('<img src="https://a.vn/%E0%A4%A.jpg">')).toContain('>%E0%A4%A.jpg</a>');
  });

  test('a linked picture becomes a link to the picture, with its caption below', () => {
    const html =
      '<figure><a href="https://a.vn/to.jpg"><img src="https://a.vn/nho.jpg"></a><figcaption>Chú thích</figcaption></figure>';
    expect(read(html)).toBe('<p><a href="https://a.vn/nho.jpg">nho.jpg</a></p><p>Chú thích</p>');
  });

  test('a picture inside the page itself keeps only its words', () => {
    expect(readArticle('<p><img src="data:image/png;base64,AAAA" alt="Hoa"></p>')).toEqual({
      document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hoa' }] }] },
      notes: [{ kind: 'picture', name: 'img', text: 'Hoa' }],
    });
  });

  test('a lazily loaded picture is found, and its copy in <noscript> is left out', () => {
    const html =
      '<img src="data:x" data-src="https://a.vn/b.jpg"><noscript><img src="https://a.vn/b.jpg"></noscript>';
    expect(readArticle(html).notes).toEqual([
      { kind: 'picture', name: 'img', address: 'https://a.vn/b.jpg', text: 'b.jpg' },
    ]);
  });

  test('a smiley becomes its character, a counting pixel nothing', () => {
    expect(read('a<img class="emoji" alt="🙂" src="https://s.w.org/1.svg">')).toBe('<p>a🙂</p>');
    expect(read('a<img width="1" height="1" src="https://a.vn/pixel">')).toBe('<p>a</p>');
  });

  test('the caller may set words and addresses of pictures', () => {
    const pictures = () => ({ address: 'https://b.vn/x', text: 'Ảnh' });
    expect(read('<img src="https://a.vn/b.jpg">', { pictures })).toBe(
      '<p><a href="https://b.vn/x">Ảnh</a></p>',
    );
  });

  test.each([
    ['<iframe src="https://v.vn/1" title="Phim"></iframe>', 'iframe', 'https://v.vn/1', 'Phim'],
    [
      '<video><source src="https://v.vn/1.mp4">no</video>',
      'video',
      'https://v.vn/1.mp4',
      'https://v.vn/1.mp4',
    ],
    [
      '<object><param name=movie><embed src="https://v.vn/1"></object>',
      'object',
      'https://v.vn/1',
      'https://v.vn/1',
    ],
  ])('%s becomes a link', (html, name, address, text) => {
    expect(readArticle(html).notes).toEqual([{ kind: 'embed', name, address, text }]);
    expect(read(html)).toBe(`<p><a href="${address}">${text}</a></p>`);
  });

  test('a player without an address is reported', () => {
    expect(readArticle('a<audio></audio><embed src="javascript:x">').notes).toEqual([
      { kind: 'embed', name: 'audio' },
      { kind: 'embed', name: 'embed' },
    ]);
  });
});

describe('links', () => {
  test('a forbidden link keeps its words and is reported', () => {
    const { notes } = readArticle('<a href="javascript:x">a</a><a href="#b">b</a><a name=c>c</a>');
    expect(notes).toEqual([{ kind: 'link', name: 'a', address: 'javascript:x' }]);
    expect(read('<a href="javascript:x">a</a>')).toBe('<p>a</p>');
  });

  test('relative links are resolved from the base', () => {
    const base = 'https://a.vn/tin/1/';
    expect(read('<a href="../2?x=1">a</a><a href="//b.vn/c">b</a>', { base })).toBe(
      '<p><a href="https://a.vn/tin/2?x=1">a</a><a href="https://b.vn/c">b</a></p>',
    );
  });
});

describe('blank lines as paragraphs', () => {
  const blankLines = 'paragraphs';
  test.each([
    ['a\nb\n\nc', '<p>a<br>b</p><p>c</p>'],
    ['a\r\n\r\n\r\nb', '<p>a</p><p>b</p>'],
    ['<strong>a\n\nb</strong>\n', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['a<br />\nb<br> \nc', '<p>a<br>b<br>c</p>'],
    ['<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>\nc', '<ul><li><p>a</p></li><li><p>b</p></li></ul><p>c</p>'],
    ['<p>a\n\nb</p>\n<h2>\nc\n</h2>', '<p>a<br>b</p><h2>c</h2>'],
    ['<blockquote>a\n\nb</blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['<pre>a\n\nb</pre>', '<pre><code>a\n\nb</code></pre>'],
    ['\n\n<!--more-->\n\na', '<p>a</p>'],
  ])('%j', (html, expected) => {
    expect(read(html, { blankLines })).toBe(expected);
  });
});

test('blank paragraphs are removed when the caller requests it', () => {
  expect(read('<p>&nbsp;</p><p></p>a<ul><li></li></ul>', { dropBlankParagraphs: true })).toBe(
    '<p>a</p><ul><li><p></p></li></ul>',
  );
});
