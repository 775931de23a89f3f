import type { ArticleCase } from './article-case.ts';
import type { ArticleDocument, ArticleMark, ArticleNode } from './article-node.ts';
import { BLOCK_CASES } from './block-corpus.ts';
import { EMBED_CASES } from './embed-corpus.ts';
import { FIGURE_CASES } from './figure-corpus.ts';

const text = (words: string, ...marks: ArticleMark[]): ArticleNode =>
  marks.length === 0 ? { type: 'text', text: words } : { type: 'text', marks, text: words };
const p = (...content: ArticleNode[]): ArticleNode =>
  content.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content };
const h = (level: number, words: string): ArticleNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});
const li = (...content: ArticleNode[]): ArticleNode => ({ type: 'listItem', content });
const ul = (...content: ArticleNode[]): ArticleNode => ({ type: 'bulletList', content });
const ol = (start: number, ...content: ArticleNode[]): ArticleNode => ({
  type: 'orderedList',
  attrs: { start },
  content,
});
const quote = (...content: ArticleNode[]): ArticleNode => ({ type: 'blockquote', content });
const cell = (type: 'tableCell' | 'tableHeader', words: string, colspan = 1, rowspan = 1): ArticleNode => ({
  type,
  attrs: { colspan, rowspan },
  content: [words === '' ? p() : p(text(words))],
});
const row = (...content: ArticleNode[]): ArticleNode => ({ type: 'tableRow', content });
const table = (...content: ArticleNode[]): ArticleNode => ({ type: 'table', content });
const code = (words: string): ArticleNode => ({ type: 'codeBlock', content: [text(words)] });
const BREAK: ArticleNode = { type: 'hardBreak' };
const RULE: ArticleNode = { type: 'horizontalRule' };
const BOLD: ArticleMark = { type: 'bold' };
const ITALIC: ArticleMark = { type: 'italic' };
const link = (href: string, newTab = false, nofollow = false): ArticleMark => ({
  type: 'link',
  attrs: { href, newTab, nofollow },
});
const toRecord = (href: string, target: string): ArticleMark => ({
  type: 'link',
  attrs: { href, newTab: false, nofollow: false, target },
});
const doc = (...content: ArticleNode[]): ArticleDocument => ({ type: 'doc', content });

