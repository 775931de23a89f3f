import { describe, expect, it } from 'vitest';
import { readHtmlBlocks } from '../../../../test/read-html-blocks.ts';
import { linesOf } from './content-block.ts';

const TEXT = 'Một đoạn văn đủ dài để phần còn lại chỉ là một góc nhỏ của bài viết. '.repeat(5).trim();
const blocksOf = (html: string) => readHtmlBlocks(`<p>${TEXT}</p>${html}<p>${TEXT}</p>`);

describe('the body of an article', () => {
  it.each([
    '<div class="video-embed"><iframe src="/x"></iframe><em>Hai bàn thắng phút bù giờ</em></div>',
    '<div type="VideoStream"><div class="VideoCMS_Caption"><p>Hai bàn thắng phút bù giờ</p></div></div>',
    '<figure><iframe src="/x"></iframe><figcaption>Hai bàn thắng phút bù giờ</figcaption></figure>',
    '<div class="viewVideoPlay"><video></video><p>Hai bàn thắng phút bù giờ</p></div>',
    '<div type="insertembedcode"><div>VNCF: 92.300 <b>-1,2%</b></div></div>',
    '<div class="lwptoc"><div>Mục lục</div><div><a href="#1">1. Cái được</a><a href="#2">2. Cái mất</a></div></div>',
    '<div class="cta-box"><p>Đặt lịch khám ngay: <a href="tel:1900">1900 0000</a></p></div>',
    '<div type="RelatedOneNews"><a href="/x">Lịch thi đấu</a></div>',
    '<table><tr><td><a href="/x"><img src="/t.jpg"><b>Hồ tiêu lên giá bất ngờ</b></a><i>Tóm tắt của bài khác.</i></td></tr></table>',
    '<p>Mời tôi một ly cà phê nếu bạn thích bài này.</p>',
    '<div><b>Xem thêm</b><p><a href="/0">Học sinh nghỉ học khi trời rét bao nhiêu độ?</a></p><p><a href="/1">Giữ ấm cho gia súc</a></p></div>',
    '<div><div>Có thể bạn quan tâm</div><div><a href="/0">Trà gừng</a></div><div><a href="/1">Khi nào cần đi khám</a></div></div>',
  ])('has no words and no picture of %s', (html) => {
    expect(blocksOf(html).flatMap((block) => linesOf([block]))).toEqual([TEXT, TEXT]);
    expect(blocksOf(html)).toHaveLength(2);
  });

  it.each([
    '<div><iframe src="/x"></iframe><p>Một câu của bài.</p></div>',
    '<aside class="pullquote"><p>Một câu của bài.</p></aside>',
    '<div class="video-desc"><p>Một câu của bài.</p></div>',
  ])('keeps the sentence in %s', (html) => {
    expect(blocksOf(html).flatMap((block) => linesOf([block]))).toEqual([TEXT, 'Một câu của bài.', TEXT]);
  });

  it('keeps a short link that no title of a box stands above', () => {
    expect(blocksOf('<p><a href="/1">Giữ ấm cho gia súc</a></p>')).toHaveLength(3);
  });

  it('has the caption of a picture with counter and zoom sign between them', () => {
    const [, figure] = blocksOf(
      '<div><div><img src="/1.jpg"><div>1/7</div><span>Phóng to</span></div><div class="desc_cation"><p>Ghe rời bến.</p></div></div>',
    );
    expect(figure).toMatchObject({ kind: 'figure', picture: { caption: 'Ghe rời bến.' } });
  });
});
