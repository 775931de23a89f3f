import { describe, expect, it } from 'vitest';
import { readHtmlBlocks } from '../../../../test/read-html-blocks.ts';
import { readByLine, takeByLines } from './by-lines.ts';
import { captionParts } from './caption-parts.ts';
import { tidySapo } from './sapo.ts';

describe('readByLine', () => {
  it.each([
    ['Minh Khuê – Bảo An', ['Minh Khuê', 'Bảo An'], ''],
    ['Minh Khuê-Bảo An', ['Minh Khuê', 'Bảo An'], ''],
    ['Bài và ảnh: Hải Đăng', ['Hải Đăng'], ''],
    ['Bài, ảnh: HẢI ĐĂNG', ['HẢI ĐĂNG'], ''],
    ['Thực hiện: Minh Khuê, Bảo An và Quang Đức', ['Minh Khuê', 'Bảo An', 'Quang Đức'], ''],
    ['Bài: Minh Khuê; Ảnh: Quang Đức', ['Minh Khuê', 'Quang Đức'], ''],
    ['Theo Thông tấn Mẫu', [], 'Thông tấn Mẫu'],
    ['Theo Minh Khuê (Thông tấn Mẫu)', ['Minh Khuê'], 'Thông tấn Mẫu'],
    ['Minh Khuê (Theo Thông tấn Mẫu)', ['Minh Khuê'], 'Thông tấn Mẫu'],
    ['Minh Khuê (tổng hợp)', ['Minh Khuê'], ''],
    ['Bởi Hạnh Mẫu - ', ['Hạnh Mẫu'], ''],
    ['PV Minh Khuê', ['Minh Khuê'], ''],
    ['Phóng viên Minh Khuê', ['Minh Khuê'], ''],
    ['PGS. TS. Minh Khuê', ['Minh Khuê'], ''],
    ['Tác giả bài viết: Minh Khuê', ['Minh Khuê'], ''],
    ['Công chức Văn hóa - Xã hội', ['Công chức Văn hóa - Xã hội'], ''],
    ['Minh Khuê | Chuyên mục: Đời sống', ['Minh Khuê'], ''],
    ['Minh Khuê toasoan@vidu.example', ['Minh Khuê'], ''],
    ['Được viết bởi Minh Khuê', ['Minh Khuê'], ''],
    ['Được viết bởi Ban Biên tập', [], ''],
    ['admin', [], ''],
    ['Báo Ví Dụ', [], ''],
    ['Cập nhật 20/11/2026', [], ''],
  ])('reads %s', (written, authors, source) => {
    expect(readByLine(written, ['Báo Ví Dụ'])).toEqual({ authors, source });
  });
});

describe('takeByLines', () => {
  it.each([
    ['<p><b>Minh Khuê</b></p>', ['Minh Khuê']],
    ['<p align="right">Minh Khuê – Bảo An</p>', ['Minh Khuê', 'Bảo An']],
    ['<p class="author">Minh Khuê</p>', ['Minh Khuê']],
    ['<p>Bài và ảnh: Hải Đăng</p>', ['Hải Đăng']],
    ['<p>MINH KHUÊ</p>', ['MINH KHUÊ']],
    ['<p>— Minh Khuê</p>', ['Minh Khuê']],
    ['<p class="signed">Nhóm phóng viên Miền Trung</p>', ['Nhóm phóng viên Miền Trung']],
    ['<p align="right"><b>Trung tâm Thông tin</b></p>', ['Trung tâm Thông tin']],
  ])('takes %s from the end of an article', (line, authors) => {
    const found = takeByLines(readHtmlBlocks(`<p>Một đoạn văn.</p><p>Đoạn cuối của bài.</p>${line}`), []);
    expect(found.authors).toEqual(authors);
    expect(found.blocks).toHaveLength(2);
  });

  it.each([
    '<p><b>Kết quả chung cuộc của hội thi</b></p>',
    '<p>Mọi người vui vẻ ra về.</p>',
    '<p><b>Địa chỉ: số 1 phố Ví Dụ</b></p>',
    '<p>Theo kế hoạch, mặt đường được trả lại vào ngày 18/12, trước Tết.</p>',
  ])('takes %s for a part of the article', (line) => {
    expect(takeByLines(readHtmlBlocks(`<p>Một đoạn văn.</p>${line}`), [])).toMatchObject({
      authors: [],
      source: '',
    });
  });
});

