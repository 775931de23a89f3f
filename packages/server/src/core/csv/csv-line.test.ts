import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+84 90', "'+84 90"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =cmd()', "'  =cmd()"],
  ['\u00A0=1+1', "'\u00A0=1+1"],
  ['\t=x', "'\t=x"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['\n=1', '"\'\n=1"'],
  ['=a,b', '"\'=a,b"'],
])('the formula %j is written as the text %j', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

test.each([
  ['in full width', '＝1+1'],
  ['with a full-width plus', '＋1'],
  ['with a full-width minus', '－1'],
  ['with a full-width at sign', '＠SUM(A1)'],
  ['in a small form', '﹦1+1'],
  ['with a raised sign', '⁼1'],
  ['with a minus sign of typography', '\u22121'],
  ['behind a wide blank', '\u3000＝1+1'],
  ['behind an invisible character', '\u200B\uFEFF=1+1'],
  ['behind a control character', '\0=1+1'],
])('a formula %s does not run', (_name, text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`);
});

test.each([
  ['Hà Nội', 'Hà Nội'],
  ['3 = ba', '3 = ba'],
  ['a-b', 'a-b'],
  ['', ''],
  ["'quoted'", "'quoted'"],
  ['a,b', '"a,b"'],
  ['"trích"', '"""trích"""'],
  ['một\nhai', '"một\nhai"'],
])('the text %j is written as %j', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

test('numbers, times and null stay unchanged', () => {
  expect(csvLine([-5, { wallTime: '2025-09-02 08:00' }, null, ''])).toBe('-5,2025-09-02 08:00,,\r\n');
});
