import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderArticle } from '#server/core/article/render-article.ts';
import { textOfNote } from '../import-note.ts';
import { mapBody } from './map-body.ts';

const SITE = 'https://baolang.example';

function html(body: string): string {
  return renderArticle(mapBody(body, SITE).document);
}

function remarks(body: string): string[] {
  return mapBody(body, SITE).notes.map((one) => one.code);
}

const P = (text: string) => `<p>${text}</p>`;
const A = (address: string, text: string) => `<a href="${address}">${text}</a>`;
const PICTURE = 'https://baolang.example/anh/cho-noi.jpg';

test('blank lines of a classic post are paragraphs and single line ends are breaks', () => {
  expect(html('Một\nhai\n\nBa')).toBe(`<p>Một<br>hai</p>${P('Ba')}`);
});

test('comments of blocks disappear and their line ends have no meaning', () => {
  expect(html('<!-- wp:paragraph {"align":"left"} -->\n<p>Một\nhai</p>\n<!-- /wp:paragraph -->')).toBe(
    P('Một hai'),
  );
});

test('a picture becomes a link with its alternative text, and is reported', () => {
  const body = `<p><img src="${PICTURE}" alt="Chợ nổi" title="cho-noi"></p>`;
  expect(html(body)).toBe(P(A(PICTURE, 'Chợ nổi')));
  expect(mapBody(body, SITE).notes).toEqual([
    { code: 'PICTURE_LINKED', values: { text: 'Chợ nổi', address: PICTURE } },
  ]);
});

test('a picture without alternative text gets its file name, not its title', () => {
  expect(html(`<img src="${PICTURE}?w=300" alt="" title="DSC_0001">`)).toBe(
    P(A(`${PICTURE}?w=300`, 'cho-noi.jpg')),
  );
});

test('the address of a picture may be relative to the site', () => {
  expect(html('<img src="/anh/a.jpg" alt="A">')).toBe(P(A('https://baolang.example/anh/a.jpg', 'A')));
});

test('the picture of a cover block is a picture too', () => {
  const body = `<!-- wp:cover --><div class="wp-block-cover" style="background-image:url(${PICTURE})"><p>Chữ</p></div><!-- /wp:cover -->`;
  expect(html(body)).toBe(P(A(PICTURE, 'cho-noi.jpg')) + P('Chữ'));
});

test('a link around a picture to another page is reported, one to the picture itself is not', () => {
  expect(remarks(`<a href="https://taitro.example"><img src="${PICTURE}"></a>`)).toContain(
    'PICTURE_LINK_DROPPED',
  );
  expect(remarks(`<a href="${PICTURE}"><img src="${PICTURE}"></a>`)).toEqual(['PICTURE_LINKED']);
});

test('a caption keeps its text, wherever WordPress wrote it', () => {
  const picture = `<img src="${PICTURE}" alt="Chợ nổi" />`;
  const expected = P(A(PICTURE, 'Chợ nổi')) + P('Chợ nổi Cái Răng lúc <em>rạng sáng</em>');
  expect(
    html(`[caption id="a_1" width="600"]${picture} Chợ nổi Cái Răng lúc <em>rạng sáng</em>[/caption]`),
  ).toBe(expected);
  expect(
    html(
      `[caption id="a_1" caption="Chợ nổi Cái Răng lúc <em>rạng sáng</em>"]<a href="${PICTURE}">${picture}</a>[/caption]`,
    ),
  ).toBe(expected);
  expect(remarks(`[caption]${picture} Chữ[/caption]`)).toEqual(['PICTURE_LINKED']);
});

test('a caption without its end loses only its tag', () => {
  expect(html('Trước [caption id="x"] sau')).toBe(P('Trước sau'));
});

test.each([
  '[gallery ids="1,2,3"]',
  '[gallery]',
  '[audio https://baolang.example/a.mp3]',
  '[vc_row full_width="stretch"]',
  '[contact-form-7 id="5" title="Liên hệ"]',
  '[ninja_form id=3]',
  '[xem_them /]',
])('the shortcode %s is removed and reported', (shortcode) => {
  expect(html(`Trước ${shortcode} sau`)).toBe(P('Trước sau'));
  const [note] = mapBody(`Trước ${shortcode} sau`, SITE).notes;
  expect(note?.code).toBe('SHORTCODE_REMOVED');
  expect(note?.values?.text).toBe(shortcode);
});

test('the content of an unknown shortcode stays', () => {
  expect(html('[vc_column_text]Nội dung thật[/vc_column_text]')).toBe(P('Nội dung thật'));
});

