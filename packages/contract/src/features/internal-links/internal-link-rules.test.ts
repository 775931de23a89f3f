import { describe, expect, it, test } from 'vitest';
import { hasKeyword, ownPhrases, sameSitePath } from './internal-link-rules.ts';
import { readCsv } from './link-csv.ts';

test('an exclusion has an effect where it holds the keyword or a variant as whole syllables', () => {
  expect(hasKeyword('an ninh', ['an'])).toBe(true);
  expect(hasKeyword('Thúy Kiều', ['thuý'])).toBe(true);
  expect(hasKeyword('thuế má', ['Huế', 'ma'])).toBe(false);
});

test('phrases that match the same words are kept once', () => {
  expect(ownPhrases('Hòa Bình', ['hoà bình', 'Hòa-Bình', 'hoa bình', 'HOA BÌNH'])).toEqual(['hoa bình']);
});

describe('An address leads to the same site', () => {
  it.each([
    ['/gioi-thieu?x=1#a', '/gioi-thieu?x=1#a'],
    ['https://hue.example/the/pho', '/the/pho'],
    ['http://www.hue.example/', '/'],
    ['https://báo-huế.vn/a', '/a'],
    ['https://hue.example.evil.example/a', undefined],
    ['https://hue.example@evil.example/a', undefined],
    ['https://evil@hue.example/a', undefined],
    ['//evil.example/a', undefined],
    ['/\\evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['gioi-thieu', undefined],
  ])('%s: %s', (url, path) => {
    expect(sameSitePath(url, ['hue.example', 'báo-huế.vn'])).toBe(path);
  });
});

test('a CSV text is read with quotes, both separators, blank lines and the lines that people see', () => {
  const text = '\uFEFFkeyword;title\r\n"a;b";"nói ""to"" \n lên"\n\n;\nHuế;cố đô';
  expect(readCsv(text)).toEqual([
    { line: 1, cells: ['keyword', 'title'] },
    { line: 2, cells: ['a;b', 'nói "to" \n lên'] },
    { line: 6, cells: ['Huế', 'cố đô'] },
  ]);
  expect(readCsv('a,b\n"x"y,z,')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['"x"y', 'z', ''] },
  ]);
});
