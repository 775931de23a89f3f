import { describe, expect, it } from 'vitest';
import { viewPage } from '../page/page-view.ts';
import { findPublishedTime } from './published-time.ts';
import { surroundings } from './title-element.ts';

const TITLE = 'Cầu phao Bến Dụ đóng ba đêm để thay neo';
const TEXT = 'Ban quản lý bến cho biết mỗi đêm chỉ đóng sáu tiếng, ban ngày xe vẫn đi như thường lệ. '.repeat(
  2,
);
const PARAGRAPHS = `<p>${TEXT}</p>`.repeat(4);
const OTHERS = '<div class="box"><a href="/x">Một tin khác</a><span class="time">2 giờ trước</span></div>';

function timeOf(above: string, below: string, head = '') {
  const page = viewPage(
    `<head>${head}</head><body><main>${above}<h1>${TITLE}</h1>${below}</main></body>`,
    'https://vidu.example/tin/cau-phao.html',
  );
  const context = { now: new Date('2026-11-29T13:00:00Z'), timeZone: 'Asia/Ho_Chi_Minh' };
  return findPublishedTime(page, surroundings(page.document, TITLE), context)?.value.time;
}

describe('findPublishedTime', () => {
  it.each([
    [
      'above the title, before times of boxes below the text',
      '<p>20/11/2026 15:44</p>',
      `${PARAGRAPHS}${OTHERS}`,
    ],
    [
      'in a list of facts below the title',
      '',
      `<ul class="meta-list"><li>Minh Khuê</li><li>20/11/2026 15:44</li></ul>${PARAGRAPHS}`,
    ],
    ['in a column beside the title', '', `<aside><div>Fri 20 Nov 2026 08.44 GMT</div></aside>${PARAGRAPHS}`],
    [
      'above the title, before a clock in a table',
      '<table><tr><td class="today">29/11/2026, 19:58 [GMT+7]</td></tr></table><p>Cập nhật lúc 15:44, Thứ Sáu, 20/11/2026</p>',
      PARAGRAPHS,
    ],
    [
      'after the time of an update',
      '',
      `<p><span>Cập nhật lúc 18h05 ngày 21/11/2026</span> <span>15h44 ngày 20/11/2026</span></p>${PARAGRAPHS}`,
    ],
  ])('is the time %s', (_where, above, below) => {
    expect(timeOf(above, below)).toBe('2026-11-20T08:44:00.000Z');
  });

  it('has the hour that linked data says of the page where that shows the same day', () => {
    const linked =
      '<script type="application/ld+json">{"@type":"WebPage","datePublished":"2026-11-20T08:44:00Z"}</script>';
    expect(timeOf('', `<p>Ngày đăng: 20/11/2026</p>${PARAGRAPHS}`, linked)).toBe('2026-11-20T08:44:00.000Z');
    expect(timeOf('', `<p>Ngày đăng: 19/11/2026</p>${PARAGRAPHS}`, linked)).toBe('2026-11-18T17:00:00.000Z');
  });

  it('is the day below the text where the page shows no other', () => {
    const prose = `<p>${TEXT} Người gác đèn hỏi con sóng hôm nay thế nào.</p>`;
    expect(timeOf('', `${PARAGRAPHS}${prose}<p class="end">20/11/2026</p>`)).toBe('2026-11-19T17:00:00.000Z');
  });

  it('is not the time of an entry of a live report', () => {
    const live =
      '<script type="application/ld+json">{"@type":"LiveBlogPosting","headline":"x","liveBlogUpdate":[{"@type":"BlogPosting","headline":"y","datePublished":"2026-11-20T18:00:00+07:00","author":"z"}]}</script>';
    expect(timeOf('', `<p>20/11/2026 15:44</p>${PARAGRAPHS}`, live)).toBe('2026-11-20T08:44:00.000Z');
  });
});
