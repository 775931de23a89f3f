import { expect, it } from 'vitest';
import { csvLine } from './csv-lines.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+84 90', "'+84 90"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =cmd()', "'  =cmd()"],
  ['\t=x', "'\t=x"],
  ['Hà Nội', 'Hà Nội'],
  ['a,b', '"a,b"'],
  ['"trích"', '"""trích"""'],
  ['một\nhai', '"một\nhai"'],
  ['=a,b', '"\'=a,b"'],
])('%j is written as %j', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

it('numbers, times and null stay unchanged', () => {
  expect(csvLine([-5, { wallTime: '2025-09-02 08:00' }, null, ''])).toBe('-5,2025-09-02 08:00,,\r\n');
});
