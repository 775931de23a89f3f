import { describe, expect, it } from 'vitest';
import { textOf } from '../page/element-text.ts';
import { parsePage } from '../page/parse-page.ts';
import { locateContent } from './locate-content.ts';

const SENTENCE =
  'Đội thi công gồm bốn mươi hai người chia làm hai kíp, làm từ bờ bắc sang bờ nam, và ban ngày xe vẫn đi như thường lệ.';

function located(body: string): string {
  const source = `<html><body>${body}</body></html>`;
  return textOf(locateContent(parsePage(source).document, source));
}

describe('locateContent', () => {
  it('finds a body whose paragraphs are plain boxes', () => {
    const text = `<div>${SENTENCE}</div>`.repeat(6);
    expect(
      located(
        `<div class="a"><div class="b"><h1>Thay neo cầu phao</h1></div><div class="c">${text}</div></div>`,
      ),
    ).toContain(SENTENCE);
  });

  it('finds all entries of a report, not the longest one', () => {
    const entry = (at: number, text: string) =>
      `<li><b>Phút ${at}</b><div class="entry"><p>Lượt ${at}. ${text}</p></div></li>`;
    const list = [12, 38, 67].map((at) => entry(at, SENTENCE)).join('') + entry(90, SENTENCE.repeat(4));
    const text = located(`<h1>Trực tiếp trận đấu</h1><ul>${list}</ul>`);
    expect([12, 38, 67, 90].filter((at) => !text.includes(`Lượt ${at}.`))).toEqual([]);
  });
});