describe('lines below the text', () => {
  it('name an agency as the source', () => {
    const found = takeByLines(readHtmlBlocks('<p>Một đoạn văn.</p><p>(TTXM/Bản tin Mẫu)</p>'), []);
    expect(found).toMatchObject({ authors: [], source: 'TTXM/Bản tin Mẫu' });
    expect(found.blocks).toHaveLength(1);
  });

  it('keep their headings without the link of a heading', () => {
    const blocks = readHtmlBlocks('<h2>Cái được <a href="#x">#</a></h2><p>Một đoạn văn.</p>');
    expect(blocks[0]).toMatchObject({ kind: 'heading', inline: { text: 'Cái được' } });
  });

  it.each([
    '<p>Thẻ: hội làng, đua thuyền</p>',
    '<p>Đánh giá bài viết: 0/5</p>',
    '<p>Lượt xem: 1.204</p>',
    '<p><b>&gt;&gt;&gt; Hồ tiêu lên giá bất ngờ</b></p>',
    '<p>Đăng ký thành viên để ủng hộ những bài như bài này.</p>',
    '<p>Đọc 245 lần</p>',
    '<p>Sửa lần cuối vào Thứ bảy, 28 Tháng 11 2026 09:10</p>',
    '<p>*Mời bạn đọc vào chuyên mục <a href="/x">Đời sống</a> xem các tin, bài liên quan.</p>',
    '<p>Bạn đọc có thắc mắc xin gửi về hộp thư của chuyên mục.</p>',
    '<p>20/11/2026</p>',
    '<p>— TTXM</p>',
    '<p>5 phút đọc · 20 thg 11</p>',
    '<p>Đọc thêm<a href="/x">Nhà văn hóa cũ thành thư viện</a></p>',
    '<a href="/x"><h2>Nhà văn hóa cũ thành thư viện cho trẻ em</h2></a>',
    '<img src="/dot.gif"><p><a href="/x">Tin một rất dài để đọc</a></p><img src="/dot.gif"><p><a href="/y">Tin hai rất dài để đọc</a></p><img src="/dot.gif">',
  ])('are no part of it in %s', (html) => {
    expect(readHtmlBlocks(`<p>Một đoạn văn.</p>${html}`)).toHaveLength(1);
  });
});

describe('captionParts', () => {
  it.each([
    ['Các đội vào vạch. Ảnh: Quang Đức', 'Các đội vào vạch.', 'Quang Đức'],
    ['Các đội vào vạch (Ảnh: Quang Đức)', 'Các đội vào vạch', 'Quang Đức'],
    ['Các đội vào vạch - Nguồn: Báo Ví Dụ', 'Các đội vào vạch', 'Báo Ví Dụ'],
    ['Các đội vào vạch. © Quang Đức', 'Các đội vào vạch.', 'Quang Đức'],
    ['Các đội vào vạch. (Quang Đức)', 'Các đội vào vạch.', 'Quang Đức'],
    ['Chợ nổi ở xã Ví Hạ (Cần Mẫu).', 'Chợ nổi ở xã Ví Hạ (Cần Mẫu).', ''],
    ['Các đội vào vạch. Ảnh của Quang Đức', 'Các đội vào vạch.', 'Quang Đức'],
    ['Ảnh: Quang Đức', '', 'Quang Đức'],
    ['The team at work. — VDN Photo Quang Đức', 'The team at work.', 'Quang Đức'],
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
    '<figure><img src="/1.jpg"><figcaption>Cầu treo.</figcaption><div class="PhotoCMS_Author"><p>Quang Đức</p></div></figure>',
    '<div class="sp-img"><img src="/1.jpg"><span class="note">Cầu treo. Ảnh: Quang Đức</span></div>',
    '<div><p><img src="/1.jpg"></p><figcaption>Cầu treo. Ảnh: Quang Đức</figcaption></div>',
    '<p><img src="/1.jpg" alt="Cầu treo. Ảnh: Quang Đức"></p><p>Cầu treo. Ảnh: Quang Đức</p>',
    '<app-image><img src="/1.jpg"><span>Cầu treo. Ảnh: Quang Đức</span></app-image>',
    '<p><img src="data:image/gif;base64,R0" data-srcset="/1-480.jpg 480w, /1.jpg 1200w"><br><i>Cầu treo. Ảnh: Quang Đức</i></p>',
  ])('belong together in %s', (html) => {
    expect(readHtmlBlocks(`<p>Đầu bài.</p>${html}<p>Cuối bài.</p>`)).toMatchObject([
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
