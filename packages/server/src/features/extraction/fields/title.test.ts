import { describe, expect, it } from 'vitest';
import { viewPage } from '../page/page-view.ts';
import { findTitle } from './title.ts';

const TITLE = 'Cầu phao Bến Dụ đóng ba đêm để thay neo';
const TEXT = 'Ban quản lý bến cho biết mỗi đêm chỉ đóng sáu tiếng, ban ngày xe vẫn đi như thường lệ. '.repeat(
  2,
);
const URL_1 = 'https://nhadatvi.example/giao-thong/cau-phao-12.html';

/** What is read of a page whose body ends in a long text. */
function titleOf(head: string, body: string) {
  const page = viewPage(`<head>${head}</head><body>${body}<div id="text"><p>${TEXT}</p></div></body>`, URL_1);
  return findTitle(page, page.document.querySelector('#text') ?? undefined)?.value;
}

describe('findTitle', () => {
  it.each([
    [
      'a section between site and title',
      `<title>Báo Ví Dụ | Giao thông | ${TITLE}</title>`,
      `<h2 class="t">${TITLE}</h2>`,
    ],
    ['the site under the name of its host', `<title>${TITLE} - Nhà Đất Ví</title>`, `<h1>${TITLE}</h1>`],
    [
      'a badge in the heading',
      `<title>${TITLE}</title>`,
      `<h1><span class="badge">TRỰC TIẾP</span> ${TITLE}</h1>`,
    ],
    [
      'a heading that leads to the front page',
      '<meta property="og:title" content="Sở Giao thông tỉnh Ví Dụ"><title>Cầu phao... - Sở Giao thông tỉnh Ví Dụ</title>',
      `<h1><a href="/">Sở Giao thông tỉnh Ví Dụ</a></h1><h2 class="asset-title">${TITLE}</h2>`,
    ],
    [
      'a heading that is the sign of the site',
      '<title>Hải đội Ví Dụ</title>',
      `<h2 class="logo-text">HẢI ĐỘI VÍ DỤ</h2><h3>${TITLE}</h3>`,
    ],
    [
      'a raised word behind the heading',
      '<title>Báo Ví Dụ</title>',
      `<h2 class="itemTitle">${TITLE} <span><sup>Nổi bật</sup></span></h2>`,
    ],
    ['a badge in capital letters before a colon', `<title>${TITLE}</title>`, `<h1>TRỰC TIẾP: ${TITLE}</h1>`],
    [
      'the name of a site as its heading',
      `<title>${TITLE} « Báo Ví Dụ</title>`,
      `<h1 id="logo"><a href="/">Báo Ví Dụ điện tử</a></h1><h2>${TITLE}</h2>`,
    ],
  ])('leaves out %s', (_what, head, body) => {
    expect(titleOf(head, body)).toBe(TITLE);
  });

  it.each([`Chùm ảnh: ${TITLE}`, 'Mảnh vườn rộng 120 m<sup>2</sup>'])(
    'keeps all of the heading %s',
    (heading) => {
      const shown = heading.replace(/<.*?>/g, '');
      expect(
        titleOf(
          `<meta property="og:title" content="${shown.replace('Chùm ảnh: ', '')}">`,
          `<h1>${heading}</h1>`,
        ),
      ).toBe(shown);
    },
  );

  it('takes the heading where the page gives other sites another title of the article', () => {
    const shared = 'Đóng cầu phao Bến Dụ ba đêm để thay dây neo cũ';
    expect(
      titleOf(
        `<meta property="og:title" content="${shared}">`,
        `<h1>${TITLE}</h1><h2>Một tin khác hẳn ở bên</h2>`,
      ),
    ).toBe(TITLE);
  });

  it.each([
    [
      'the section',
      '<title>Tin hoạt động - Cổng thông tin tỉnh Ví Dụ</title>',
      '<div class="news-title">',
      '</div>',
    ],
    ['the portal', '<title>Cổng thông tin điện tử tỉnh Ví Dụ</title>', '<p class="tieude">', '</p>'],
    [
      'the station',
      '<title>Đài Phát thanh và Truyền hình Ví Dụ</title>',
      `<a class="tin_title" href="${URL_1}">`,
      '</a>',
    ],
    [
      'a path of systems',
      '<title>Sở Ví Dụ > Tin tức > Chi tiết</title>',
      '<h3>Chi tiết bài viết</h3><div class="art_head">',
      '</div>',
    ],
    ['nothing but a printed page', '<title>Bản in</title>', '<b><font size="5">', '</font></b>'],
  ])('takes the heading above the text where the page calls itself after %s', (_what, head, open, close) => {
    const menu =
      '<ul class="menu"><li><a href="/tin">Tin hoạt động</a></li></ul><h1 class="banner">TRANG TIN TỈNH VÍ DỤ</h1>';
    expect(titleOf(head, `${menu}${open}${TITLE}${close}<i>20/11/2026</i>`)).toBe(TITLE);
  });

  const og = (text: string) => `<meta property="og:title" content="${text}">`;
  const SITE = 'Cổng thông tin điện tử tỉnh Ví Dụ';

  it.each([
    [
      'the heading calls the page by its kind and the site',
      `<title>Chi tiết tin tức - ${SITE}</title>`,
      `<h1>Chi tiết tin tức - Cổng TTĐT tỉnh Ví Dụ</h1><h2 class="tde">${TITLE}</h2>`,
    ],
    [
      'the heading and the title element call the page by its kind',
      '<title>Chi tiết bài viết - Công ty Ví Dụ</title>',
      `<h1>Chi tiết bài viết</h1><h3>${TITLE}</h3>`,
    ],
    [
      'the heading is a name of all news and only other sites are told more',
      `<title>Tin tức</title>${og(TITLE)}`,
      '<h1>Tin tức &amp; Sự kiện</h1>',
    ],
    [
      'heading and title element are the section',
      '<title>Tin hoạt động - Sở Ví Dụ</title>',
      `<ul><li><a href="/tin">Tin hoạt động</a></li></ul><h1>Tin hoạt động</h1><div class="detail-title">${TITLE}</div>`,
    ],
    [
      'the heading is a section without a link and the title element has more words',
      `<title>Văn hóa giao thông đường thủy | ${TITLE}</title>`,
      `<h1>Văn hóa giao thông đường thủy</h1><h2>${TITLE}</h2>`,
    ],
    [
      'the heading is a section and what is told to other sites is cut',
      og(`${TITLE.slice(0, 24)}...`),
      `<h1>Giao thông đường thủy hôm nay</h1><h2>${TITLE}</h2>`,
    ],
    [
      'a slogan is the heading and the title element is the site',
      '<title>Báo Ví Dụ điện tử</title>',
      `<header><h1>Tiếng nói của người dân vùng sông nước</h1></header><h2>${TITLE}</h2>`,
    ],
    [
      'other sites are told the name of the site before it',
      og(`Báo Ví Dụ: ${TITLE}`),
      `<h1>Tiếng nói của người dân vùng sông nước</h1><h3>${TITLE}</h3>`,
    ],
    [
      'there are headings of boxes before and after it',
      `<title>Thay neo cầu phao Bến Dụ: đóng ba đêm liền</title>`,
      `<h1>Cầu phao cũ và câu chuyện neo lại bến Dụ</h1><h1>${TITLE}</h1><h1>Một tin khác hẳn ở bên phải</h1>`,
    ],
    [
      'a link to the section is in the heading',
      `<title>${TITLE}</title>`,
      `<h1><a class="cate" href="/giao-thong">Giao thông</a> ${TITLE}</h1>`,
    ],
    ['a day is in the heading', '<title>Báo Ví Dụ</title>', `<h1>${TITLE} <small>20/11/2026</small></h1>`],
    [
      'the heading ends in the name of the site',
      `<title>${TITLE} | Báo Ví Dụ</title>`,
      `<h1>${TITLE} | Báo Ví Dụ</h1>`,
    ],
    ['it is a heading of the fourth rank', '<title>Trang chủ</title>', `<h1>Trang chủ</h1><h4>${TITLE}</h4>`],
    [
      'the title element is cut and the heading is a picture',
      `<title>${TITLE.slice(0, 26)}... - Báo Ví Dụ</title>`,
      `<h1><img alt="Báo Ví Dụ"></h1><div class="post-name"><strong>${TITLE}</strong></div>`,
    ],
    [
      'another part of the title element is unknown and the title has no name',
      `<title>${TITLE} | Tin tức | Đội tàu Ví</title>`,
      `<h1><a href="/">ĐỘI TÀU VÍ</a></h1><div class="td-bv">${TITLE}</div>`,
    ],
    [
      'all that is said is the name of an office',
      `<title>Chi tiết bản tin</title>${og('Sở Giao thông Ví Dụ')}`,
      `<h1>Chi tiết bản tin</h1><div><h3>${TITLE}</h3></div>`,
    ],
    [
      'a heading for search engines is hidden',
      '<title>Báo Ví Dụ - Tin nhanh, đọc báo mới nhất</title>',
      `<h1 style="display:none">Báo Ví Dụ - Tin nhanh, đọc báo mới nhất</h1><p><strong>${TITLE}</strong></p>`,
    ],
    [
      'a section without a link is heading and title element',
      '<title>Kinh tế biển - Báo Ví Dụ</title>',
      `<h1>Kinh tế biển</h1><h2>${TITLE}</h2>`,
    ],
  ])('is found where %s', (_what, head, body) => {
    expect(titleOf(head, body)).toBe(TITLE);
  });

  it.each([
    'Cổng thông tin điện tử tỉnh Ví Dụ thêm ba dịch vụ',
    'Báo động đỏ trên sông Ví',
    'Tin tức giả tràn lan',
  ])('is the heading %s, which begins like a name', (heading) => {
    expect(titleOf(`<title>${heading} - Báo Ví Dụ</title>`, `<h1>${heading}</h1><h2>${TITLE}</h2>`)).toBe(
      heading,
    );
  });

  it('is of two headings the one that the address repeats', () => {
    const section = 'Đời sống người dân vùng sông nước';
    const page = viewPage(
      `<title>${section} - Báo Ví Dụ</title><h1>${section}</h1><h3 class="t">${TITLE}</h3><p>${TEXT}</p>`,
      'https://nhadatvi.example/cau-phao-ben-du-dong-ba-dem-de-thay-neo-123456.html',
    );
    expect(findTitle(page)?.value).toBe(TITLE);
  });

  it('is a heading of three words where only its lead stands between it and the text', () => {
    const lead = '<h2 class="sapo">Cả làng xuống đồng từ lúc chưa sáng</h2>';
    expect(titleOf('<title>Mùa gặt mới - Báo Ví Dụ</title>', `<h1>Mùa gặt mới</h1>${lead}`)).toBe(
      'Mùa gặt mới',
    );
  });

  it.each([
    ['other sites are told it', og('Mùa gặt mới'), '<h2>Kỳ 1: Những người đi trước lũ</h2>'],
    ['only a bold line is nearer to the text', '', '<p><b>Kỳ 1: Những người đi trước lũ</b></p>'],
  ])('is a heading of three words where %s', (_what, head, below) => {
    expect(titleOf(`<title>Mùa gặt mới</title>${head}`, `<h1>Mùa gặt mới</h1>${below}`)).toBe('Mùa gặt mới');
  });

  it('is a short heading that a link elsewhere repeats', () => {
    const link = '<a href="/amp/mua-gat">Mùa gặt đồng Vạc</a>';
    const head = '<title>Mùa gặt đồng Vạc - Báo Ví Dụ</title>';
    expect(titleOf(head, `${link}<h1>Mùa gặt đồng Vạc</h1>`)).toBe('Mùa gặt đồng Vạc');
  });

  it('keeps a sign of separation that is its own', () => {
    const own = 'Thang máy chung cư cũ | Sửa hay thay?';
    expect(titleOf(`<title>${own}</title>`, `<h1>${own}</h1>`)).toBe(own);
  });
});
