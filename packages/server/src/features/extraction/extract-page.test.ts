import { templateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

const URL_1 = 'https://baovidu.example/van-hoa/hoi-dua-thuyen-1234.html';
const rules = { fetchedTime: new Date('2026-11-21T00:00:00Z'), timeZone: 'Asia/Ho_Chi_Minh' };
const menu = Array.from(
  { length: 20 },
  (_, at) => `<li><a href="/muc-${at}">Chuyên mục số ${at}</a></li>`,
).join('');
const paragraphs = [
  'Sáng 20/11, hàng nghìn người dân xã Hòa Bình đã có mặt hai bên bờ sông Ngọc để xem các đội đua tranh tài.',
  'Năm nay hội có mười hai đội, mỗi đội hai mươi tay chèo, đến từ các thôn ven sông và hai xã bên cạnh.',
  'Ông Trần Mẫu, trưởng ban tổ chức, cho biết đường đua dài hai cây số, có ba vòng rẽ rất gấp và nước chảy xiết.',
  'Sau bốn lượt đua, đội thôn Đoài về nhất, nhận cờ và giải thưởng năm triệu đồng của ban tổ chức.',
];

const page = (body: string, head = '', side = '') => `<!doctype html><html lang="vi"><head>
<title>Hòa Bình mở hội đua thuyền trên sông Ngọc - Báo Ví Dụ</title>
<meta property="og:title" content="Hòa Bình mở hội đua thuyền trên sông Ngọc | Báo Ví Dụ">
<meta property="og:site_name" content="Báo Ví Dụ"><meta property="og:image" content="/anh/hoi-dua-thuyen.jpg">
<link rel="canonical" href="/van-hoa/hoi-dua-thuyen-1234.html">${head}</head><body>
<header><div class="today">Thứ Bảy, 21/11/2026</div><nav><ul>${menu}</ul></nav></header>
<ul class="breadcrumb"><li><a href="/">Trang chủ</a></li><li><a href="/van-hoa">Văn hóa</a></li></ul>
<div class="article"><h1 class="article__title cms-title">Hòa Bình mở hội đua thuyền trên sông Ngọc</h1>
<div class="article__meta">Thứ Sáu, 20/11/2026 | 15:44 GMT+7</div>
<div class="article__sapo">(Báo Ví Dụ) – Hội đua thuyền truyền thống của xã Hòa Bình trở lại sau ba năm vắng bóng.</div>
<div class="article__body">${body}</div>
<div class="article__tag"><a href="/t/1" rel="tag">hội làng</a><a href="/t/2" rel="tag">đua thuyền</a></div></div>
<aside class="sidebar"><h3>Tin mới</h3><p>Một tin khác hẳn, đăng 19/11/2026 10:00</p>${side}</aside>
<footer>Giấy phép số 1. Tổng biên tập: Ban biên tập.</footer></body></html>`;

const BODY = `<p>${paragraphs[0]}</p>
<figure><img src="data:image/gif;base64,R0" data-src="/anh/hoi-dua-thuyen.jpg" alt="Đua thuyền"><figcaption>Các đội vào vạch xuất phát. Ảnh: Quang Đức</figcaption></figure>
<p>${paragraphs[1]}&nbsp;</p><div class="related-box"><a href="/x">Xem thêm: Một tin liên quan rất dài về chuyện khác</a></div>
<script>quangCao()</script><h3>Kết quả</h3>
<p>${paragraphs[2]}<br><br>${paragraphs[3]}</p>
<p><a href="/y">Lịch các hội làng trong tháng tới của tỉnh</a></p>
<p style="text-align:right"><strong>Minh Khuê – Bảo An</strong></p>`;

const template = templateDefinition.parse({
  fields: {
    title: [
      { kind: 'CSS', expr: '.no-such' },
      { kind: 'CSS', expr: '.cms-title' },
    ],
    sapo: [{ kind: 'CSS', expr: '.article__sapo' }],
    content: [{ kind: 'XPATH', expr: '//div[contains(@class,"article__body")]' }],
    publishedTime: [{ kind: 'CSS', expr: '.article__meta' }],
    tags: [{ kind: 'CSS', expr: '.article__tag a', take: 'ALL' }],
  },
});

const expected = {
  title: 'Hòa Bình mở hội đua thuyền trên sông Ngọc',
  sapo: 'Hội đua thuyền truyền thống của xã Hòa Bình trở lại sau ba năm vắng bóng.',
  contentText: [paragraphs[0], paragraphs[1], 'Kết quả', paragraphs[2], paragraphs[3]].join('\n'),
  authors: ['Minh Khuê', 'Bảo An'],
  publishedTime: '2026-11-20T08:44:00.000Z',
  category: 'Văn hóa',
  tags: ['hội làng', 'đua thuyền'],
  canonicalUrl: URL_1,
  lang: 'vi',
  cover: {
    url: 'https://baovidu.example/anh/hoi-dua-thuyen.jpg',
    caption: 'Các đội vào vạch xuất phát.',
    credit: 'Quang Đức',
    alt: 'Đua thuyền',
  },
  refusal: null,
};

const extract = (text: string, more: object = {}) =>
  extractPage([{ text, url: URL_1, isRepaired: false }], { ...rules, ...more });

describe('extractPage', () => {
  it('finds every field by the template, and says by which of its selectors', () => {
    const { page: read } = extract(page(BODY), { template });
    expect(read).toMatchObject(expected);
    expect(read.foundBy.title).toEqual({ by: 'TEMPLATE', place: 1 });
    expect(read.foundBy.category).toEqual({ by: 'PAGE', place: null });
    expect(read.score).toBeGreaterThan(90);
  });

  it('finds every field without a template', () => {
    const { page: read } = extract(page(BODY));
    expect(read).toMatchObject(expected);
    expect(read.foundBy.content).toEqual({ by: 'READABILITY', place: null });
  });

  it('writes only elements of the list, with absolute addresses', () => {
    const hostile = `${BODY}<p onclick="x()" style="color:red">Xem <a href="javascript:alert(1)">ở đây</a> và <a href="/tin?a=1&b=2">ở kia</a> để biết thêm.</p><img src="javascript:x"><iframe src="//evil.example"></iframe>`;
    const { contentHtml } = extract(page(hostile), { template }).page;
    expect(contentHtml).toContain(
      '<p>Xem ở đây và <a href="https://baovidu.example/tin?a=1&amp;b=2">ở kia</a> để biết thêm.</p>',
    );
    expect(contentHtml).toContain(
      '<figure><img src="https://baovidu.example/anh/hoi-dua-thuyen.jpg" alt="Đua thuyền"><figcaption>Các đội vào vạch xuất phát. Ảnh: Quang Đức</figcaption></figure>',
    );
    expect(contentHtml).not.toMatch(/onclick|style|javascript|iframe|script/);
  });

  it('joins the pages of an article and names the one that is missing', () => {
    const part = (text: string, next: string) =>
      page(
        `<p>${text}</p><p>${paragraphs[3]}</p><div class="pager"><a class="next" href="${next}">Trang sau</a></div>`,
      );
    const paged = templateDefinition.parse({ ...template, nextPageSelector: 'a.next' });
    const first = { text: part(paragraphs[0] ?? '', '?trang=2'), url: URL_1, isRepaired: false };
    const second = {
      text: part(paragraphs[1] ?? '', '?trang=3'),
      url: `${URL_1}?trang=2`,
      isRepaired: false,
    };
    const alone = extractPage([first], { ...rules, template: paged });
    expect(alone.nextPage).toBe(`${URL_1}?trang=2`);
    const both = extractPage([first, second], { ...rules, template: paged });
    expect(both.nextPage).toBe(`${URL_1}?trang=3`);
    expect(both.page.warnings).toContain('PAGES_MISSING');
    expect(both.page.contentText).toBe([paragraphs[0], paragraphs[3], paragraphs[1]].join('\n'));
  });

  describe('with the whole article on another page', () => {
    const link = '<a class="in" href="/in/1234.html">Bản in</a>';
    const address = 'https://baovidu.example/in/1234.html';
    const first = { text: page(`<p>${paragraphs[0]}</p>${link}`), url: URL_1, isRepaired: false };
    const printed = (text: string) => ({ text, url: address, isRepaired: false });
    const body = `<div class="article__body">${paragraphs.map((text) => `<p>${text}</p>`).join('')}</div>`;
    const withLink = (singlePageSelector: string) =>
      templateDefinition.parse({ ...template, singlePageSelector, nextPageSelector: 'a.in' });
    const read = (pages: [typeof first, ...(typeof first)[]], selector = 'a.in') =>
      extractPage(pages, { ...rules, template: withLink(selector) });

    it.each(['a.in', "//a[contains(text(), 'Bản in')]", "//a[@class='in']/@href"])(
      'names its address by %s',
      (selector) => {
        expect(read([first], selector).singlePage).toBe(address);
      },
    );

    it('takes the body from there, and everything else from its own page', () => {
      const { page: whole, ...further } = read([first, printed(body)]);
      expect(whole.contentText).toBe(paragraphs.join('\n'));
      expect(whole).toMatchObject({ title: expected.title, publishedTime: expected.publishedTime });
      expect(whole.canonicalUrl).toBe(URL_1);
      expect(further).toEqual({ singlePage: null, nextPage: null });
      expect(whole.warnings).not.toContain('PAGES_MISSING');
    });

    it('stays with its own page where the other one holds less', () => {
      const closed = printed('<div class="article__body"><p>Đăng nhập để xem bản in này.</p></div>');
      const { page: own, nextPage } = read([first, closed]);
      expect(own.contentText).toContain(paragraphs[0]);
      expect(own.contentText).not.toContain('Đăng nhập');
      expect(nextPage).toBe(address);
    });
  });

  it.each([
    ['PAYWALL', BODY, { ...template, paywallSelector: '.article__body' }],
    ['BODY_TOO_SHORT', '<p>Tin vắn một dòng của ngày hôm nay.</p>', template],
    ['TITLE_TOO_SHORT', BODY, { ...template, minTitleLength: 90 }],
    ['WORD_MISSING', BODY, { ...template, mustContain: ['bóng đá'] }],
    ['WORD_FORBIDDEN', BODY, { ...template, mustNotContain: ['Đua Thuyền'] }],
  ])('refuses with %s', (refusal, body, definition) => {
    expect(extract(page(body), { template: definition }).page.refusal).toBe(refusal);
  });

  it('refuses what is no article, and an empty page', () => {
    expect(extract('').page).toMatchObject({ refusal: 'NO_TITLE', score: 0, contentHtml: '' });
    expect(extract(`<title>Báo Ví Dụ</title><ul>${menu}</ul>`).page.refusal).not.toBeNull();
  });

  it('warns of a date to come and of a day without a time', () => {
    const future = page(BODY).replace('20/11/2026 | 15:44', '25/11/2026');
    expect(extract(future, { template }).page.warnings).toEqual(
      expect.arrayContaining(['DATE_WITHOUT_TIME', 'DATE_IN_FUTURE']),
    );
  });
});
