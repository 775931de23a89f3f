import { getSchema } from '@tiptap/core';
import { DOMSerializer, DOMParser as HtmlParser } from '@tiptap/pm/model';
import { describe, expect, test } from 'vitest';
import { articleMarks } from '../schema/article-marks.ts';
import { articleNodes } from '../schema/article-nodes.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { splitParagraphs } from './paste-parts.ts';
import { GOOGLE_DOCS, WEB_PAGE, WORD_DESKTOP, WORD_NUMBERED, WORD_ONLINE } from './pasted-sources.ts';

const schema = getSchema([...articleNodes, ...articleMarks]);

/** The article after the paste, as HTML. */
function pasted(html: string): string {
  const body = new DOMParser().parseFromString(cleanPastedHtml(html).html, 'text/html').body;
  const slice = splitParagraphs(HtmlParser.fromSchema(schema).parseSlice(body));
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(slice.content));
  return box.innerHTML;
}

describe('Word', () => {
  test('a whole page is pasted as its text, headings, marks, lists, table and link', () => {
    expect(pasted(WORD_DESKTOP)).toBe(
      '<h2>Mùa lúa chín ở Mường Lống</h2>' +
        '<p>Căn nhà nhỏ <strong>bên sông</strong> thơm mùi <em>giấy dó</em>, rộng 5.000&nbsp;m<sup>2</sup>.</p>' +
        '<ul><li><p>Một</p><ul><li><p>Một chấm một</p></li></ul></li><li><p>Hai</p></li></ul>' +
        '<p>Giữa hai danh sách, <a href="https://nghean.gov.vn/">cổng tỉnh</a>.</p>' +
        '<table><tbody><tr><td><p>Loại vé</p></td><td><p>Giá</p></td></tr></tbody></table>',
    );
  });

  test('numbered lists keep their kind, nesting and first number', () => {
    expect(pasted(WORD_NUMBERED)).toBe(
      '<ol><li><p>Chuẩn bị</p><ol><li><p>giấy dó</p></li><li><p>điệp</p></li></ol></li><li><p>In</p></li></ol>' +
        '<p>Nghỉ trưa.</p><ol start="3"><li><p>Phơi</p></li></ol><ul><li><p>ngoài nắng</p></li></ul>',
    );
  });

  test('a deeply nested item without its parents opens one list only', () => {
    const deep =
      '<p style="mso-list:l0 level3 lfo1"><span style="mso-list:Ignore">§<span>&nbsp;</span></span>sâu</p>';
    expect(pasted(deep)).toBe('<ul><li><p>sâu</p></li></ul>');
  });

  test('lists of Word for the web become one nested list', () => {
    expect(pasted(WORD_ONLINE)).toBe(
      '<ul><li><p>Một</p><ul><li><p>Một chấm một</p></li></ul></li><li><p>Hai</p></li></ul><p>Hết.</p>',
    );
  });
});

describe('Google Docs', () => {
  test('is pasted as it looks, without the bold wrapper', () => {
    expect(pasted(GOOGLE_DOCS)).toBe(
      '<h2>Làng nghề</h2>' +
        '<p>Giấy dó <strong>dai</strong>, <em>nhẹ</em>, <u>bền</u> và <s>rẻ</s>; H<sub>2</sub>O. Xem ' +
        '<a href="https://toasoan.vn/giay-do">bài trước</a>.</p>' +
        '<ul><li><p>Miền Bắc</p><ul><li><p>Đống Cao</p></li></ul></li><li><p>Miền Trung</p></li></ul>' +
        '<table><tbody><tr><td><p>A</p></td><td><p>B</p></td></tr></tbody></table>',
    );
  });
});