export const ARTICLE_CORPUS: readonly ArticleCase[] = [
  { name: 'an empty article', document: doc(p()), html: '<p></p>' },
  {
    name: 'a paragraph with every Vietnamese tone',
    document: doc(p(text('Nghệ An: mùa lúa chín ở Mường Lống, bà con gặt từ tờ mờ sáng – “được mùa”.'))),
    html: '<p>Nghệ An: mùa lúa chín ở Mường Lống, bà con gặt từ tờ mờ sáng – “được mùa”.</p>',
  },
  {
    name: 'characters that HTML escapes',
    document: doc(p(text('R&D: 5 < 6 > 4, "trích" và \'dẫn\', 5.000\u00A0m²'))),
    html: '<p>R&amp;D: 5 &lt; 6 &gt; 4, "trích" và \'dẫn\', 5.000&nbsp;m²</p>',
  },
  {
    name: 'text that looks like markup',
    document: doc(p(text('<script>alert(1)</script> &amp; <b>'))),
    html: '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &lt;b&gt;</p>',
  },
  {
    name: 'headings of three levels',
    document: doc(h(2, 'Làng nghề chuẩn bị gì?'), h(3, 'Ở Vạn Phúc'), h(4, 'Xưởng dệt')),
    html: '<h2>Làng nghề chuẩn bị gì?</h2><h3>Ở Vạn Phúc</h3><h4>Xưởng dệt</h4>',
  },
  {
    name: 'every mark by itself',
    document: doc(
      p(
        text('đậm', BOLD),
        text(' '),
        text('nghiêng', ITALIC),
        text(' '),
        text('gạch chân', { type: 'underline' }),
        text(' '),
        text('gạch ngang', { type: 'strike' }),
        text(' H'),
        text('2', { type: 'subscript' }),
        text('O, 10'),
        text('6', { type: 'superscript' }),
        text(' '),
        text('npm start', { type: 'code' }),
      ),
    ),
    html:
      '<p><strong>đậm</strong> <em>nghiêng</em> <u>gạch chân</u> <s>gạch ngang</s> H<sub>2</sub>O, ' +
      '10<sup>6</sup> <code>npm start</code></p>',
  },
  {
    name: 'marks that overlap stay open as long as they are shared',
    document: doc(
      p(
        text('Đám cưới ', BOLD),
        text('chuột', BOLD, ITALIC),
        text(', Hứng dừa', ITALIC),
        text(' và ', link('https://toasoan.vn/tranh')),
        text('Lợn đàn', link('https://toasoan.vn/tranh'), BOLD),
      ),
    ),
    html:
      '<p><strong>Đám cưới <em>chuột</em></strong><em>, Hứng dừa</em>' +
      '<a href="https://toasoan.vn/tranh"> và <strong>Lợn đàn</strong></a></p>',
  },
  {
    name: 'links of every allowed kind',
    document: doc(
      p(
        text('cổng', link('https://nghean.gov.vn/tin?trang=2&loai=1#dau')),
        text(' '),
        text('trong trang', link('/van-hoa/tranh-dong-ho')),
        text(' '),
        text('thư', link('mailto:toasoan@vi-du.vn')),
        text(' '),
        text('gọi', link('tel:+842383123456')),
      ),
    ),
    html:
      '<p><a href="https://nghean.gov.vn/tin?trang=2&amp;loai=1#dau">cổng</a> ' +
      '<a href="/van-hoa/tranh-dong-ho">trong trang</a> <a href="mailto:toasoan@vi-du.vn">thư</a> ' +
      '<a href="tel:+842383123456">gọi</a></p>',
  },
  {
    name: 'links that open a new tab or pass no credit',
    document: doc(
      p(
        text('một', link('https://a.vn', true)),
        text('hai', link('https://b.vn', false, true)),
        text('ba', link('https://c.vn', true, true)),
      ),
    ),
    html:
      '<p><a href="https://a.vn" target="_blank" rel="noopener">một</a>' +
      '<a href="https://b.vn" rel="nofollow">hai</a>' +
      '<a href="https://c.vn" target="_blank" rel="noopener nofollow">ba</a></p>',
  },
  {
    name: 'links to records of the project, with their ids',
    document: doc(
      p(text('bài', toRecord('/lua-chin', 'post:12')), text('thẻ', toRecord('/the/lua', 'tag:3'))),
    ),
    html: '<p><a href="/lua-chin" data-target="post:12">bài</a><a href="/the/lua" data-target="tag:3">thẻ</a></p>',
  },
  {
    name: 'neighbouring links with different addresses',
    document: doc(p(text('một', link('https://a.vn')), text('hai', link('https://b.vn')))),
    html: '<p><a href="https://a.vn">một</a><a href="https://b.vn">hai</a></p>',
  },
  {
    name: 'line breaks, marked ones too',
    document: doc(
      p(
        text('Trường Sơn đông'),
        BREAK,
        text('Trường Sơn tây', BOLD),
        { ...BREAK, marks: [BOLD] },
        text('bên nắng', BOLD),
      ),
    ),
    html: '<p>Trường Sơn đông<br><strong>Trường Sơn tây<br>bên nắng</strong></p>',
  },
  {
    name: 'a list in a list in a list',
    document: doc(
      ul(
        li(
          p(text('Miền Bắc')),
          ul(li(p(text('Hà Nội')), ol(1, li(p(text('Hoàn Kiếm')))))),
          p(text('và hơn nữa')),
        ),
        li(p(text('Miền Nam'))),
      ),
    ),
    html:
      '<ul><li><p>Miền Bắc</p><ul><li><p>Hà Nội</p><ol><li><p>Hoàn Kiếm</p></li></ol></li></ul>' +
      '<p>và hơn nữa</p></li><li><p>Miền Nam</p></li></ul>',
  },
  {
    name: 'a numbered list that begins at four',
    document: doc(ol(4, li(p(text('bốn'))), li(p()), li(p(text('sáu'))))),
    html: '<ol start="4"><li><p>bốn</p></li><li><p></p></li><li><p>sáu</p></li></ol>',
  },
  {
    name: 'an item that holds only a list',
    document: doc(ul(li(p(), ul(li(p(text('trong'))))))),
    html: '<ul><li><p></p><ul><li><p>trong</p></li></ul></li></ul>',
  },
  {
    name: 'a quote with paragraphs and a list',
    document: doc(
      quote(
        p(text('Làm nghề này phải biết chờ.')),
        ul(li(p(text('ba lần nắng')))),
        p(text('Ông Mộc', ITALIC)),
      ),
    ),
    html:
      '<blockquote><p>Làm nghề này phải biết chờ.</p><ul><li><p>ba lần nắng</p></li></ul>' +
      '<p><em>Ông Mộc</em></p></blockquote>',
  },
  {
    name: 'a table with a head and spans',
    document: doc(
      table(
        row(cell('tableHeader', 'Loại vé'), cell('tableHeader', 'Giá', 2)),
        row(cell('tableCell', 'Vé lượt', 1, 2), cell('tableCell', '10.000 đồng'), cell('tableCell', '')),
        row(cell('tableCell', '30.000 đồng', 2)),
      ),
      p(text('Nguồn: ban quản lý')),
    ),
    html:
      '<table><tbody><tr><th><p>Loại vé</p></th><th colspan="2"><p>Giá</p></th></tr>' +
      '<tr><td rowspan="2"><p>Vé lượt</p></td><td><p>10.000 đồng</p></td><td><p></p></td></tr>' +
      '<tr><td colspan="2"><p>30.000 đồng</p></td></tr></tbody></table><p>Nguồn: ban quản lý</p>',
  },
  {
    name: 'a cell with a list and a heading',
    document: doc(
      table(
        row({
          type: 'tableCell',
          attrs: { colspan: 1, rowspan: 1 },
          content: [h(3, 'Sáng'), ul(li(p(text('gặt')))), quote(p(text('nắng')))],
        }),
      ),
    ),
    html:
      '<table><tbody><tr><td><h3>Sáng</h3><ul><li><p>gặt</p></li></ul>' +
      '<blockquote><p>nắng</p></blockquote></td></tr></tbody></table>',
  },
  {
    name: 'code that keeps its spaces and line ends',
    document: doc(
      code('if (a < b) {\n\n  return "a  b";\n}\n'),
      { type: 'codeBlock' },
      code('\nsau dòng trống'),
    ),
    html:
      '<pre><code>if (a &lt; b) {\n\n  return "a  b";\n}\n</code></pre><pre><code></code></pre>' +
      '<pre><code>\nsau dòng trống</code></pre>',
  },
  {
    name: 'rules between blocks',
    document: doc(RULE, p(text('giữa')), RULE, quote(RULE)),
    html: '<hr><p>giữa</p><hr><blockquote><hr></blockquote>',
  },
  {
    name: 'letters outside the basic plane and joined ones',
    document: doc(p(text('Chữ Nôm 𡨸喃, biểu tượng 👨‍👩‍👧 và tiếng Hàn 한국어'))),
    html: '<p>Chữ Nôm 𡨸喃, biểu tượng 👨‍👩‍👧 và tiếng Hàn 한국어</p>',
  },
  ...EMBED_CASES,
  ...FIGURE_CASES,
  ...BLOCK_CASES,
];
