import { describe, expect, it } from 'vitest';
import { viewPage } from '../page/page-view.ts';
import { findAuthors } from './authors.ts';
import { surroundings } from './title-element.ts';

const TITLE = 'Cầu phao Bến Dụ đóng ba đêm để thay neo';

function authorsOf(below: string, head = '') {
  const page = viewPage(
    `<head>${head}</head><body><h1>${TITLE}</h1>${below}<p>Một đoạn văn.</p></body>`,
    'https://vidu.example/tin/cau-phao.html',
  );
  return findAuthors(page, surroundings(page.document, TITLE))?.value;
}

describe('findAuthors', () => {
  it.each([
    ['beside the date', '<p><span>Minh Khuê, Bảo An</span> • <span>20/11/2026 15:44</span></p>'],
    [
      'each in its element of a line with roles and the date',
      '<p>Bài: <b>Minh Khuê</b> | Ảnh: <b>Bảo An</b> | Thứ bảy ngày 21 tháng 11 năm 2026, 7h00</p>',
    ],
    [
      'in the foot of the head of an entry',
      '<article><footer><span itemprop="author">Minh Khuê, Bảo An</span> <i>T6, 20/11/2026</i></footer></article>',
    ],
    ['before the element of the date', '<p>Minh Khuê, Bảo An <time>24/11/2026 lúc 17:42</time></p>'],
    [
      'inside a line with the date',
      '<div class="byline"><h4 class="author-name"><a>Minh Khuê</a>, <a>Bảo An</a></h4><time>20 thg 11, 2026</time></div>',
    ],
    [
      'in a column beside the title',
      '<aside><a rel="author" href="/t/1">Minh Khuê</a><a rel="author" href="/t/2">Bảo An</a></aside>',
    ],
    [
      'with where they work',
      '<div class="authors"><b>TS. Minh Khuê</b><br><i>Trường Đại học Ví Dụ</i><br><b>Bảo An</b><br><i>Viện Ví Dụ</i></div>',
    ],
  ])('finds names %s', (_where, below) => {
    expect(authorsOf(below)?.authors).toEqual(['Minh Khuê', 'Bảo An']);
  });

  it('finds the name beside the picture of a person', () => {
    const below =
      '<div><img src="/avatar-mk.png"><div><div>Minh Khuê</div><div>Biên tập viên công nghệ</div></div></div>';
    expect(authorsOf(below)?.authors).toEqual(['Minh Khuê']);
  });

  it('finds the name before an address for mails', () => {
    const below =
      '<div class="author-info"><a class="name" href="/t/1">Minh Khuê</a><a class="email" href="mailto:mk@vidu.example">mk@vidu.example</a></div>';
    expect(authorsOf(below)?.authors).toEqual(['Minh Khuê']);
  });

  it('finds all names that the page shows where linked data has the first', () => {
    const linked =
      '<script type="application/ld+json">{"@type":"article","headline":"A","author":{"name":"Minh Khuê"}}</script>';
    const below = '<div class="author"><a href="/t/1">Minh Khuê</a>, <a href="/t/2">Bảo An</a></div>';
    expect(authorsOf(below, linked)?.authors).toEqual(['Minh Khuê', 'Bảo An']);
  });

  it.each([
    '<p class="row">MINH KHUÊ | 20/11/2026 15:44</p>',
    '<p class="row">Minh Khuê (Tổng hợp) - Thứ sáu, ngày 20/11/2026 15:44</p>',
    '<ul><li><span>Minh Khuê</span></li><li><span title="20 thg 11, 2026">20 thg 11</span></li></ul>',
    '<div><span class="m-name"><a href="/l">Minh Khuê</a> (The Sample Post)</span> <span>Fri, November 20, 2026</span></div>',
  ])('finds the name beside the date in %s', (below) => {
    expect(authorsOf(below)?.authors.map((name) => name.toLowerCase())).toEqual(['minh khuê']);
  });

  it('takes no day of the week for a name', () => {
    expect(authorsOf('<p><span>Thứ Sáu</span> - <span>20/11/2026 15:44</span></p>')).toBeUndefined();
  });

  it.each([
    [
      'the labels of a blog',
      '<meta name="twitter:label1" content="Được viết bởi"><meta name="twitter:data1" content="Minh Khuê">',
    ],
    [
      'references of linked data',
      '<script type="application/ld+json">{"@graph":[{"@type":"Person","@id":"#a","name":"Minh Khuê"},{"@type":"Article","headline":"x","author":{"@id":"#a"}}]}</script>',
    ],
  ])('finds names in %s', (_where, head) => {
    expect(authorsOf('', head)?.authors).toEqual(['Minh Khuê']);
  });

  it('finds the second author that a blog calls contributor', () => {
    const head =
      '<script type="application/ld+json">{"@type":"Article","author":{"name":"Minh Khuê"},"contributor":[{"name":"Bảo An"}]}</script>';
    expect(authorsOf('', head)?.authors).toEqual(['Minh Khuê', 'Bảo An']);
  });

  it('reads the agency in an element of its own as the source', () => {
    expect(authorsOf('<p class="source">Theo Thông tấn Mẫu</p>')).toEqual({
      authors: [],
      source: 'Thông tấn Mẫu',
    });
  });

  it('takes no link to a section beside the date for a name', () => {
    expect(authorsOf('<p><a href="/vh">Văn Hóa</a> <span>20/11/2026 15:44</span></p>')).toBeUndefined();
  });
});