describe('pages', () => {
  test('lose their scripts, styles, menus and boxes', () => {
    expect(pasted(WEB_PAGE)).toBe(
      '<h2>Tin nóng</h2><p>Đoạn một có <strong>chữ đậm</strong> và <a href="https://a.vn/x">liên kết</a>.</p>' +
        '<p>Đoạn hai.</p><p>Đoạn ba.</p><blockquote><p>Trích</p></blockquote><p>Trong khung</p>',
    );
  });

  test('pictures are omitted and counted, emoji stay as characters', () => {
    const { pictures, html } = cleanPastedHtml(
      '<p>a<img src="https://a.vn/b.jpg"><img src="c.png" alt="Hoa"><img alt="🌾" src="x"><img width="1" src="p"></p>',
    );
    expect(pictures).toBe(2);
    expect(html).toBe('<p>a🌾</p>');
  });

  test('two line breaks make paragraphs in any position', () => {
    expect(pasted('a<br><br>b<br>c<br><br><br>')).toBe('<p>a</p><p>b<br>c</p>');
    expect(pasted('<div><span>a<br><br>b</span></div>')).toBe('<p>a</p><p>b</p>');
    expect(pasted('<ul><li>a<br><br>b</li></ul>')).toBe('<ul><li><p>a</p><p>b</p></li></ul>');
  });

  test('letters are composed and layout spaces become plain, in code only the former', () => {
    expect(pasted(`<p>${'Nghệ'.normalize('NFD')}&nbsp;An&nbsp; 20&nbsp;triệu\u200B&nbsp;</p>`)).toBe(
      '<p>Nghệ An 20&nbsp;triệu</p>',
    );
    expect(pasted(`<pre>${'ệ'.normalize('NFD')}&nbsp;&nbsp;x</pre>`)).toBe(
      '<pre><code>ệ&nbsp;&nbsp;x</code></pre>',
    );
  });

  test('a caption is put before its table, and nested and wide tables stay readable', () => {
    expect(
      pasted(
        '<table><caption>Giá vé</caption><tr><th style="font-weight:bold">a</th><td>b</td></tr></table>',
      ),
    ).toBe('<p>Giá vé</p><table><tbody><tr><th><p>a</p></th><td><p>b</p></td></tr></tbody></table>');
  });

  test('content copied from the editor itself stays unchanged', () => {
    const own = '<p data-pm-slice="0 0 []"></p><p>a&nbsp;b</p>';
    expect(cleanPastedHtml(own)).toEqual({ html: own, pictures: 0, onComputer: 0 });
  });

  describe('a picture of the library', () => {
    const KEY = 'Q3Vyc29yIGtleXMgYXJlIG';
    const attrs = {
      mediaId: '42',
      key: KEY,
      width: 1600,
      height: 900,
      alt: 'Ghe',
      caption: 'Chợ',
      credit: 'Hà',
    };
    const figure = schema.nodes.figure?.create({ ...attrs, align: 'left' });
    const box = document.createElement('div');
    if (figure) box.append(DOMSerializer.fromSchema(schema).serializeNode(figure));
    const own = box.innerHTML;
    const asCopied = (origin: string) =>
      own.replaceAll('"/media/', `"${origin}/media/`).replaceAll(', /media/', `, ${origin}/media/`);

    test('stays the same picture with its words when it is copied out of a displayed article', () => {
      const html = `<p>Trước</p>${asCopied(window.location.origin)}<p>Sau</p>`;
      expect(cleanPastedHtml(html).pictures).toBe(0);
      expect(pasted(html)).toBe(`<p>Trước</p>${own}<p>Sau</p>`);
      expect(pasted(asCopied(window.location.origin))).toBe(own);
    });

    test('stays the same when it is copied out of the editor, also on its own', () => {
      expect(pasted(own.replace('<figure', '<figure data-pm-slice="0 0 []"'))).toBe(own);
      expect(pasted(own)).toBe(own);
    });

    test('is omitted if it belongs to another site, whatever it claims', () => {
      const cleaned = cleanPastedHtml(`<p>a</p>${asCopied('https://khac.vn')}`);
      expect(cleaned.pictures).toBe(1);
      expect(pasted(`<p>a</p>${asCopied('https://khac.vn')}`)).not.toContain('data-media');
      expect(cleanPastedHtml('<figure data-media="7"><img src="http://"></figure>')).toEqual({
        html: '',
        pictures: 1,
        onComputer: 0,
      });
    });
  });

  test('a paste with only such a picture leaves nothing', () => {
    expect(cleanPastedHtml('<meta charset="utf-8"><img src="https://a.vn/b.jpg">')).toEqual({
      html: '',
      pictures: 1,
      onComputer: 0,
    });
  });
});
