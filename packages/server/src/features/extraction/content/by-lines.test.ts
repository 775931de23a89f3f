import { describe, expect, it } from 'vitest';
import { parsePage } from '../page/parse-page.ts';
import { readByLine, takeByLines } from './by-lines.ts';
import { captionParts } from './caption-parts.ts';
import { BlockReader } from './read-blocks.ts';
import { tidySapo } from './sapo.ts';
import { tidyBlocks } from './tidy-blocks.ts';

describe('readByLine', () => {
  it.each([
    ['Minh Khuê – Bảo An', ['Minh Khuê', 'Bảo An'], ''],
    ['Minh Khuê-Bảo An', ['Minh Khuê', 'Bảo An'], ''],
    ['Bài và ảnh: Hải Đăng', ['Hải Đăng'], ''],
    ['Bài, ảnh: HẢI ĐĂNG', ['HẢI ĐĂNG'], ''],
    ['Thực hiện: Minh Khuê, Bảo An và Quang Đức', ['Minh Khuê', 'Bảo An', 'Quang Đức'], ''],
    ['Bài: Minh Khuê; Ảnh: Quang Đức', ['Minh Khuê', 'Quang Đức'], ''],
    ['Theo Thông tấn Mẫu', [], 'Thông tấn Mẫu'],
    ['Minh Khuê (Theo Thông tấn Mẫu)', ['Minh Khuê'], 'Thông tấn Mẫu'],
    ['Minh Khuê (tổng hợp)', ['Minh Khuê'], ''],
    ['Bởi Hạnh Mẫu - ', ['Hạnh Mẫu'], ''],
    ['PV Minh Khuê', ['Minh Khuê'], ''],
    ['Minh Khuê toasoan@vidu.example', ['Minh Khuê'], ''],
    ['admin', [], ''],
    ['Báo Ví Dụ', [], ''],
    ['Cập nhật 20/11/2026', [], ''],
  ])('reads %s', (written, authors, source) => {
    expect(readByLine(written, ['Báo Ví Dụ'])).toEqual({ authors, source });
  });
});

const rules = {
  base: 'https://vidu.example/',
  keep: new Set<string>(),
  removed: new Set<Element>(),
  unwrapped: new Set<Element>(),
  captionSelector: '',
  creditPattern: '',
  maxBlocks: 100,
};
const blocksOf = (html: string) => tidyBlocks(BlockReader.read(parsePage(html).document.body, rules));

describe('takeByLines', () => {
  it.each([
    ['<p><b>Minh Khuê</b></p>', ['Minh Khuê']],
    ['<p align="right">Minh Khuê – Bảo An</p>', ['Minh Khuê', 'Bảo An']],
    ['<p class="author">Minh Khuê</p>', ['Minh Khuê']],
    ['<p>Bài và ảnh: Hải Đăng</p>', ['Hải Đăng']],
    ['<p>MINH KHUÊ</p>', ['MINH KHUÊ']],
  ])('takes %s from the end of an article', (line, authors) => {
    const found = takeByLines(blocksOf(`<p>Một đoạn văn.</p><p>Đoạn cuối của bài.</p>${line}`), []);
    expect(found.authors).toEqual(authors);
    expect(found.blocks).toHaveLength(2);
  });

  it.each([
    '<p><b>Kết quả chung cuộc của hội thi</b></p>',
    '<p>Mọi người vui vẻ ra về.</p>',
    '<p><b>Địa chỉ: số 1 phố Ví Dụ</b></p>',
  ])('takes %s for a part of the article', (line) => {
    expect(takeByLines(blocksOf(`<p>Một đoạn văn.</p>${line}`), [])).toMatchObject({
      authors: [],
      source: '',
    });
  });
});

describe('captionParts', () => {
  it.each([
    ['Các đội vào vạch. Ảnh: Quang Đức', 'Các đội vào vạch.', 'Quang Đức'],
    ['Các đội vào vạch (Ảnh: Quang Đức)', 'Các đội vào vạch', 'Quang Đức'],
    ['Các đội vào vạch - Nguồn: Báo Ví Dụ', 'Các đội vào vạch', 'Báo Ví Dụ'],
    ['Ảnh: Quang Đức', '', 'Quang Đức'],
    ['Cầu treo bản Mẫu.', 'Cầu treo bản Mẫu.', ''],
    ['Ảnh minh họa', 'Ảnh minh họa', ''],
  ])('parts %s', (written, caption, credit) => {
    expect(captionParts(written)).toEqual({ caption, credit });
  });

  it('takes the pattern of a template before its own', () => {
    expect(captionParts('Cầu treo / chụp bởi Quang Đức', 'chụp bởi (.+)$')).toEqual({
      caption: 'Cầu treo',
      credit: 'Quang Đức',
    });
  });
});

describe('pictures and their words', () => {
  it.each([
    '<figure><img src="/1.jpg"><figcaption>Cầu treo. Ảnh: Quang Đức</figcaption></figure>',
    '<p><img src="/1.jpg"></p><p class="caption">Cầu treo. Ảnh: Quang Đức</p>',
    '<p style="text-align:center"><img src="/1.jpg"></p><p style="text-align:center"><em>Cầu treo. Ảnh: Quang Đức</em></p>',
    '<table><tr><td><img src="/1.jpg"></td></tr><tr><td>Cầu treo. Ảnh: Quang Đức</td></tr></table>',
    '<div class="pic"><img data-src="/1.jpg" src="/blank.gif"><div class="PhotoCMS_Caption"><p>Cầu treo. Ảnh: Quang Đức</p></div></div>',
    '<p><img src="data:image/gif;base64,R0" data-srcset="/1-480.jpg 480w, /1.jpg 1200w"><br><i>Cầu treo. Ảnh: Quang Đức</i></p>',
  ])('belong together in %s', (html) => {
    expect(blocksOf(`<p>Đầu bài.</p>${html}<p>Cuối bài.</p>`)).toMatchObject([
      { kind: 'paragraph' },
      {
        kind: 'figure',
        picture: { url: 'https://vidu.example/1.jpg', caption: 'Cầu treo.', credit: 'Quang Đức' },
      },
      { kind: 'paragraph' },
    ]);
  });
});

describe('tidySapo', () => {
  it.each([
    '(Báo Ví Dụ) – Hội trở lại.',
    '(BVD) - Hội trở lại.',
    'BVD - Hội trở lại.',
    'Vidu.example – Hội trở lại.',
    'Hội trở lại.',
  ])('drops the name of the paper in %s', (written) => {
    expect(tidySapo(written)).toBe('Hội trở lại.');
  });
});