test.each([
  'Thuyền đơn sơ [simple boat] trên biển',
  '[Video] Lũ quét ở Nghệ An',
  '[Ảnh: Minh Anh]',
  'Theo ông Nam [1], [2] và [sic]',
  'a[i] < b[j]',
  '[năm 2020]',
  '[] [ ] [...]',
  '[[Trang wiki]]',
  `"['tin','ảnh']"`,
])('words in brackets that are no shortcode stay: %s', (text) => {
  expect(html(text)).toBe(P(text.replaceAll('<', '&lt;')));
  expect(remarks(text)).toEqual([]);
});

test('an escaped shortcode becomes its words', () => {
  expect(html('Viết [[gallery ids="1"]] để chèn ảnh')).toBe(P('Viết [gallery ids="1"] để chèn ảnh'));
});

test('brackets within tags and block comments stay unchanged', () => {
  const body =
    '<!-- wp:group {"ids":["gallery",[1]]} --><p><a href="https://a.vn/?x[gallery]=1">x</a></p><!-- /wp:group -->';
  expect(html(body)).toBe(P(A('https://a.vn/?x[gallery]=1', 'x')));
});

test('a block for shortcodes holds shortcodes, known or not', () => {
  expect(
    html(
      '<!-- wp:shortcode -->\n[lich_am]\n<!-- /wp:shortcode -->\n<!-- wp:paragraph --><p>Chữ</p><!-- /wp:paragraph -->',
    ),
  ).toBe(P('Chữ'));
});

test('blocks filled at run time are named, since the export holds nothing of them', () => {
  const body = '<!-- wp:latest-posts /--><!-- wp:block {"ref":7} /--><!-- wp:block {"ref":8} /-->';
  expect(mapBody(body, SITE).notes).toEqual([
    { code: 'BLOCKS_EMPTY', values: { names: 'latest-posts, block ×2' } },
  ]);
});

test('an address alone on its line becomes a link, like players of other sites', () => {
  const address = 'https://www.youtube.com/watch?v=abc&t=1';
  expect(html(`Xem:\n\n${address}\n\nHết`)).toBe(
    P('Xem:') + P(A(address.replace('&', '&amp;'), address.replace('&', '&amp;'))) + P('Hết'),
  );
  expect(remarks(`Xem ${address} nhé`)).toEqual([]);
});

test('the pages of a post become one, and that is reported', () => {
  expect(html('Một<!--nextpage-->Hai<!--more-->Ba')).toBe(P('Một') + P('Hai') + P('Ba'));
  expect(mapBody('Một<!--nextpage-->Hai', SITE).notes.map(textOfNote)).toEqual([
    'bài chia 2 trang ở WordPress, nhập thành một',
  ]);
});

test('line breaks at the ends of a block are noise', () => {
  expect(
    html('<!-- wp:x --><p><br>Chữ<br><br></p><blockquote><p>Lời</p><cite><br>Tên</cite></blockquote>'),
  ).toBe('<p>Chữ</p><blockquote><p>Lời</p><p><em>Tên</em></p></blockquote>');
});

test('two links side by side stay two words', () => {
  expect(
    html(
      '<!-- wp:file --><a href="https://a.vn/t.pdf">Tệp</a><a href="https://a.vn/t.pdf" download>Tải về</a>',
    ),
  ).toContain('Tệp</a> <a');
});

test('scripts, handlers and schemes do not survive', () => {
  const body =
    '<p onclick="x()">a</p><script>alert(1)</script><a href="javascript:x()">b</a>[caption]<img src="javascript:x()" onerror=x>c[/caption]';
  expect(html(body)).not.toMatch(/<script|href="javascript|onclick|onerror/);
});

test('any body gives a valid article', () => {
  const part = fc.constantFrom(
    '[',
    ']',
    '[caption ',
    '[/caption]',
    '[gallery]',
    '"',
    "'",
    '<!--',
    '-->',
    '<!-- wp:x ',
    '/-->',
    '<p>',
    '<br>',
    '<a href="',
    '>',
    '\n\n',
    'chữ',
    'https://a.vn ',
    '<pre>',
    '[[',
    '/]',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      mapBody(parts.join(''), SITE);
    }),
    { seed: 20_251_120, numRuns: 200 },
  );
});

test.each([
  '[',
  '[a ',
  '[a "',
  '[caption]',
  '<!--',
  '<a ',
  '<a "',
  '<br>',
  '<br> ',
  '[[a',
  '[/a',
  '<p><br>',
  ' \n',
  'https://a',
])('a long body of only %j is read to its end', (part) => {
  // In quadratic time its 4 × 10¹¹ steps would take minutes, beyond every limit.
  const body = part.repeat(Math.ceil(600_000 / part.length));
  try {
    mapBody(body, SITE);
  } catch (problem) {
    expect(problem).toHaveProperty('name', 'ArticleProblem');
  }
});
